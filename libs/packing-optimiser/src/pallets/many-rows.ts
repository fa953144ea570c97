import type { Budget } from '../search/budget';
import type { Random } from '../search/random';
import type { PackProblem } from './pack-problem';
import { RowBuilder } from './row-builder';
import { annealRows, depthPrices, HOT_MM, type RowSearchOptions, type RowStyle } from './row-search';
import { LearnedWorth } from './row-worth';
import type { SkylineRow } from './skyline-row';

/** Tuned on instances of 2000 products of the benchmark's kinds. */
const STYLE: RowStyle = { reward: 0.85, moreRows: 4, chanceMm: 5, fillMm: 30, oneByOne: 1 };

/** Level one for many rows: one annealing that learns on the way what products are worth. */
export function searchManyRows(
  problem: PackProblem,
  start: readonly SkylineRow[],
  random: Random,
  budget: Budget,
  options: RowSearchOptions,
): SkylineRow[] {
  if (start.length < 2) return [...start];
  const builder = new RowBuilder(problem, random, options.roomLengthMm, options.maxMassKg);
  return annealRows(problem, start, random, budget, builder, options, {
    style: STYLE,
    hotMm: HOT_MM,
    prices: depthPrices(problem),
    pool: null,
    worth: new LearnedWorth(problem, options.roomLengthMm * problem.roomHeightMm),
  });
}
