import type { Budget } from '../search/budget';
import type { Random } from '../search/random';
import type { PackProblem } from './pack-problem';
import { RowBuilder, sortByRank } from './row-builder';
import { summedDepthMm } from './row-search';
import type { SkylineRow } from './skyline-row';

/** Part of the budget after which no further order is tried for the first rows. */
const FIRST_ROWS_PART = 0.3;

/** Rows at once: the best of these insertion orders, or of those that a short budget leaves time for; the first is always tried. */
export function firstRows(
  problem: PackProblem,
  ranks: readonly Int32Array[],
  random: Random,
  budget: Budget,
  roomLengthMm: number,
  maxMassKg: number,
): SkylineRow[] {
  let best: SkylineRow[] | null = null;
  const builder = new RowBuilder(problem, random, roomLengthMm, maxMassKg);
  for (const rank of ranks) {
    const list = Int32Array.from({ length: problem.count }, (_, i) => i);
    sortByRank(list, problem.count, rank);
    const rows = builder.build(list, problem.count, 0);
    if (!best || summedDepthMm(rows) < summedDepthMm(best)) best = rows;
    if (isShortOfTime(budget)) break;
  }
  return best ?? [];
}

/** Whether so much of the budget is used that the first plan must do. */
export function isShortOfTime(budget: Budget): boolean {
  budget.look();
  return budget.isOver || budget.used() > FIRST_ROWS_PART;
}
