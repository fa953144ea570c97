import type { TruckFloor, TruckPallet } from '@mullion/packing-model';
import type { Budget } from '../search/budget';
import { FloorBeam } from '../truck/floor-beam';
import { firstGuide } from '../truck/floor-guides';
import { floorProblem } from '../truck/floor-problem';

/** Steps of the budget that a look at a floor counts for every pallet on it. */
const STEPS_A_PALLET = 0.5;

/** Length of the floor that one beam finds for these pallets, mm: what a search by many floors can afford. */
export function quickFloorMm(floor: TruckFloor, pallets: readonly TruckPallet[], budget: Budget): number {
  budget.spend(Math.ceil(pallets.length * STEPS_A_PALLET));
  if (!pallets.length) return 0;
  const problem = floorProblem(floor, pallets);
  const found = new FloorBeam(problem, 1).run(1, firstGuide(problem), Number.MAX_SAFE_INTEGER, null);
  return found ? found.lengthMm - problem.gapMm : Number.POSITIVE_INFINITY;
}
