import type { Budget } from '../search/budget';
import { below, shuffle, type Random } from '../search/random';
import { fillBin } from './fill-bin';
import type { PackProblem } from './pack-problem';
import type { SkylineRow } from './skyline-row';

/** Rows on one pallet: summed padded depth and mass of the products. */
export interface RowBin {
  depthMm: number;
  massKg: number;
  rows: SkylineRow[];
}

export interface BinLimits {
  readonly widthMm: number;
  readonly massKg: number;
}

/** How often pallets are filled exactly instead of by best fit. */
const EXACT_CHANCE = 0.4;

/** Best fit of rows, in the order given, by what is left in depth and mass. */
function bestFit(rows: readonly SkylineRow[], limits: BinLimits): RowBin[] {
  const bins: RowBin[] = [];
  for (const row of rows) {
    let best: RowBin | null = null;
    let bestLeft = Number.POSITIVE_INFINITY;
    for (const bin of bins) {
      const depthLeft = limits.widthMm - bin.depthMm - row.depthMm;
      const massLeft = limits.massKg - bin.massKg - row.massKg;
      const left = depthLeft / limits.widthMm + (massLeft / limits.massKg) * 0.5;
      if (depthLeft >= 0 && massLeft >= 0 && left < bestLeft) {
        bestLeft = left;
        best = bin;
      }
    }
    if (best) {
      best.depthMm += row.depthMm;
      best.massKg += row.massKg;
      best.rows.push(row);
    } else bins.push({ depthMm: row.depthMm, massKg: row.massKg, rows: [row] });
  }
  return bins;
}

/** Fills pallet after pallet, each begun with the first row left and completed to the best possible depth. */
function exactFit(rows: readonly SkylineRow[], limits: BinLimits, random: Random): RowBin[] {
  const bins: RowBin[] = [];
  let left = [...rows];
  while (left.length) {
    const first = left[0]!;
    left = left.slice(1);
    const chosen = new Set(
      fillBin(left, limits.widthMm - first.depthMm, limits.massKg - first.massKg, random).map((i) => left[i]!),
    );
    const all = [first, ...chosen];
    bins.push({
      depthMm: all.reduce((s, r) => s + r.depthMm, 0),
      massKg: all.reduce((s, r) => s + r.massKg, 0),
      rows: all,
    });
    left = left.filter((row) => !chosen.has(row));
  }
  return bins;
}

/**
 * Level two at once: best fit by depth, by mass and by both, and, by `random`, exact filling (which takes longest); the
 * fewest pallets of these.
 */
export function firstBins(rows: readonly SkylineRow[], limits: BinLimits, random: Random | null): RowBin[] {
  const keys = rowKeys(limits);
  const tries = keys.map((key) =>
    bestFit(
      [...rows].sort((a, b) => key(b) - key(a)),
      limits,
    ),
  );
  if (random) tries.push(quickBins(rows, limits, random));
  return tries.reduce((best, bins) => (bins.length < best.length ? bins : best));
}

/** One quick try: pallets filled exactly, large rows first with a little blur. */
export function quickBins(rows: readonly SkylineRow[], limits: BinLimits, random: Random): RowBin[] {
  const order = new Map(rows.map((row) => [row, row.depthMm * (0.7 + 0.3 * random())]));
  return exactFit(
    [...rows].sort((a, b) => order.get(b)! - order.get(a)!),
    limits,
    random,
  );
}

const rowKeys = (limits: BinLimits): ((row: SkylineRow) => number)[] => [
  (row) => row.depthMm,
  (row) => row.massKg,
  (row) => row.depthMm / limits.widthMm + row.massKg / limits.massKg,
];

/** Level two: fewer pallets for the same rows, ruin and recreate over two to five pallets until `lowest` is reached. */
export function searchBins(
  problem: PackProblem,
  start: RowBin[],
  limits: BinLimits,
  lowest: number,
  random: Random,
  budget: Budget,
  untilShare: number,
): RowBin[] {
  const bins = [...start];
  const keys = rowKeys(limits);
  const from = budget.used();
  const atLeast = Math.max(lowest, Math.ceil(bins.reduce((sum, bin) => sum + bin.depthMm, 0) / problem.roomWidthMm));
  while (bins.length > atLeast && bins.length > 1 && budget.step(untilShare)) {
    const coolness = Math.max(0.05, 1 - (budget.used() - from) / Math.max(1e-9, untilShare - from));
    const wanted = Math.min(bins.length, 2 + below(random, 4));
    const chosen = new Set<number>();
    while (chosen.size < wanted) chosen.add(below(random, bins.length));
    const old = [...chosen].map((b) => bins[b]!);
    const list = old.flatMap((bin) => bin.rows);
    const key = keys[below(random, keys.length)]!;
    const blurred = new Map(list.map((row) => [row, key(row) * (0.9 + 0.2 * random())]));
    list.sort((a, b) => blurred.get(b)! - blurred.get(a)!);
    const order = random() < 0.3 ? shuffled(list, random) : list;
    const made = random() < EXACT_CHANCE ? exactFit(order, limits, random) : bestFit(order, limits);
    if (made.length > old.length) continue;
    const gain =
      made.reduce((s, bin) => s + fullness(bin, limits), 0) - old.reduce((s, bin) => s + fullness(bin, limits), 0);
    if (made.length === old.length && gain <= 0.02 * Math.log(random() + 1e-12) * coolness) continue;
    const kept = bins.filter((_, b) => !chosen.has(b));
    bins.length = 0;
    bins.push(...kept, ...made);
  }
  return bins;
}

function shuffled(rows: readonly SkylineRow[], random: Random): SkylineRow[] {
  const order = Int32Array.from(rows, (_, i) => i);
  shuffle(order, order.length, random);
  return [...order].map((i) => rows[i]!);
}

/** Prefers one full and one empty pallet to two half full ones. */
function fullness(bin: RowBin, limits: BinLimits): number {
  const depth = bin.depthMm / limits.widthMm;
  const mass = bin.massKg / limits.massKg;
  return depth * depth + 0.6 * mass * mass + (depth > 0.999 ? 0.05 : 0);
}
