import { seededRandom } from '../search/random';
import type { PackProblem } from './pack-problem';
import type { SkylineRow } from './skyline-row';

/** Most rows kept, and products in all of them. */
const CAPACITY = 30_000;
const PRODUCTS = 120_000;

/** Rows that cost so much more than the prices pay, by their depth, are forgotten. */
const TOO_COSTLY = 0.04;

/**
 * Rounds of one search for prices; rounds without a better bound after which steps get shorter, what counts as better,
 * and by how much.
 */
const ROUNDS = 300;
const ROUNDS_WITHOUT_IMPROVEMENT = 15;
const BETTER = 1e-4;
const SHORTER = 0.6;

/** What steps aim at, by the depth of the rows at hand. */
const AIM = 0.995;

/** Seed of the numbers that distinguish rows. */
const HASH_SEED = 20_260;

/**
 * What kinds of products cost, in mm of depth, where rows may be chosen among all that were met: prices of the linear
 * programme that covers the products with such rows at the least depth, found by subgradients (Held, Wolfe and Crowder
 * 1974). The simplex would take far longer.
 */
export class RowPrices {
  readonly priceMm: Float64Array;
  count = 0;
  private readonly demand: Float64Array;
  private readonly known = new Set<number>();
  private readonly hashOf: Float64Array;
  private readonly hashes = new Float64Array(CAPACITY);
  private readonly depthMm = new Int32Array(CAPACITY);
  /** Where the kinds of a row begin; those of row j end where those of j + 1 begin. */
  private readonly starts = new Int32Array(CAPACITY + 1);
  private readonly kinds = new Int32Array(PRODUCTS);

  /** `spend` counts numbers that are read; false ends the search. */
  constructor(
    private readonly problem: PackProblem,
    private readonly spend: (numbers: number) => boolean,
  ) {
    const { kindOf } = problem;
    const kinds = kindOf.reduce((most, kind) => Math.max(most, kind + 1), 0);
    this.demand = new Float64Array(kinds);
    for (const kind of kindOf) this.demand[kind]! += 1;
    this.priceMm = new Float64Array(kinds);
    const random = seededRandom(HASH_SEED);
    this.hashOf = Float64Array.from(
      { length: kinds },
      () => Math.floor(random() * 2 ** 20) * 2 ** 26 + Math.floor(random() * 2 ** 26),
    );
  }

  /** Keeps a row that is new. */
  add(row: SkylineRow): void {
    const { problem, starts, kinds, known, hashOf } = this;
    const n = this.count;
    let at = starts[n]!;
    if (n >= CAPACITY || at + row.itemCount > PRODUCTS) return;
    let hash = 0;
    for (let k = 0; k < row.itemCount; k++) hash += hashOf[problem.kindOf[row.product(k)]!]!;
    if (known.has(hash)) return;
    known.add(hash);
    this.hashes[n] = hash;
    this.depthMm[n] = row.depthMm;
    for (let k = 0; k < row.itemCount; k++) kinds[at++] = problem.kindOf[row.product(k)]!;
    starts[n + 1] = at;
    this.count = n + 1;
  }

  /**
   * Raises what the prices prove from those there are; rows of this summed depth hold all products. Forgets rows that
   * cost too much.
   */
  improve(depthMm: number): void {
    const { priceMm, demand } = this;
    const best = priceMm.slice();
    const missing = new Float64Array(demand.length);
    let most = Number.NEGATIVE_INFINITY;
    let length = 1;
    let wait = 0;
    for (let n = 0; n < ROUNDS && this.spend(this.starts[this.count]!); n++) {
      const bound = this.boundMm(missing);
      wait = bound > most + BETTER * depthMm ? 0 : wait + 1;
      if (bound > most) {
        most = bound;
        best.set(priceMm);
      }
      if (wait > ROUNDS_WITHOUT_IMPROVEMENT) {
        wait = 0;
        length *= SHORTER;
      }
      let norm = 0;
      for (let k = 0; k < missing.length; k++) norm += missing[k]! * missing[k]!;
      if (norm === 0) break;
      const step = (length * Math.max(1, AIM * depthMm - bound)) / norm;
      for (let k = 0; k < missing.length; k++) priceMm[k] = Math.max(0, priceMm[k]! + step * missing[k]!);
    }
    priceMm.set(best);
    this.dropDear();
  }

  /**
   * What the prices prove: each row whose products are worth more than its depth is taken once. Leaves what these rows
   * do not cover.
   */
  private boundMm(missing: Float64Array): number {
    const { priceMm, demand, starts, kinds, count, depthMm } = this;
    missing.set(demand);
    let bound = 0;
    for (let k = 0; k < demand.length; k++) bound += demand[k]! * priceMm[k]!;
    for (let j = 0; j < count; j++) {
      const to = starts[j + 1]!;
      let cost = depthMm[j]!;
      for (let q = starts[j]!; q < to; q++) cost -= priceMm[kinds[q]!]!;
      if (cost >= 0) continue;
      bound += cost;
      for (let q = starts[j]!; q < to; q++) missing[kinds[q]!]! -= 1;
    }
    return bound;
  }

  private dropDear(): void {
    const { priceMm, starts, kinds, hashes, depthMm } = this;
    let kept = 0;
    let at = 0;
    for (let j = 0; j < this.count; j++) {
      const from = starts[j]!;
      const to = starts[j + 1]!;
      let cost = depthMm[j]!;
      for (let q = from; q < to; q++) cost -= priceMm[kinds[q]!]!;
      if (cost > TOO_COSTLY * depthMm[j]!) {
        this.known.delete(hashes[j]!);
        continue;
      }
      hashes[kept] = hashes[j]!;
      depthMm[kept] = depthMm[j]!;
      starts[kept++] = at;
      for (let q = from; q < to; q++) kinds[at++] = kinds[q]!;
    }
    starts[kept] = at;
    this.count = kept;
  }
}
