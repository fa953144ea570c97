import type { Budget } from '../search/budget';
import { below, shuffle, type Random } from '../search/random';
import type { PackProblem } from './pack-problem';
import { perturb, RowBuilder, sortByRank } from './row-builder';
import type { SkylineRow } from './skyline-row';

/** Annealing on the summed row depth in mm, from hot to cold. */
const HOT_MM = 3;
const COOLING = 0.005;

/** How much a full row is worth more than two half full ones: cost = depth × (1 − this × fill³). Tuned on the benchmark's kinds. */
const FILL_REWARD = 0.8;

/** Most rows taken apart besides the first, and candidates looked at for each. */
const MORE_ROWS = 3;
const CANDIDATES = 12;

/** What a millimetre of other depth is compared with when rows are chosen: chance and fill. */
const CHANCE_MM = 5;
const FILL_MM = 20;

/** Blur of the choice of a place: mostly hardly any. */
const STRONG_NOISE = 0.1;
const WEAK_NOISE = 0.02;
const STRONG_NOISE_CHANCE = 0.2;

export interface RowSearchOptions {
  readonly roomLengthMm: number;
  readonly maxMassKg: number;
  readonly untilShare: number;
  /** Called at intervals with the least summed depth so far. */
  readonly onBest?: (rows: readonly SkylineRow[]) => void;
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
 * Level one: fewest millimetres of summed row depth. Ruin and recreate over two to four rows of similar depth, annealed on the
 * share of the budget.
 */
export function searchRows(
  problem: PackProblem,
  start: readonly SkylineRow[],
  random: Random,
  budget: Budget,
  options: RowSearchOptions,
): SkylineRow[] {
  if (start.length < 2) return [...start];
  // Replaced rows are used again, so the caller's stay untouched only as copies.
  const rows = start.map((row) => row.clone());
  let best = [...rows];
  let current = summedDepthMm(rows);
  let bestDepth = current;
  const builder = new RowBuilder(problem, random, options.roomLengthMm, options.maxMassKg);
  const roomFace = options.roomLengthMm * problem.roomHeightMm;
  const costOf = (row: SkylineRow): number => row.depthMm * (1 - FILL_REWARD * (row.faceMm2 / roomFace) ** 3);
  const list = new Int32Array(problem.count);
  const from = budget.used();
  const inBest = new Set(best);
  const chosen: number[] = [];
  while (budget.step(options.untilShare)) {
    const share = (budget.used() - from) / Math.max(1e-9, options.untilShare - from);
    const temperature = HOT_MM * COOLING ** Math.min(1, share);
    chooseRows(rows, roomFace, random, chosen);
    let count = 0;
    let before = 0;
    for (const r of chosen) {
      const row = rows[r]!;
      before += costOf(row);
      for (let k = 0; k < row.itemCount; k++) list[count++] = row.product(k);
    }
    arrange(problem, list, count, random);
    const made = builder.build(list, count, random() < STRONG_NOISE_CHANCE ? STRONG_NOISE : WEAK_NOISE);
    let after = 0;
    for (const row of made) after += costOf(row);
    if (after - before >= -temperature * Math.log(random() + 1e-12)) {
      builder.release(made);
      continue;
    }
    chosen.sort((a, b) => b - a);
    for (const r of chosen) {
      const old = rows[r]!;
      current -= old.depthMm;
      rows[r] = rows[rows.length - 1]!;
      rows.pop();
      if (!inBest.has(old)) builder.release([old]);
    }
    for (const row of made) {
      rows.push(row);
      current += row.depthMm;
    }
    if (current >= bestDepth) continue;
    bestDepth = current;
    const kept = new Set(rows);
    for (const row of best) if (!kept.has(row)) builder.release([row]);
    best = [...rows];
    inBest.clear();
    for (const row of best) inBest.add(row);
  }
  return best;
}

/** A poorly filled row and one to three others, mostly of similar depth and poorly filled too. */
function chooseRows(rows: readonly SkylineRow[], roomFace: number, random: Random, chosen: number[]): void {
  let seed = below(random, rows.length);
  for (let q = 0; q < 2; q++) {
    const other = below(random, rows.length);
    if (rows[other]!.faceMm2 < rows[seed]!.faceMm2) seed = other;
  }
  chosen.length = 0;
  chosen.push(seed);
  const more = 1 + below(random, MORE_ROWS);
  for (let q = 0; q < more; q++) {
    let best = -1;
    let bestScore = Number.POSITIVE_INFINITY;
    for (let t = 0; t < CANDIDATES; t++) {
      const candidate = below(random, rows.length);
      if (chosen.includes(candidate)) continue;
      const row = rows[candidate]!;
      const score = Math.abs(row.depthMm - rows[seed]!.depthMm) + random() * CHANCE_MM + (row.faceMm2 / roomFace) * FILL_MM;
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
