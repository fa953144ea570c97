import type { ComparedFloor, PalletPlanDto, PlanObjective } from '@mullion/contracts';
import type { FloorPallet, PalletInstance } from '@mullion/packing-optimiser';
import { floorDifference, toFloorDto, type PlannedFloor } from './floor-length';
import { floorPallets, isBetterPlan, type SearchedPlan } from './plan-figures';

/** What the search for one objective has found. */
export interface FoundPlan {
  readonly objective: PlanObjective;
  readonly plan: SearchedPlan;
  readonly dto: PalletPlanDto;
}

/**
 * The plans to choose from with the floor they take: for every objective the best of all that were found, whatever they
 * were searched for, so that none is beaten at its own by another.
 */
export const comparedPlans = async (
  instance: PalletInstance,
  found: readonly FoundPlan[],
  stand: (pallets: readonly FloorPallet[]) => Promise<PlannedFloor | null>,
  floor: ComparedFloor,
): Promise<{ objective: PlanObjective; plan: PalletPlanDto }[]> => {
  const splitBound = Math.max(0, ...found.map(({ plan }) => plan.splitBound ?? 0));
  const bound = found.reduce<FoundPlan | null>(
    (best, one) => (best && best.dto.lower_bound >= one.dto.lower_bound ? best : one),
    null,
  );
  const placed: FoundPlan[] = [];
  for (const one of found)
    placed.push({ ...one, plan: withFloor(one.plan, await stand(floorPallets(instance, one.plan, floor.stops))) });
  return placed.map(({ objective }) => {
    let best: FoundPlan | null = null;
    for (const one of placed) if (isBetterPlan(instance, one.plan, best?.plan ?? null, objective)) best = one;
    const { plan, dto } = best ?? (placed[0] as FoundPlan);
    return {
      objective,
      // every bound holds for every plan
      plan: {
        ...dto,
        ...(bound && { lower_bound: bound.dto.lower_bound, lower_bound_by: bound.dto.lower_bound_by }),
        split_bound: splitBound,
        ...(plan.onFloor && { floor: toFloorDto(floor, plan.onFloor) }),
      },
    };
  });
};

/** The shorter of the floor it was planned with and of one looked for afterwards. */
const withFloor = (plan: SearchedPlan, other: PlannedFloor | null): SearchedPlan =>
  !other || (plan.onFloor && floorDifference(plan.onFloor, other) <= 0) ? plan : { ...plan, onFloor: other };
