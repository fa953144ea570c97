import type { Budget } from '../search/budget';
import { NUMBERS_A_STEP } from '../search/covering-lp';
import type { Random } from '../search/random';
import type { PackProblem } from './pack-problem';
import { PricedWorth } from './priced-worth';
import { searchRows, type RowSearchOptions, type RowStyle } from './row-search';

import type { SkylineRow } from './skyline-row';

/** Tuned on instances of 2000 products of the benchmark's kinds. */
const STYLE: RowStyle = { reward: 0.85, leastProducts: 5, moreRows: 4, chanceMm: 5, fillMm: 60, oneByOne: 1 };

/** Level one for many rows: one annealing that learns on the way what products are worth. */
export function searchManyRows(
  problem: PackProblem,
  start: readonly SkylineRow[],
  random: Random,
  budget: Budget,
  options: RowSearchOptions,
): SkylineRow[] {
  const spend = (numbers: number) => budget.spend(Math.ceil(numbers / NUMBERS_A_STEP));
  const worth = new PricedWorth(problem, options.roomLengthMm * problem.roomHeightMm, spend);
  return searchRows(problem, start, random, budget, options, { style: STYLE, worth });
}
