import type { PackingRun, PalletPlanDto } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';
import { PalletRepository } from '../../core/pallets/pallet.repository';
import { deckM2, isBetterPlan } from '../rules/better-plan';
import { differenceOf, matchPallets } from '../rules/match-pallets';
import { RunPlanRepository } from '../run-plan.repository';
import { RunRepository } from '../run.repository';
import type { RunRow, RunSnapshot } from '../run.row';

/** Stores a plan if it is better than the best so far; the worker's independent checker has accepted it. */
export const keepPlan = async (tx: Tx, run: RunRow, given: PalletPlanDto, ms: number): Promise<void> => {
  const plans = new RunPlanRepository(tx, run.company_id);
  if (!isBetterPlan(given, run.plan)) {
    await plans.raiseBound(run.id, given.lower_bound, given.lower_bound_by);
    return;
  }
  const plan = withDifference(given, await new RunRepository(tx, run.company_id).snapshot(run.id));
  await plans.storePlan(run.id, plan, { deckM2: deckM2(plan), ms, unplaced: await namedUnplaced(tx, run, plan) });
};

/** What a plan leaves without a pallet, and what stays where it is, by name and rule. */
export const namedUnplaced = async (
  tx: Tx,
  run: RunRow,
  plan: Pick<PalletPlanDto, 'unplaced'>,
): Promise<PackingRun['unplaced']> => {
  const rules = new Map(plan.unplaced.map((one) => [one.id as number, one.rule]));
  const rows = rules.size === 0 ? [] : await new PalletRepository(tx, run.company_id).products([...rules.keys()]);
  const unplaced = rows.map((row) => ({
    id: row.id as PackingRun['unplaced'][number]['id'],
    barcode: row.barcode,
    position: row.position,
    order: row.order_number,
    rule: rules.get(row.id) ?? '',
  }));
  const staying = run.unplaced.filter((one) => one.rule === 'locked' || one.rule === 'pinned');
  return [...staying, ...unplaced];
};

/** The plan with the pallets that become its pallets, and what taking it would change. */
export const withDifference = (plan: PalletPlanDto, { products, fixed, sources }: RunSnapshot): PalletPlanDto => {
  const matched = matchPallets(plan, products, sources, new Map(fixed.map((p) => [p.id, p.pallet_id])));
  const pallets = plan.pallets.map((pallet, index) => ({
    ...pallet,
    pallet_id: (matched[index] ?? null) as typeof pallet.pallet_id,
  }));
  const difference = differenceOf({ pallets }, products, sources);
  return { ...plan, pallets, difference: difference as NonNullable<PalletPlanDto['difference']> };
};
