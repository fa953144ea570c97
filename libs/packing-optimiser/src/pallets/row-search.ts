import type { Budget } from '../search/budget';
import { below, shuffle, type Random } from '../search/random';
import type { PackProblem } from './pack-problem';
import { perturb, sortByRank } from './product-list';
import { RowBuilder } from './row-builder';
import type { RowPool } from './row-pool';
import { RowSet } from './row-set';
import type { PricedWorth } from './priced-worth';
import { FaceWorth } from './row-worth';
import type { SkylineRow } from './skyline-row';

/** Annealing on the summed row depth in mm, from hot to cold. */
export const HOT_MM = 3;
const COOLING = 0.005;

/** How rows are judged and chosen in one annealing. Tuned on the benchmark's kinds. */
export interface RowStyle {
  /** How much a full row is worth more than two half full ones: cost = depth × (1 − this × fill³). */
  readonly reward: number;
  /** Rows are taken apart until they hold so many products: a few more, up to a number that chance decides. */
  readonly leastProducts: number;
  /** Most rows taken apart besides the first. */
  readonly moreRows: number;
  /** What a millimetre of other depth is compared with when rows are chosen: chance and fill. */
  readonly chanceMm: number;
  readonly fillMm: number;
  /** How often rows are filled one after the other; otherwise products go to the best place of any row. */
  readonly oneByOne: number;
}

const STYLE: RowStyle = { reward: 0.7, leastProducts: 3, moreRows: 4, chanceMm: 5, fillMm: 20, oneByOne: 1 };

/** Steps a row after which worth is learned from the rows. */
const TRAIN_EVERY = 20;

/** Most products wanted in the rows taken apart, besides the least. */
const MORE_PRODUCTS = 7;

/** Candidates looked at for each further row. */
const CANDIDATES = 8;

/** Steps between two tries to put the rows onto fewer pallets, for a few rows; with many a try takes longer. */
const TRY_EVERY = 64;

/** Blur of the choice of a product. */
const NOISE = 0.1;

export interface RowSearchOptions {
  readonly roomLengthMm: number;
  readonly maxMassKg: number;
  readonly untilShare: number;
  /** Asked at intervals whether rows of this summed depth are worth a try on pallets. */
  readonly isWorthTrying: (depthMm: number, priceMm: number) => boolean;
  readonly tryOnPallets: (rows: readonly SkylineRow[]) => boolean;
  /** Whether fewer pallets are impossible, so that the search may end. */
  readonly isDone: () => boolean;
}

/** Summed padded depth of rows in mm. */
export const summedDepthMm = (rows: readonly SkylineRow[]): number => rows.reduce((sum, row) => sum + row.depthMm, 0);

/**
 * Level one: fewest millimetres of summed row depth. Ruin and recreate over rows of similar depth, annealed on the
 * share of the budget.
 */
export function searchRows(
  problem: PackProblem,
  start: readonly SkylineRow[],
  random: Random,
  budget: Budget,
  options: RowSearchOptions,
  by: Pick<Annealing, 'style' | 'worth'> = { style: STYLE },
): SkylineRow[] {
  if (start.length < 2) return [...start];
  const builder = new RowBuilder(problem, random, options.roomLengthMm, options.maxMassKg);
  const annealing: Annealing = { ...by, hotMm: HOT_MM, prices: depthPrices(problem), pool: null };
  return annealRows(problem, start, random, budget, builder, options, annealing);
}

/** Rows cost what they are deep. */
export const depthPrices = (problem: PackProblem): Float64Array =>
  Float64Array.from({ length: problem.roomWidthMm + 1 }, (_, mm) => mm);

/** What differs from annealing to annealing. */
export interface Annealing {
  readonly style: RowStyle;
  readonly hotMm: number;
  /** What a row costs by its depth in mm. */
  readonly prices: Float64Array;
  /** Keeps the rows that are met on the way. */
  readonly pool: RowPool | null;
  /** How full rows are; by their face when it is left out. */
  readonly worth?: PricedWorth;
}

/** One annealing from hot to cold; the best rows on the way. */
export function annealRows(
  problem: PackProblem,
  start: readonly SkylineRow[],
  random: Random,
  budget: Budget,
  builder: RowBuilder,
  options: RowSearchOptions,
  { style, hotMm, prices, pool, worth: trained }: Annealing,
): SkylineRow[] {
  const roomFace = options.roomLengthMm * problem.roomHeightMm;
  const worth = trained ?? new FaceWorth(roomFace);
  const set = new RowSet(
    start.map((row) => row.clone()),
    problem.count + 1,
    builder,
    worth,
    style.reward,
    prices,
  );
  const list = new Int32Array(problem.count);
  const from = budget.used();
  const chosen: number[] = [];
  const bases: SkylineRow[] = [];
  const tryEvery = Math.max(TRY_EVERY, Math.floor((set.rows.length * set.rows.length) / TRY_EVERY));
  let limit = 0;
  let nextTry = 0;
  let nextLesson = TRAIN_EVERY * set.rows.length;
  let wait = 1;
  let temperature = hotMm;
  let lastShare = -1;
  // The products left fill at best whole rows and one rest (fill³ is convex), one of them as deep as the deepest of
  // them.
  const isHopeless = (rows: readonly SkylineRow[], left: number): boolean => {
    let face = 0;
    let deepest = 0;
    let shallowest = Number.POSITIVE_INFINITY;
    for (let n = 0; n < left; n++) {
      const i = list[n]!;
      const depth = problem.depthMm[i]!;
      face += problem.faceMm2[i]!;
      if (depth > deepest) deepest = depth;
      if (depth < shallowest) shallowest = depth;
    }
    let cost = 0;
    for (const row of rows) cost += set.costOf(row.depthMm, worth.fillOf(row));
    const fullRows = Math.floor(face / roomFace);
    if (fullRows === 0) return cost + set.costOf(deepest, face / roomFace) >= limit;
    const least =
      set.costOf(deepest, 1) +
      (fullRows - 1) * set.costOf(shallowest, 1) +
      set.costOf(shallowest, face / roomFace - fullRows);
    return cost + least >= limit;
  };
  for (let n = 1; budget.step(options.untilShare); n++) {
    if (n % tryEvery === 0) {
      if (options.isDone()) break;
      if (n >= nextTry && options.isWorthTrying(set.depthMm, set.priceMm)) {
        wait = options.tryOnPallets(set.rows) ? 1 : wait * 2;
        nextTry = n + wait * tryEvery;
      }
    }
    const share = (budget.used() - from) / Math.max(1e-9, options.untilShare - from);
    if (trained && n >= nextLesson) {
      if (trained.trainAt(set.rows, share)) set.appraise();
      nextLesson = n + TRAIN_EVERY * set.rows.length;
    }
    // between two looks at the clock it stays the same
    if (share !== lastShare) temperature = hotMm * COOLING ** Math.min(1, share);
    lastShare = share;
    chooseRows(set, style, random, chosen);
    let count = 0;
    let before = 0;
    bases.length = 0;
    for (const r of chosen) {
      const row = set.rows[r]!;
      if (row.base) bases.push(row.base);
      before += set.costs[r]!;
      for (let k = 0; k < row.itemCount; k++) list[count++] = row.product(k);
    }
    arrange(problem, list, count, random);
    limit = before - temperature * Math.log(random() + 1e-12);
    const oneByOne = random() < style.oneByOne || bases.length > 0;
    const made = oneByOne
      ? builder.fillRows(list, count, NOISE, isHopeless, bases)
      : builder.build(list, count, NOISE / 2);
    let after = 0;
    let placed = 0;
    for (const row of made) {
      const fill = worth.fillOf(row);
      trained?.meet(row, fill);
      after += set.costOf(row.depthMm, fill);
      placed += row.itemCount;
    }
    pool?.add(made, pool.leastFaceMm2(set.rows.length));
    if (placed < count || after >= limit) builder.releaseAll(made);
    else set.replace(chosen, made);
  }
  return set.bestRows();
}

/** A poorly filled row and one to `moreRows` others, mostly of similar depth and poorly filled too. */
function chooseRows(set: RowSet, style: RowStyle, random: Random, chosen: number[]): void {
  const { depths, fills } = set;
  const total = set.rows.length;
  let seed = below(random, total);
  for (let q = 0; q < 2; q++) {
    const other = below(random, total);
    if (fills[other]! < fills[seed]!) seed = other;
  }
  chosen.length = 0;
  chosen.push(seed);
  const wanted = style.leastProducts + below(random, MORE_PRODUCTS);
  let products = set.rows[seed]!.itemCount;
  const { chanceMm, fillMm } = style;
  const seedMm = depths[seed]!;
  for (let q = 0; q < style.moreRows && (q === 0 || products < wanted); q++) {
    let best = -1;
    let bestScore = Number.POSITIVE_INFINITY;
    for (let t = 0; t < CANDIDATES; t++) {
      // one draw: its whole part is the row, its fraction the chance
      const draw = random() * total;
      const candidate = Math.floor(draw);
      const score = Math.abs(depths[candidate]! - seedMm) + (draw - candidate) * chanceMm + fills[candidate]! * fillMm;
      if (score >= bestScore || chosen.includes(candidate)) continue;
      bestScore = score;
      best = candidate;
    }
    if (best < 0) continue;
    chosen.push(best);
    products += set.rows[best]!.itemCount;
  }
}

/** The order of insertion: one of the four sorted orders, mostly with some neighbours swapped, sometimes at random. */
export function arrange(problem: PackProblem, list: Int32Array, count: number, random: Random): void {
  const dice = random();
  if (dice < 0.1) {
    shuffle(list, count, random);
    return;
  }
  sortByRank(list, count, problem.ranks[below(random, problem.ranks.length)]!);
  if (dice < 0.65) perturb(list, count, 0.2, 5, random);
}
