import type { TruckFloor, TruckPallet } from '@mullion/packing-model';
import { partOf, type SearchLimits } from '../search/budget';
import { packTruck } from '../truck/pack-truck';
import type { TruckPlan } from '../truck/truck-plan';

/** Steps for a floor on which not everything found room in time: few mostly do. */
const STEPS_IN_ANY_CASE = [100, 800, 4000] as const;

/**
 * The floors of these loads, each with its part of the work. What a quick check found to fit may not be found again:
 * then it is looked for although the time is over, what is left goes onto another truck, and a truck more at last. So
 * every pallet is on a truck.
 */
export function loadTrucks(
  floor: TruckFloor,
  loads: readonly (readonly TruckPallet[])[],
  limits: SearchLimits,
  seed: number,
): TruckPlan[] {
  const inAnyCase = (load: readonly TruckPallet[]): TruckPlan => {
    const [least, ...more] = STEPS_IN_ANY_CASE.map(
      (iterations) => () => packTruck(floor, load, { iterations, stop: () => false, seed }),
    );
    return more.reduce((plan, longer) => (plan.unplaced.length ? longer() : plan), least!());
  };
  const trucks = loads.map((load, n) => {
    const soon = packTruck(floor, load, { ...partOf(limits, n / loads.length, 1 / loads.length), seed });
    const plan = soon.unplaced.length ? inAnyCase(load) : soon;
    return { load: load.filter(({ id }) => plan.items.some((item) => item.id === id)), plan };
  });
  const onTruck = new Set(trucks.flatMap(({ load }) => load));
  for (const pallet of loads.flat().filter((one) => !onTruck.has(one))) {
    let isPlaced = false;
    for (let n = trucks.length - 1; n >= 0 && !isPlaced; n--) {
      const load = [...trucks[n]!.load, pallet];
      const plan = inAnyCase(load);
      isPlaced = !plan.unplaced.length;
      if (isPlaced) trucks[n] = { load, plan };
    }
    if (!isPlaced) trucks.push({ load: [pallet], plan: inAnyCase([pallet]) });
  }
  return trucks.map(({ plan }) => ({ ...plan, unplaced: [] }));
}
