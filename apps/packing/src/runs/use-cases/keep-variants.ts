import type { finishPackingRun, InputOf, PalletPlanDto, PlanObjective, PlanVariant } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';
import { deckM2 } from '../rules/better-plan';
import { sameAs } from '../rules/same-plan';
import { RunPlanRepository } from '../run-plan.repository';
import { RunRepository } from '../run.repository';
import type { RunRow } from '../run.row';
import { namedUnplaced, withDifference } from './keep-plan';

type Finished = NonNullable<InputOf<typeof finishPackingRun>['variants']>;

/** A run that looks for several plans has found a better one for one of them; those before it are done. */
export const keepVariant = async (
  tx: Tx,
  run: RunRow,
  objective: PlanObjective,
  plan: PalletPlanDto | null,
): Promise<void> => {
  const at = run.variants?.findIndex((one) => one.objective === objective) ?? -1;
  const known = run.variants?.[at];
  if (!run.variants || !known || (!plan && known.state === 'searching')) return;
  const kept = plan ? await withPlan(tx, run, known, plan) : known;
  const variants = run.variants.map((one, index): PlanVariant => {
    if (index < at) return { ...one, state: 'done' };
    return index === at ? { ...kept, state: 'searching' } : one;
  });
  await new RunPlanRepository(tx, run.company_id).storeVariants(run.id, variants);
};

/** The search is over: every plan as it is to be chosen from, the later of two that are the same named so. */
export const endVariants = async (tx: Tx, run: RunRow, { plans, now_length }: Finished): Promise<void> => {
  const ended: PlanVariant[] = [];
  for (const known of run.variants ?? []) {
    const plan = plans.find((one) => one.objective === known.objective)?.plan;
    if (!plan) ended.push(known);
    else ended.push({ ...(await withPlan(tx, run, known, plan)), state: 'done', same_as: sameAs(plan, ended) });
  }
  await new RunPlanRepository(tx, run.company_id).storeVariants(run.id, ended);
  const { standing } = run.resolved;
  if (standing)
    await new RunRepository(tx, run.company_id).resolve(run.id, {
      standing: { ...standing, floor_length: now_length },
    });
};

const withPlan = async (tx: Tx, run: RunRow, known: PlanVariant, plan: PalletPlanDto): Promise<PlanVariant> => ({
  ...known,
  steps: known.steps + 1,
  plan: withDifference(plan, await new RunRepository(tx, run.company_id).snapshot(run.id)),
  deck_m2: deckM2(plan),
  unplaced: await namedUnplaced(tx, run, plan),
});
