import type { PalletPlan } from '../pallets/pallet-plan';
import type { TruckPlan } from '../truck/truck-plan';

/** Times that a run took; not part of a plan, so that equal work prints equal plans. */
export interface RunTimes {
  readonly firstPlanMs: number;
  readonly seconds: number;
}

/** A pallet plan as an object of the benchmark's wire format. */
export function printPalletPlan(plan: PalletPlan, times: RunTimes): Record<string, unknown> {
  return {
    pallets: plan.pallets.map((pallet) => ({
      length: pallet.lengthMm,
      ...(pallet.widthMm === undefined ? {} : { width: pallet.widthMm }),
      ...(pallet.type === undefined ? {} : { type: pallet.type }),
      ...(pallet.palletKey === null ? {} : { pallet: pallet.palletKey }),
      items: pallet.items.map((item) => ({
        id: item.id,
        x: item.xMm,
        y: item.yMm,
        z: item.zMm,
        is_flipped: item.isFlipped,
      })),
    })),
    unplaced: plan.unplaced,
    lower_bound: plan.lowerBound,
    lower_bound_by: plan.lowerBoundBy,
    ...printed(times, plan),
  };
}

/** A truck plan as an object of the benchmark's wire format. */
export function printTruckPlan(plan: TruckPlan, times: RunTimes): Record<string, unknown> {
  return {
    items: plan.items.map((item) => ({ id: item.id, x: item.xMm, y: item.yMm, is_turned: item.isTurned })),
    unplaced: plan.unplaced,
    lower_bound: plan.lowerBoundMm,
    proved_optimal: plan.isProvedOptimal,
    ...printed(times, plan),
  };
}

const printed = (times: RunTimes, plan: { iterations: number; seed: number }) => ({
  first_plan_ms: times.firstPlanMs,
  seconds: times.seconds,
  iterations: plan.iterations,
  seed: plan.seed,
});
