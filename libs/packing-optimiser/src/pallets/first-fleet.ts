import type { Budget } from '../search/budget';
import type { Random } from '../search/random';
import { emptyPallet, FleetInserter, type FleetPallet } from './fleet';
import { isShortOfTime, partsWhenShort } from './first-rows';
import type { PackProblem } from './pack-problem';

/** When time is short, products a part, and how many of its pallets go on to the next one, the emptiest. */
const PRODUCTS_A_PART = 100;
const OPEN_FOR_NEXT = 2;

/** A fleet with the products of units that fit no empty pallet. */
interface FirstFleet {
  pallets: FleetPallet[];
  tooBig: number[];
}

/**
 * A fleet at once, the best of these insertion orders: every unit by best fit, a new pallet when none takes it. Units
 * that fit no empty pallet are answered.
 */
export function firstFleet(
  problem: PackProblem,
  open: readonly FleetPallet[],
  ranks: readonly Int32Array[],
  random: Random,
  budget: Budget,
): FirstFleet {
  let best: FirstFleet | null = null;
  for (const rank of ranks) {
    const units = [...problem.units].sort((a, b) => lowestRank(a, rank) - lowestRank(b, rank));
    const made = fleetOf(
      problem,
      open,
      units,
      random,
      open.length ? 1 : partsWhenShort(budget, problem.count, PRODUCTS_A_PART),
    );
    if (
      !best ||
      made.tooBig.length < best.tooBig.length ||
      (made.tooBig.length === best.tooBig.length && made.pallets.length < best.pallets.length)
    )
      best = made;
    if (isShortOfTime(budget)) break;
  }
  return best ?? { pallets: [], tooBig: [] };
}

/** Units one after the other; in several parts every unit looks at the pallets of its part alone. */
function fleetOf(
  problem: PackProblem,
  open: readonly FleetPallet[],
  units: readonly Int32Array[],
  random: Random,
  parts: number,
): FirstFleet {
  const inserter = new FleetInserter(problem, random);
  const closed: FleetPallet[] = [];
  const tooBig: number[] = [];
  const pallets = open.map((pallet) => ({ ...pallet, rows: [...pallet.rows] }));
  for (let part = 0; part < parts; part++) {
    if (part > 0) {
      pallets.sort((a, b) => a.volumeMm3 - b.volumeMm3);
      closed.push(...pallets.splice(OPEN_FOR_NEXT));
    }
    for (let n = part; n < units.length; n += parts) {
      const unit = units[n]!;
      if (inserter.insert(pallets, unit, 0)) continue;
      const fresh = [emptyPallet(problem.roomLengthMm)];
      if (inserter.insert(fresh, unit, 0)) pallets.push(fresh[0]!);
      else tooBig.push(...unit);
    }
  }
  return { pallets: [...closed, ...pallets], tooBig };
}

const lowestRank = (unit: Int32Array, rank: Int32Array): number =>
  unit.reduce((low, i) => Math.min(low, rank[i]!), Number.POSITIVE_INFINITY);
