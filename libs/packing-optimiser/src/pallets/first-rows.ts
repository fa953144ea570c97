import type { Budget } from '../search/budget';
import type { Random } from '../search/random';
import type { PackProblem } from './pack-problem';
import { sortByRank } from './product-list';
import { RowBuilder } from './row-builder';
import { summedDepthMm } from './row-search';
import type { SkylineRow } from './skyline-row';

/** Part of the budget after which no further order is tried for the first rows. */
const FIRST_ROWS_PART = 0.3;

/**
 * Once so much of the budget is used, the first plan is given out as it is: the first steps of a search are slow
 * (nothing of it is compiled yet), and so are dual feasible functions and pallets filled exactly, so that they would
 * end after the budget.
 */
const LATE_PART = 0.6;

/**
 * When preparing took more than this part of the budget, the first plan is made in parts; rows in parts of so many
 * products.
 */
const PREPARING_PART = 0.1;
const PRODUCTS_A_PART = 200;

/**
 * Rows at once: the best of these insertion orders, or of those that a short budget leaves time for; the first is
 * always tried.
 */
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
    const parts = partsWhenShort(budget, problem.count, PRODUCTS_A_PART);
    const rows: SkylineRow[] = [];
    for (let part = 0; part < parts; part++) {
      const own = list.filter((_, n) => n % parts === part);
      rows.push(...builder.build(own, own.length, 0));
    }
    if (!best || summedDepthMm(rows) < summedDepthMm(best)) best = rows;
    if (isShortOfTime(budget)) break;
  }
  return best ?? [];
}

/**
 * In how many parts of so many products a first plan is made: each looks only at rows or pallets of its own, since the
 * time grows with the square of the products. One part as long as there is time.
 */
export function partsWhenShort(budget: Budget, products: number, productsAPart: number): number {
  budget.look();
  return budget.used() > PREPARING_PART ? Math.max(1, Math.round(products / productsAPart)) : 1;
}

/** Whether so much of the budget is used that the first plan must do. */
export function isShortOfTime(budget: Budget): boolean {
  budget.look();
  return budget.isOver || budget.used() > FIRST_ROWS_PART;
}

/** Whether so much of the budget is used that nothing is begun any more. */
export function isLate(budget: Budget): boolean {
  budget.look();
  return budget.isOver || budget.used() > LATE_PART;
}
