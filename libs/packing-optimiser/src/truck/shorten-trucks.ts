import { overLimitsKg, type TruckFloor, type TruckPallet } from '@mullion/packing-model';
import { Budget } from '../search/budget';
import { below, seededRandom, type Random } from '../search/random';
import { placedOf } from './load-limits';
import { packTruck, type TruckOptions } from './pack-truck';
import type { TruckPlan } from './truck-plan';

/** Steps of a look how long the floor of a load gets. */
export const QUICK_STEPS = 400;

/** Share of the changes that exchange two pallets; the others move one. */
const EXCHANGES = 0.7;

/** What goes onto one truck, and a floor of it. */
export interface Load {
  readonly pallets: readonly TruckPallet[];
  readonly plan: TruckPlan;
}

/**
 * The load with a quickly found floor; null when not everything finds room within the limits of king pin, axles and
 * sides.
 */
export function quickLoad(floor: TruckFloor, pallets: readonly TruckPallet[], seed: number): Load | null {
  const massKg = pallets.reduce((sum, pallet) => sum + pallet.massKg, 0);
  if (massKg > floor.maxMassKg) return null;
  const plan = packTruck(floor, pallets, { seed, iterations: QUICK_STEPS, stop: () => false });
  if (
    plan.unplaced.length ||
    (pallets.length > 1 && overLimitsKg(floor, placedOf(plan.items, palletsById(pallets))) > 0)
  )
    return null;
  return { pallets, plan };
}

export const palletsById = (pallets: readonly TruckPallet[]): ReadonlyMap<number, TruckPallet> =>
  new Map(pallets.map((p) => [p.id, p]));

/**
 * Moves pallets between trucks and exchanges them as long as the sum of used lengths does not grow; a truck that gets
 * empty goes.
 */
export function shortenTrucks(floor: TruckFloor, loads: readonly Load[], options: TruckOptions): Load[] {
  const budget = new Budget(options);
  const random = seededRandom(options.seed);
  let best = [...loads];
  while (best.length > 1 && budget.spend(2 * QUICK_STEPS)) {
    const a = below(random, best.length);
    const b = (a + 1 + below(random, best.length - 1)) % best.length;
    const [one, other] = [best[a]!, best[b]!];
    const change = changed(one.pallets, other.pallets, random);
    if (!change) continue;
    const [first, second] = change.map((pallets) =>
      pallets.length ? quickLoad(floor, pallets, options.seed) : undefined,
    );
    if (first === null || second === null) continue;
    const lengthMm = (first?.plan.usedLengthMm ?? 0) + (second?.plan.usedLengthMm ?? 0);
    if (lengthMm > one.plan.usedLengthMm + other.plan.usedLengthMm) continue;
    best = best.flatMap((load, n) => (n === a ? (first ?? []) : n === b ? (second ?? []) : load));
  }
  return best;
}

/** Two loads after a random move or exchange; null when it would change nothing. */
function changed(
  one: readonly TruckPallet[],
  other: readonly TruckPallet[],
  random: Random,
): readonly [readonly TruckPallet[], readonly TruckPallet[]] | null {
  const isExchange = random() < EXCHANGES;
  const p = one[below(random, one.length)]!;
  const q = other[below(random, other.length)]!;
  const isSame = p.lengthMm === q.lengthMm && p.widthMm === q.widthMm && p.allowTurn === q.allowTurn;
  if (isExchange && isSame && p.dispatchPriority === q.dispatchPriority) return null;
  const rest = one.filter((pallet) => pallet !== p);
  return isExchange ? [[...rest, q], other.map((pallet) => (pallet === q ? p : pallet))] : [rest, [...other, p]];
}
