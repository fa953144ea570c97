import { randomInt, randomUUID } from 'node:crypto';
import {
  packProductsDeepJob,
  packProductsJob,
  productStatus,
  type autoPack,
  type InputOf,
  type PackingInstance,
  type PackingRun,
  type PackingType,
} from '@mullion/contracts';
import { AppError, Database, Queues, type CallInfo, type Committed, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { Companies } from '../../copies/copies.module';
import { PackingTypesQueries } from '../../packing-types/packing-types.queries';
import { LookAgain, makingOf, PalletRepository, type PalletMaking, type PalletState, type ProductRow } from '../../pallets/pallets.module';
import { engineSettings } from '../rules/resolve-settings';
import { RunRepository } from '../run.repository';
import { runDto } from '../run.mapper';
import type { RunRow } from '../run.row';

type Body = InputOf<typeof autoPack>['body'];

/** From this budget on a run is deep: its own queue, one at a time a company. */
const DEEP_FROM_SECONDS = 15;
const MAX_SEED = 2 ** 31;

/** Which products a run packs, and which it cannot. */
interface Chosen {
  readonly free: readonly ProductRow[];
  readonly locked: readonly ProductRow[];
  /** Open pallets whose content stays and whose room may be filled. */
  readonly open: readonly PalletState[];
}

/** Starts a packing run: a row with a snapshot; the search itself is a job. */
@Injectable()
export class RequestPacking {
  constructor(
    private readonly database: Database,
    private readonly companies: Companies,
    private readonly types: PackingTypesQueries,
    private readonly news: LookAgain,
    private readonly queues: Queues,
  ) {}

  async run(call: CallInfo, body: Body): Promise<Committed<PackingRun>> {
    const company = await this.companies.of(call.context.company_id);
    await this.arrive(call, body.orders ?? []);
    const typeId = body.settings.packing_type_id ?? company.pref_packing_type;
    const type = typeId === null ? null : await this.types.find(company.id, typeId);
    if (body.settings.packing_type_id !== undefined && !type)
      throw new AppError('not_found', { packing_type: body.settings.packing_type_id });
    const making = this.making(body, type, company.longest_pallet);
    const settings = engineSettings(body.settings, making, company, type?.allow_different_orders ?? true);
    return this.database.transaction(call, async (tx) => {
      const chosen = await this.choose(tx, company.id, body, making);
      if (chosen.free.length === 0) throw new AppError('packing_run.no_products', { products: chosen.locked.map((p) => p.barcode) });
      const runs = new RunRepository(tx, company.id);
      const isDeep = body.settings.budget_seconds >= DEEP_FROM_SECONDS;
      const row = await runs.insert({
        id: randomUUID(),
        userId: call.context.user_id,
        userName: call.context.user_name,
        queue: isDeep ? 'packing-deep' : 'packing-quick',
        orderIds: [...new Set(chosen.free.map((p) => p.order_id))],
        settings: body.settings,
        resolved: { making },
        content: { instance: instanceOf(chosen, settings), snapshot: snapshotOf(chosen) },
        budgetSeconds: body.settings.budget_seconds,
        seed: randomInt(1, MAX_SEED),
        unplaced: chosen.locked.map((p) => named(p, 'locked')),
      });
      const busy = await runs.takeProducts(
        row.id,
        chosen.free.map((p) => p.id),
      );
      if (busy.length > 0) throw new AppError('packing_run.product_busy', { products: barcodesOf(chosen.free, busy) });
      // What fails here the sweep brings again.
      tx.afterCommit(() => void this.enqueue(row).catch(() => undefined));
      return runDto(row, false);
    });
  }

  /** Puts the job into its queue; what fails is brought again by the sweep. */
  async enqueue(row: Pick<RunRow, 'id' | 'company_id' | 'queue'>): Promise<void> {
    const job = row.queue === 'packing-deep' ? packProductsDeepJob : packProductsJob;
    const payload = { run_id: row.id as PackingRun['id'], company_id: row.company_id as never };
    if (await this.queues.enqueue(job, payload)) {
      await this.database.read('UPDATE packing_run SET enqueued_at = now() WHERE id = $1', [row.id]);
    }
  }

  /** What the asker has seen of orders must be here before products are counted. */
  private async arrive(call: CallInfo, orderIds: readonly number[]): Promise<void> {
    const freshness = await this.database.waitForStamps(call, ['orders']);
    if (orderIds.length === 0) return;
    const companyId = call.context.company_id;
    const [known] = await this.database.read<{ complete: number }>(
      `SELECT count(*)::int AS complete FROM order_copy o WHERE o.company_id = $1 AND o.id = ANY($2)
       AND o.product_count <= (SELECT count(*) FROM product_copy p WHERE p.order_id = o.id AND NOT p.removed)`,
      [companyId, orderIds],
    );
    if (freshness === 'stale' || known?.complete !== new Set(orderIds).size)
      await this.news.heal(companyId, { order_ids: orderIds }).catch(() => undefined);
  }

  private making(body: Body, type: PackingType | null, longestOfCompany: number): PalletMaking {
    const { settings } = body;
    const making = makingOf({ longest_pallet: longestOfCompany }, type, {
      pallet_height: settings.pallet_height,
      spacing_between: settings.spacing_between,
      spacing_ends: settings.spacing_ends,
      spacing_sides: settings.spacing_sides,
      max_weight: settings.max_weight,
      max_height: settings.max_height,
      width: settings.pallet_width,
    });
    return { ...making, longest_length: settings.longest_pallet ?? making.longest_length };
  }

  /** Products named, or the unplaced ones of the orders; named ones on locked or confirmed pallets stay where they are (rule 6). */
  private async choose(tx: Tx, companyId: number, body: Body, making: PalletMaking): Promise<Chosen> {
    const repository = new PalletRepository(tx, companyId);
    const ofOrders = body.orders?.length
      ? (await repository.placementsOf(body.orders)).filter((p) => p.pallet_id === null).map((p) => p.product_id)
      : [];
    const asked: number[] = body.products ?? [];
    const rows = (await repository.products([...new Set([...asked, ...ofOrders])])).filter((p) => !p.removed);
    const missing = asked.find((id) => !rows.some((row) => row.id === id));
    if (missing !== undefined) throw new AppError('product.not_found', { product: missing });
    const pallets = await repository.read([...new Set(rows.flatMap((row) => row.pallet_id ?? []))]);
    const isFree = (row: ProductRow): boolean => {
      const pallet = row.pallet_id === null ? null : pallets.get(row.pallet_id)?.row;
      return !pallet || (pallet.status < 1 && pallet.truck_id === null);
    };
    const wanted = rows.filter((row) => row.status !== productStatus.cancelled);
    const free = wanted.filter(isFree);
    const open = body.settings.use_open_pallets ? await this.openPallets(tx, repository, free, making) : [];
    return { free, locked: wanted.filter((row) => !isFree(row)), open };
  }

  /** Unconfirmed pallets of the same orders that are made alike and lose no product to this run. */
  private async openPallets(
    tx: Tx,
    repository: PalletRepository,
    free: readonly ProductRow[],
    making: PalletMaking,
  ): Promise<PalletState[]> {
    const ids = await tx.query<{ id: number }>(
      `SELECT id FROM pallet WHERE company_id = $1 AND status < 1 AND truck_id IS NULL AND NOT fictive AND products_count > 0 AND order_ids && $2::int[]
         AND width = $3 AND max_height = $4 AND max_weight = $5 AND spacing_between = $6 AND spacing_ends = $7 AND spacing_sides = $8
         AND length <= $9 AND jsonb_array_length(errors) = 0`,
      [
        repository.companyId, [...new Set(free.map((p) => p.order_id))], making.full_width, making.max_height, making.max_weight,
        making.spacing_between, making.spacing_ends, making.spacing_sides, making.longest_length,
      ], // prettier-ignore
    );
    const chosen = new Set(free.map((p) => p.id));
    const states = [...(await repository.read(ids.map((row) => row.id))).values()];
    return states.filter((state) => !state.products.some((p) => chosen.has(p.id)));
  }
}

const named = (p: ProductRow, rule: string): PackingRun['unplaced'][number] => ({
  id: p.id as PackingRun['unplaced'][number]['id'],
  barcode: p.barcode,
  position: p.position,
  order: p.order_number,
  rule,
});

const barcodesOf = (rows: readonly ProductRow[], ids: readonly number[]): string[] => {
  const wanted = new Set(ids);
  return rows.filter((row) => wanted.has(row.id)).map((row) => row.barcode);
};

const snapshotOf = ({ free, open }: Chosen) => ({
  products: free.map(({ id, version }) => ({ id, version })),
  fixed: open.flatMap(({ row, products }) => products.map(({ id, version }) => ({ id, version, pallet_id: row.id }))),
});

const instanceOf = ({ free, open }: Chosen, settings: PackingInstance['settings']): PackingInstance => {
  const standing = open.flatMap((state) => state.products);
  return {
    settings,
    products: [...free, ...standing].map((p) => ({
      id: p.id as PackingInstance['products'][number]['id'],
      order: String(p.order_id),
      address: p.address_key,
      category: p.category,
      width: p.width,
      height: p.height,
      depth: p.depth,
      weight: p.weight,
      can_be_flipped: p.can_be_flipped,
      // A set is a set within its order: two orders may both call one "A".
      part_of: p.part_of === null ? null : `${p.order_id}:${p.part_of}`,
    })),
    ...(standing.length === 0
      ? {}
      : {
          fixed: standing.map((p) => ({
            id: p.id as PackingInstance['products'][number]['id'],
            pallet: p.pallet_id as number,
            x: p.x,
            y: p.y,
            z: p.z,
            is_flipped: p.is_flipped,
          })),
        }),
  };
};
