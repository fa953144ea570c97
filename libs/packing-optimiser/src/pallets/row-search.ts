import type { Budget } from '../search/budget';
import { below, shuffle, type Random } from '../search/random';
import type { PackProblem } from './pack-problem';
import { perturb, RowBuilder, sortByRank } from './row-builder';
import type { SkylineRow } from './skyline-row';

/** Annealing on the summed row depth in mm, from hot to cold. */
const HOT_MM = 3;
const COOLING = 0.005;

/** How rows are judged and chosen in one annealing. Tuned on the benchmark's kinds. */
interface Style {
  /** How much a full row is worth more than two half full ones: cost = depth × (1 − this × fill³). */
  readonly reward: number;
  /** Most rows taken apart besides the first. */
  readonly moreRows: number;
  /** What a millimetre of other depth is compared with when rows are chosen: chance and fill. */
  readonly chanceMm: number;
  readonly fillMm: number;
  /** How often rows are filled one after the other; otherwise products go to the best place of any row. */
  readonly oneByOne: number;
}

const STYLE: Style = { reward: 0.8, moreRows: 3, chanceMm: 5, fillMm: 20, oneByOne: 1 };

/** Few rows settle soon and get stuck one row above the best, so they are annealed several times, each in another style. */
const FEW_ROWS = 160;
const STYLES_FOR_FEW: readonly Style[] = [
  { reward: 0.8, moreRows: 3, chanceMm: 5, fillMm: 20, oneByOne: 0 },
  { reward: 0.4, moreRows: 5, chanceMm: 5, fillMm: 20, oneByOne: 1 },
  { reward: 0.6, moreRows: 3, chanceMm: 20, fillMm: 10, oneByOne: 0.5 },
];

/** Candidates looked at for each further row. */
const CANDIDATES = 12;

/** Steps between two tries to put the rows onto fewer pallets, for a few rows; with many a try takes longer. */
const TRY_EVERY = 64;

/** Blur of the choice of a product. */
const NOISE = 0.1;

export interface RowSearchOptions {
  readonly roomLengthMm: number;
  readonly maxMassKg: number;
  readonly untilShare: number;
  /** Asked at intervals whether rows of this summed depth are worth a try on pallets. */
  readonly isWorthTrying: (depthMm: number) => boolean;
  readonly tryOnPallets: (rows: readonly SkylineRow[]) => void;
  /** Whether fewer pallets are impossible, so that the search may end. */
  readonly isDone: () => boolean;
}

/** Summed padded depth of rows in mm. */
export const summedDepthMm = (rows: readonly SkylineRow[]): number => rows.reduce((sum, row) => sum + row.depthMm, 0);

/** Rows at once: the best of the four insertion orders. */
export function firstRows(problem: PackProblem, random: Random, roomLengthMm: number, maxMassKg: number): SkylineRow[] {
  let best: SkylineRow[] | null = null;
  const builder = new RowBuilder(problem, random, roomLengthMm, maxMassKg);
  for (const rank of problem.ranks) {
    const list = Int32Array.from({ length: problem.count }, (_, i) => i);
    sortByRank(list, problem.count, rank);
    const rows = builder.build(list, problem.count, 0);
    if (!best || summedDepthMm(rows) < summedDepthMm(best)) best = rows;
  }
  return best ?? [];
}

/**
 * Level one: fewest millimetres of summed row depth. Ruin and recreate over rows of similar depth, annealed on the share of the
 * budget; with few rows in several rounds.
 */
export function searchRows(
  problem: PackProblem,
  start: readonly SkylineRow[],
  random: Random,
  budget: Budget,
  options: RowSearchOptions,
): SkylineRow[] {
  if (start.length < 2) return [...start];
  const builder = new RowBuilder(problem, random, options.roomLengthMm, options.maxMassKg);
  if (start.length > FEW_ROWS) return annealRows(problem, start, random, budget, builder, options, STYLE);
  const from = budget.used();
  let best = [...start];
  STYLES_FOR_FEW.forEach((style, round) => {
    const untilShare = from + ((options.untilShare - from) * (round + 1)) / STYLES_FOR_FEW.length;
    const rows = annealRows(problem, start, random, budget, builder, { ...options, untilShare }, style);
    if (summedDepthMm(rows) <= summedDepthMm(best)) best = rows;
  });
  return best;
}

/** One annealing from hot to cold; the best rows on the way. */
function annealRows(
  problem: PackProblem,
  start: readonly SkylineRow[],
  random: Random,
  budget: Budget,
  builder: RowBuilder,
  options: RowSearchOptions,
  style: Style,
): SkylineRow[] {
  const rows = [...start];
  let best = [...rows];
  let current = summedDepthMm(rows);
  let bestDepth = current;
  const roomFace = options.roomLengthMm * problem.roomHeightMm;
  const costOf = (row: SkylineRow): number => {
    const fill = row.faceMm2 / roomFace;
    return row.depthMm * (1 - style.reward * fill * fill * fill);
  };
  const list = new Int32Array(problem.count);
  const from = budget.used();
  const chosen: number[] = [];
  const tryEvery = Math.max(TRY_EVERY, Math.floor((rows.length * rows.length) / TRY_EVERY));
  for (let n = 1; budget.step(options.untilShare); n++) {
    if (n % tryEvery === 0) {
      if (options.isDone()) break;
      if (options.isWorthTrying(current)) options.tryOnPallets(rows);
    }
    const share = (budget.used() - from) / Math.max(1e-9, options.untilShare - from);
    const temperature = HOT_MM * COOLING ** Math.min(1, share);
    chooseRows(rows, roomFace, style, random, chosen);
    let count = 0;
    let before = 0;
    for (const r of chosen) {
      const row = rows[r]!;
      before += costOf(row);
      for (let k = 0; k < row.itemCount; k++) list[count++] = row.product(k);
    }
    arrange(problem, list, count, random);
    const made = random() < style.oneByOne ? builder.fillRows(list, count, NOISE) : builder.build(list, count, NOISE / 2);
    let after = 0;
    for (const row of made) after += costOf(row);
    if (after - before >= -temperature * Math.log(random() + 1e-12)) {
      builder.release(made);
      continue;
    }
    chosen.sort((a, b) => b - a);
    for (const r of chosen) {
      current -= rows[r]!.depthMm;
      rows[r] = rows[rows.length - 1]!;
      rows.pop();
    }
    for (const row of made) {
      rows.push(row);
      current += row.depthMm;
    }
    if (current >= bestDepth) continue;
    bestDepth = current;
    best = [...rows];
  }
  return best;
}

/** A poorly filled row and one to `moreRows` others, mostly of similar depth and poorly filled too. */
function chooseRows(rows: readonly SkylineRow[], roomFace: number, style: Style, random: Random, chosen: number[]): void {
  let seed = below(random, rows.length);
  for (let q = 0; q < 2; q++) {
    const other = below(random, rows.length);
    if (rows[other]!.faceMm2 < rows[seed]!.faceMm2) seed = other;
  }
  chosen.length = 0;
  chosen.push(seed);
  const more = 1 + below(random, style.moreRows);
  for (let q = 0; q < more; q++) {
    let best = -1;
    let bestScore = Number.POSITIVE_INFINITY;
    for (let t = 0; t < CANDIDATES; t++) {
      const candidate = below(random, rows.length);
      if (chosen.includes(candidate)) continue;
      const row = rows[candidate]!;
      const score = Math.abs(row.depthMm - rows[seed]!.depthMm) + random() * style.chanceMm + (row.faceMm2 / roomFace) * style.fillMm;
      if (score < bestScore) {
        bestScore = score;
        best = candidate;
      }
    }
    if (best >= 0) chosen.push(best);
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
