import { emptyPallet, volumeOf, type FleetPallet } from './fleet';
import type { PackProblem } from './pack-problem';
import type { SetPallet } from './set-choice';
import type { SetCosts } from './set-costs';

/** The pallets of a fleet that have products, as the search changes them. */
export const setPalletsOf = (fleet: readonly FleetPallet[], costs: SetCosts): SetPallet[] =>
  fleet
    .filter(({ rows }) => rows.length)
    .map(({ rows, depthMm, massKg }) => ({
      rows: rows.map((row) => row.clone()),
      depthMm,
      massKg,
      volumeMm: costs.volumeOf(rows),
      rowCost: 0,
    }));

/** A fleet of them that later steps of the search leave alone. */
export const copiesOf = (pallets: readonly SetPallet[], problem: PackProblem): FleetPallet[] =>
  pallets.map(({ rows, depthMm, massKg }) => ({
    ...emptyPallet(problem.roomLengthMm),
    rows: rows.map((row) => row.clone()),
    depthMm,
    massKg,
    volumeMm3: rows.reduce((sum, row) => {
      for (let k = 0; k < row.itemCount; k++) sum += volumeOf(problem, row.product(k));
      return sum;
    }, 0),
  }));
