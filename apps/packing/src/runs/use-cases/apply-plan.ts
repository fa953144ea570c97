import type { Company, PackingRun, PalletPlanDto } from '@mullion/contracts';
import { AppError, type Tx } from '@mullion/server-kit';
import { draftPallet } from '../../core/pallets/new-pallet';
import { lengthRuleOf, resize } from '../../core/rules/resize';
import { PalletWork, serializationFailure } from '../../core/pallets/pallet-work';
import { lowerRemaining } from '../../core/pallets/lower-remaining';
import { shownNumberOf, toLoad } from '../../core/pallets/pallet.mapper';
import { withLoad } from '../../core/pallets/derive-pallet';
import type { PalletState, ProductRow } from '../../core/pallets/pallet.row';
import { fixedOf, readyPallets, type ReadyPallet, type Rejected } from '../planned-pallets';
import { outdatedPallet } from '../rules/outdated-by';
import { finaliseTargets } from '../rules/finalise-targets';
import { RunPlanRepository } from '../run-plan.repository';
import { RunRepository } from '../run.repository';
import { specsOf, type RunInstance, type RunRow } from '../run.row';
import { undoOf } from './undo-plan';

type LeftOut = PackingRun['left_out'][number];

/**
 * Creates the pallets of a run's plan in the given transaction: everything is locked in id order, only products that
 * are exactly as they were when the run began are placed, every pallet is judged again, and what is left out is named
 * (docs/architecture.md, rule 9).
 * @throws AppError `packing_run.stale` when nothing of the plan can be placed any more and `refuse` is `empty`;
 * `packing_run.outdated` when anything
 *   has changed and it is `outdated`.
 */
export const applyPlan = async (given: {
  tx: Tx;
  company: Company;
  run: RunRow;
  plan: PalletPlanDto;
  refuse: 'nothing' | 'empty' | 'outdated';
}): Promise<RunRow> => {
  const { tx, company, run, plan, refuse } = given;
  const runs = new RunRepository(tx, company.id);
  const content = await runs.content(run.id);
  const fixed = fixedOf(content);
  const work = new PalletWork(tx, company, run);
  const planned = plan.pallets.flatMap((pallet) => pallet.items.map((item) => item.id as number));
  const open = new Set(fixed.values());
  const began = content.snapshot.pallets ?? [];
  const states = await work.lock([
    ...open,
    ...began.map(({ id }) => id),
    ...(await work.repository.palletIdsOf(planned)),
  ]);
  const rows = new Map((await work.lockProducts(planned)).map((row) => [row.id, row]));
  if ([...rows.values()].some((row) => row.pallet_id !== null && !states.has(row.pallet_id)))
    throw serializationFailure();

  const judged = await readyPallets(plan, { company, specs: specsOf(run.resolved), content, rows, states });
  const { ready, dropped } = finaliseTargets(judged.ready, states);
  const rejected = [
    ...judged.rejected,
    ...dropped.filter((id) => !fixed.has(id)).map((id) => ({ id, rule: 'changed' })),
  ];
  const leftOut = named(rejected, rows, content, run);
  if (refuse === 'outdated') refuseOutdated({ content, states, leftOut, judged: judged.ready, ready });
  if (ready.length === 0 && refuse === 'empty')
    throw new AppError('packing_run.stale', { products: leftOut.map((p) => p.barcode) });
  const placed = new Set(ready.flatMap(({ load }) => load.products.map((p) => p.id)));
  const targets = new Set(ready.map((one) => one.palletId));
  const sources = [...states.values()].filter(
    ({ row, products }) => !targets.has(row.id) && products.some((p) => placed.has(p.id)),
  );
  const filled = ready.filter((one) => one.palletId !== null);
  const added = ready.filter((one) => one.palletId === null);
  await work.write(
    filled.map(({ load, palletId }) => withLoad(states.get(palletId as number) as PalletState, load, work.known)),
  );
  const created = await work.create(
    added.map(({ load, spec }) => draftPallet(company.id, spec, { length: load.lengthMm, width: load.widthMm })),
    (row, index) => withLoad({ row, products: [] }, (added[index] as ReadyPallet).load, work.known),
  );
  // What is pinned does not move even where there is room now.
  const pinned = sources.filter(({ row }) => open.has(row.id));
  await work.write(pinned.map((state) => withoutProducts(state, placed, company, work)));
  await lowerRemaining(
    work,
    sources.filter(({ row }) => !open.has(row.id)),
    placed,
  );
  await work.recordPlacements();
  const palletIds = [...created.map((state) => state.row.id), ...filled.map((one) => one.palletId as number)];
  const touched = [...states.values()].filter(
    ({ row }) => targets.has(row.id) || sources.some((source) => source.row.id === row.id),
  );
  const productIds = [...placed, ...touched.flatMap(({ products }) => products.map((p) => p.id))];
  await new RunPlanRepository(tx, company.id).keepUndo(
    run.id,
    await undoOf(work, run.user_id, touched, productIds, palletIds),
  );
  return runs.setState(run.id, 'applied', { leftOut, palletIds });
};

/** Of several plans one is taken as it was shown or not at all: what has changed first is named. */
const refuseOutdated = (given: {
  readonly content: RunInstance;
  readonly states: ReadonlyMap<number, PalletState>;
  readonly leftOut: readonly LeftOut[];
  readonly judged: readonly ReadyPallet[];
  readonly ready: readonly ReadyPallet[];
}): void => {
  const { content, states, leftOut, judged, ready } = given;
  const kept = new Set(ready.map((one) => one.palletId));
  const pallet =
    outdatedPallet(content.snapshot.pallets ?? [], states) ??
    judged.find((one) => !kept.has(one.palletId))?.palletId ??
    null;
  const [product] = leftOut;
  if (pallet === null && !product) return;
  const state = pallet === null ? undefined : states.get(pallet);
  const named = state
    ? shownNumberOf(state.row)
    : product
      ? `${product.order} · ${product.position}`
      : `#${pallet ?? ''}`;
  throw new AppError('packing_run.outdated', { what: named });
};

/** What stays on a pallet, in its place; only the far end follows. */
const withoutProducts = (
  state: PalletState,
  gone: ReadonlySet<number>,
  company: Company,
  work: PalletWork,
): PalletState => {
  const load = toLoad(state, company);
  const rest = { ...load, products: load.products.filter((p) => !gone.has(p.id)) };
  return withLoad(state, resize(load, rest, lengthRuleOf(company, state.row.longest_length), true), work.known);
};

const named = (
  rejected: readonly Rejected[],
  rows: ReadonlyMap<number, ProductRow>,
  content: RunInstance,
  run: RunRow,
): LeftOut[] => {
  const orders = new Map(content.instance.products.map((p) => [p.id as number, p.order]));
  const last = new Map(rejected.map(({ id, rule }) => [id, rule]));
  return [...last].map(([id, rule]) => {
    const row = rows.get(id);
    const order = row?.order_number ?? orders.get(id) ?? '';
    return {
      id: id as LeftOut['id'],
      barcode: row?.barcode ?? '',
      position: row?.position ?? '',
      order: order || String(run.order_ids[0] ?? ''),
      rule,
    };
  });
};
