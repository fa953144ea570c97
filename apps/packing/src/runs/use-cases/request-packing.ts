import { randomInt, randomUUID } from 'node:crypto';
import {
  packProductsDeepJob,
  packProductsJob,
  type autoPack,
  type Company,
  type InputOf,
  type PackingRun,
  type PackingType,
} from '@mullion/contracts';
import { AppError, Database, Queues, type CallInfo, type Committed } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { Companies } from '../../copies/copies.module';
import { PackingTypesQueries } from '../../packing-types/packing-types.queries';
import { makingOf, OrderCopies, type PalletSpec, type ProductRow } from '../../pallets/pallets.module';
import { chooseProducts } from '../choose-products';
import { engineSettings } from '../rules/resolve-settings';
import { runContent } from '../run-content';
import { runDto } from '../run.mapper';
import { RunRepository, type BusyProduct } from '../run.repository';
import type { RunRow } from '../run.row';

type Body = InputOf<typeof autoPack>['body'];

/** From this budget on a run is deep: its own queue, one at a time a company. */
const DEEP_FROM_SECONDS = 15;
const MAX_SEED = 2 ** 31;
/** A refusal names so many products; all of them are in its parameters. */
const MOST_NAMES = 3;

/** Starts a packing run: a row with a snapshot; the search itself is a job. */
@Injectable()
export class RequestPacking {
  constructor(
    private readonly database: Database,
    private readonly companies: Companies,
    private readonly types: PackingTypesQueries,
    private readonly orders: OrderCopies,
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
      const chosen = await chooseProducts(tx, company, body, making);
      if (chosen.free.length === 0)
        throw new AppError('packing_run.no_products', { products: [...chosen.locked, ...chosen.pinned].map((p) => p.barcode) });
      const runs = new RunRepository(tx, company.id);
      const isDeep = body.settings.budget_seconds >= DEEP_FROM_SECONDS;
      const row = await runs.insert({
        id: randomUUID(),
        userId: call.context.user_id,
        userName: call.context.user_name,
        queue: isDeep ? 'packing-deep' : 'packing-quick',
        orderIds: [...new Set(chosen.free.map((p) => p.order_id))],
        settings: body.settings,
        resolved: { making, addresses: new Set(chosen.free.map((p) => p.address_key)).size },
        content: runContent(chosen, settings),
        budgetSeconds: body.settings.budget_seconds,
        seed: randomInt(1, MAX_SEED),
        unplaced: [...chosen.locked.map((p) => named(p, 'locked')), ...chosen.pinned.map((p) => named(p, 'pinned'))],
      });
      const busy = await runs.takeProducts(
        row.id,
        chosen.free.map((p) => p.id),
      );
      if (busy.length > 0) throw busyError(company, chosen.free, await runs.busy(busy));
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
      await this.orders.heal(companyId, { order_ids: orderIds }).catch(() => undefined);
  }

  private making(body: Body, type: PackingType | null, longestOfCompany: number): PalletSpec {
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
}

const named = (p: ProductRow, rule: string): PackingRun['unplaced'][number] => ({
  id: p.id as PackingRun['unplaced'][number]['id'],
  barcode: p.barcode,
  position: p.position,
  order: p.order_number,
  rule,
});

/** Names the product and the run that has it. */
const busyError = (company: Company, free: readonly ProductRow[], busy: readonly BusyProduct[]): AppError => {
  const rows = new Map(free.map((row) => [row.id, row]));
  const taken = busy.flatMap(({ product_id }) => rows.get(product_id) ?? []);
  const names = [...new Set(taken.map((row) => `${row.order_number} · ${row.position}`))];
  const run = busy[0];
  const started = run && new Intl.DateTimeFormat('lt-LT', { timeZone: company.time_zone, timeStyle: 'short' }).format(run.created_at);
  return new AppError('packing_run.product_busy', {
    products: taken.map((row) => row.barcode),
    names: `${names.slice(0, MOST_NAMES).join(', ')}${names.length > MOST_NAMES ? ' …' : ''}`,
    count: taken.length,
    person: run?.user_name ?? '',
    time: started ?? '',
    run: run?.run_id ?? '',
  });
};
