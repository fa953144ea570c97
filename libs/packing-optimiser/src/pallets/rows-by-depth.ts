import type { Budget } from '../search/budget';
import type { Random } from '../search/random';
import type { PackProblem } from './pack-problem';
import { sortByRank } from './product-list';
import type { RowBuilder } from './row-builder';
import { annealRows, HOT_MM, summedDepthMm, type Annealing, type RowSearchOptions } from './row-search';
import type { SkylineRow } from './skyline-row';

/** Products of one depth with the fewest rows for them so far. */
interface DepthClass {
  readonly products: Int32Array;
  rows: readonly SkylineRow[];
  /** They have no less by their face. */
  readonly leastMm: number;
}

/**
 * Rows of products of one depth each, every depth annealed by itself: where depths are many and products of one few,
 * full rows are soon found among these alone, and seldom among all. What is fixed takes part with the products of its
 * own depth.
 */
export class RowsByDepth {
  private readonly classes: readonly DepthClass[];
  /** Bases with no product as deep. */
  private readonly alone: readonly SkylineRow[];

  constructor(
    private readonly problem: PackProblem,
    bases: readonly SkylineRow[],
    private readonly random: Random,
    private readonly budget: Budget,
    private readonly builder: RowBuilder,
    private readonly options: Pick<RowSearchOptions, 'roomLengthMm' | 'maxMassKg'>,
  ) {
    const byDepth = new Map<number, number[]>();
    problem.depthMm.forEach((mm, i) => {
      const products = byDepth.get(mm);
      if (products) products.push(i);
      else byDepth.set(mm, [i]);
    });
    const roomFace = options.roomLengthMm * problem.roomHeightMm;
    this.alone = bases.filter((base) => !byDepth.has(base.depthMm));
    this.classes = [...byDepth].map(([depthMm, list]) => {
      const here = bases.filter((base) => base.depthMm === depthMm);
      const face =
        list.reduce((sum, i) => sum + problem.faceMm2[i]!, 0) + here.reduce((sum, base) => sum + base.faceMm2, 0);
      const products = Int32Array.from(list);
      sortByRank(products, products.length, problem.ranks[0]!);
      const rows = builder.fillRows(products.slice(), products.length, 0, undefined, here).map((row) => row.clone());
      return { products, rows, leastMm: depthMm * Math.ceil(face / roomFace) };
    });
  }

  /** The rows after another annealing of every depth that may have fewer. */
  next(untilShare: number, annealing: Omit<Annealing, 'hotMm'>): SkylineRow[] {
    const { problem, random, budget, builder } = this;
    const open = this.classes.filter(({ rows, leastMm }) => rows.length > 1 && summedDepthMm(rows) > leastMm);
    let left = open.reduce((sum, { products }) => sum + products.length, 0);
    for (const each of open) {
      const until = budget.used() + ((untilShare - budget.used()) * each.products.length) / left;
      left -= each.products.length;
      let isFull = false;
      const made = annealRows(
        problem,
        each.rows,
        random,
        budget,
        builder,
        {
          ...this.options,
          untilShare: until,
          isWorthTrying: (depthMm) => {
            isFull ||= depthMm <= each.leastMm;
            return false;
          },
          tryOnPallets: () => false,
          isDone: () => isFull,
        },
        { ...annealing, hotMm: HOT_MM },
      );
      if (summedDepthMm(made) <= summedDepthMm(each.rows)) each.rows = made.map((row) => row.clone());
    }
    return [...this.alone, ...this.classes.flatMap(({ rows }) => rows)].map((row) => row.clone());
  }
}
