import { palletStatus, type Company, type PackingInstance, type PackingRun, type PalletPlanDto } from '@mullion/contracts';
import type { PackProduct, PalletLoad } from '@mullion/packing-model';
import { AppError, type Tx } from '@mullion/server-kit';
import {
  draftPallet,
  resettleRemaining,
  lengthRuleOf,
  PalletWork,
  toPackProduct,
  tryAgain,
  resize,
  toLoad,
  withLoad,
  type PalletState,
  type ProductRow,
} from '../../pallets/pallets.module';
import { planPalletNow } from '../rules/check-plan-pallet';
import { undoOf } from './undo-plan';
import { RunRepository } from '../run.repository';
import type { RunInstance, RunRow } from '../run.row';

type LeftOut = PackingRun['left_out'][number];

interface Ready {
  readonly load: PalletLoad;
  /** The pallet of now that becomes it; null: a new one. */
  readonly palletId: number | null;
  /** Something on it stays where it is: it cannot become a new pallet. */
  readonly isOpen: boolean;
}

/**
 * Makes the pallets of a run's plan in the given transaction: everything is locked in id order, only products that are exactly as
 * they were when the run began are placed, every pallet is judged again, and what is left out is named (docs/architecture.md, rule 9).
 * @throws AppError `packing_run.stale` when nothing of the plan can be made any more and `refuseStale` is set.
 */
export const applyPlan = async (given: {
  tx: Tx;
  company: Company;
  run: RunRow;
  plan: PalletPlanDto;
  refuseStale: boolean;
}): Promise<RunRow> => {
  const { tx, company, run, plan, refuseStale } = given;
  const runs = new RunRepository(tx, company.id);
  const content = await runs.content(run.id);
  const work = new PalletWork(tx, company, run);
  const planned = plan.pallets.flatMap((pallet) => pallet.items.map((item) => item.id as number));
  const open = new Set(content.snapshot.fixed.map((p) => p.pallet_id));
  const states = await work.lock([...open, ...(await work.repository.palletIdsOf(planned))]);
  const rows = new Map((await work.lockProducts(planned)).map((row) => [row.id, row]));
  if ([...rows.values()].some((row) => row.pallet_id !== null && !states.has(row.pallet_id))) throw tryAgain();

  const judge = new Judge(content, rows, states);
  const judged = readyPallets(plan, judge, { company, run, states });
  const { ready, dropped } = settleTargets(judged.ready, states);
  const out = [...judged.out, ...dropped.filter((id) => !judge.fixed.has(id)).map((id) => ({ id, rule: 'changed' }))];
  const leftOut = named(out, rows, content, run);
  if (ready.length === 0 && refuseStale) throw new AppError('packing_run.stale', { products: leftOut.map((p) => p.barcode) });
  const placed = new Set(ready.flatMap(({ load }) => load.products.map((p) => p.id)));
  const targets = new Set(ready.map((one) => one.palletId));
  const sources = [...states.values()].filter(({ row, products }) => !targets.has(row.id) && products.some((p) => placed.has(p.id)));
  const filled = ready.filter((one) => one.palletId !== null);
  const made = ready.filter((one) => one.palletId === null);
  await work.write(filled.map(({ load, palletId }) => withLoad(states.get(palletId as number) as PalletState, load, work.known)));
  const created = await work.create(
    made.map(({ load }) => draftPallet(company.id, run.resolved.making, { length: load.lengthMm, width: load.widthMm })),
    (row, index) => withLoad({ row, products: [] }, (made[index] as Ready).load, work.known),
  );
  // What is pinned does not move even where there is room now.
  const pinned = sources.filter(({ row }) => open.has(row.id));
  await work.write(pinned.map((state) => withoutProducts(state, placed, company, work)));
  await resettleRemaining(
    work,
    sources.filter(({ row }) => !open.has(row.id)),
    placed,
  );
  await work.tell();
  const palletIds = [...created.map((state) => state.row.id), ...filled.map((one) => one.palletId as number)];
  const touched = [...states.values()].filter(({ row }) => targets.has(row.id) || sources.some((source) => source.row.id === row.id));
  const productIds = [...placed, ...touched.flatMap(({ products }) => products.map((p) => p.id))];
  await runs.keepUndo(run.id, await undoOf(work, touched, productIds, palletIds));
  return runs.setState(run.id, 'applied', { leftOut, palletIds });
};

/** Tells what may still be placed as planned. */
class Judge {
  private readonly versions: ReadonlyMap<number, number>;
  private readonly facts: ReadonlyMap<number, PackingInstance['products'][number]>;
  readonly fixed: ReadonlyMap<number, number>;

  constructor(
    content: RunInstance,
    private readonly rows: ReadonlyMap<number, ProductRow>,
    private readonly states: ReadonlyMap<number, PalletState>,
  ) {
    this.versions = new Map([...content.snapshot.products, ...content.snapshot.fixed].map((p) => [p.id, p.version]));
    this.facts = new Map(content.instance.products.map((p) => [p.id, p]));
    this.fixed = new Map(content.snapshot.fixed.map((p) => [p.id, p.pallet_id]));
  }

  /** The rule that keeps a product out, or null. */
  against(id: number): string | null {
    const row = this.rows.get(id);
    const fact = this.facts.get(id);
    if (!row || !fact || row.removed || row.version !== this.versions.get(id)) return 'changed';
    const isSame =
      row.width === fact.width &&
      row.height === fact.height &&
      row.depth === fact.depth &&
      row.weight === fact.weight &&
      row.can_be_flipped === fact.can_be_flipped &&
      row.address_key === fact.address &&
      String(row.order_id) === fact.order;
    if (!isSame) return 'changed';
    const pallet = row.pallet_id === null ? null : this.states.get(row.pallet_id)?.row;
    return pallet && (pallet.truck_id !== null || pallet.status >= palletStatus.prepared) ? 'locked' : null;
  }

  product(id: number): PackProduct {
    return toPackProduct(this.rows.get(id) as ProductRow);
  }
}

const readyPallets = (
  plan: PalletPlanDto,
  judge: Judge,
  { company, run, states }: { company: Company; run: RunRow; states: ReadonlyMap<number, PalletState> },
): { ready: Ready[]; out: { id: number; rule: string }[] } => {
  const { making } = run.resolved;
  const rule = lengthRuleOf(company, making.longest_length);
  const ready: Ready[] = [];
  const out: { id: number; rule: string }[] = [];
  for (const pallet of plan.pallets) {
    const openId = pallet.items.map((item) => judge.fixed.get(item.id)).find((id) => id !== undefined) ?? null;
    if (openId !== null && pallet.items.every((item) => judge.fixed.has(item.id))) continue;
    const verdicts = pallet.items.map((item) => ({ item, against: judge.against(item.id) }));
    const bad = verdicts.flatMap(({ item, against }) => (against === null ? [] : [{ id: item.id, rule: against }]));
    out.push(...bad);
    // What was to be filled up is no longer what it was: its own content stays, nothing is added.
    if (openId !== null && (!states.has(openId) || bad.some(({ id }) => judge.fixed.has(id)))) {
      out.push(...verdicts.flatMap(({ item, against }) => (against === null ? [{ id: item.id, rule: 'changed' }] : [])));
      continue;
    }
    const good = new Map(verdicts.filter((v) => v.against === null).map(({ item }) => [item.id as number, judge.product(item.id)]));
    const now = planPalletNow(emptyLoad(company, making, pallet), pallet.items, good, rule);
    out.push(...now.out);
    if (now.load) ready.push({ load: now.load, palletId: openId ?? pallet.pallet_id ?? null, isOpen: openId !== null });
  }
  return { ready, out: out.filter(({ id }) => !judge.fixed.has(id)) };
};

/**
 * A pallet of now becomes one of the plan only when all that stands on it now has a place in the plan; otherwise a new pallet is made,
 * or, where something stays on it, nothing is added to it.
 */
const settleTargets = (given: readonly Ready[], states: ReadonlyMap<number, PalletState>): { ready: Ready[]; dropped: number[] } => {
  let ready = [...given];
  const dropped: number[] = [];
  for (;;) {
    const placed = new Set(ready.flatMap(({ load }) => load.products.map((p) => p.id)));
    const isFree = ({ palletId }: Ready): boolean => {
      const state = palletId === null ? null : states.get(palletId);
      if (palletId === null) return true;
      if (!state || state.row.truck_id !== null || state.row.status >= palletStatus.prepared) return false;
      return state.products.every((p) => placed.has(p.id));
    };
    const taken = ready.filter((one) => !isFree(one));
    if (taken.length === 0) return { ready, dropped };
    const lost = taken.filter((one) => one.isOpen);
    dropped.push(...lost.flatMap(({ load }) => load.products.map((p) => p.id)));
    ready = ready.flatMap((one) => (!taken.includes(one) ? one : one.isOpen ? [] : { ...one, palletId: null }));
  }
};

/** What stays on a pallet, in its place; only the far end follows. */
const withoutProducts = (state: PalletState, gone: ReadonlySet<number>, company: Company, work: PalletWork): PalletState => {
  const load = toLoad(state, company);
  const rest = { ...load, products: load.products.filter((p) => !gone.has(p.id)) };
  return withLoad(state, resize(rest, lengthRuleOf(company, state.row.longest_length), true), work.known);
};

const emptyLoad = (company: Company, making: RunRow['resolved']['making'], size: { length: number; width: number }): PalletLoad => ({
  lengthMm: size.length,
  widthMm: size.width,
  limits: {
    palletHeightMm: making.pallet_height,
    maxHeightMm: making.max_height,
    maxMassKg: making.max_weight,
    spacingBetweenMm: making.spacing_between,
    spacingEndsMm: making.spacing_ends,
    spacingSidesMm: making.spacing_sides,
  },
  products: [],
  // Without a structure the timber counts as length × width, as the optimiser and the judge count it.
  structure: null,
  makesLegs: true,
  tallPalletRule: company.features.includes('tall_pallet_rule'),
});

const named = (
  out: readonly { id: number; rule: string }[],
  rows: ReadonlyMap<number, ProductRow>,
  content: RunInstance,
  run: RunRow,
): LeftOut[] => {
  const orders = new Map(content.instance.products.map((p) => [p.id as number, p.order]));
  const first = new Map(out.map(({ id, rule }) => [id, rule]));
  return [...first].map(([id, rule]) => {
    const row = rows.get(id);
    const order = row?.order_number ?? orders.get(id as never) ?? '';
    return {
      id: id as LeftOut['id'],
      barcode: row?.barcode ?? '',
      position: row?.position ?? '',
      order: order || String(run.order_ids[0] ?? ''),
      rule,
    };
  });
};
