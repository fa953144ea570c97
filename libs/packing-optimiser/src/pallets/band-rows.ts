import type { Budget } from '../search/budget';
import type { Random } from '../search/random';
import { fillBin } from './fill-bin';
import { addRow, type FleetPallet } from './fleet';
import { STYLES } from './few-rows';
import { LpBins } from './lp-bins';
import { massLimitKg, type PackProblem } from './pack-problem';
import { RowBuilder } from './row-builder';
import { annealRows, depthPrices, searchRows, summedDepthMm, type RowSearchOptions } from './row-search';
import { quickBins, type RowBin } from './rows-to-pallets';
import { RowsByDepth } from './rows-by-depth';
import type { SkylineRow } from './skyline-row';

/** Nodes of the dive for the new pallets of one try, and how often the bands are filled in another order. */
const NODES = 40;
const TRIES = 6;

/**
 * With more depths than this, rows of one depth each are looked for first, and then changed by an annealing that is not
 * hot; parts of the share for each.
 */
const MANY_DEPTHS = 10;
const BY_DEPTH_PART = 0.15;
const TOGETHER_PART = 0.15;
const WARM_MM = 1;

export interface BandRowsOptions extends Pick<
  RowSearchOptions,
  'roomLengthMm' | 'maxMassKg' | 'untilShare' | 'isDone'
> {
  /** Free bands of open pallets, with no rows but those that are to go on where something is fixed. */
  readonly bands: readonly FleetPallet[];
  /** Bands and new pallets of the best plan. */
  readonly pallets: () => number;
  /**
   * Called with the bands as they are filled and the pallets needed besides: fewer than before, at the end perhaps as
   * many.
   */
  readonly take: (bands: FleetPallet[], bins: readonly RowBin[]) => void;
}

/**
 * Level one where pallets are open: rows first as on new pallets, then the bands are filled to the last millimetre they
 * allow, then new pallets.
 */
export function searchBandRows(
  problem: PackProblem,
  start: readonly SkylineRow[],
  random: Random,
  budget: Budget,
  options: BandRowsOptions,
): void {
  const limits = { widthMm: problem.roomWidthMm, massKg: options.maxMassKg };
  const onPallets = new LpBins(limits, random, (steps) => budget.spend(steps));
  // a strip that takes no product is no room; rows on what is fixed are among the rows
  const shallowestMm = problem.depthMm.reduce((least, mm) => Math.min(least, mm), Number.POSITIVE_INFINITY);
  const bandsMm = options.bands.reduce((sum, { takenDepthMm }) => {
    const mm = problem.roomWidthMm - takenDepthMm;
    return mm < shallowestMm ? sum : sum + mm;
  }, 0);
  const most = () => options.pallets() - 1 - options.bands.length;
  const tryOn = (rows: readonly SkylineRow[], fresh: number): boolean => {
    for (let t = 0; t < TRIES && fresh >= 0 && !budget.isOver; t++) {
      const { bands, left } = filled(problem, options.bands, rows, random);
      if (summedDepthMm(left) > fresh * limits.widthMm) continue;
      const bins = left.length ? (onPallets.pack(left, fresh, NODES) ?? quickBins(left, limits, random)) : [];
      if (bins.length > fresh) continue;
      options.take(bands, bins);
      return true;
    }
    return false;
  };
  const trying: RowSearchOptions = {
    ...options,
    isWorthTrying: (depthMm) => depthMm <= bandsMm + most() * limits.widthMm,
    tryOnPallets: (made) => tryOn(made, most()),
  };
  const rows =
    new Set(problem.depthMm).size > MANY_DEPTHS
      ? byDepthAndTogether(problem, start, random, budget, trying, options.bands)
      : searchRows(problem, start, random, budget, trying);
  // as many pallets with shallower rows are the better start for what comes next
  if (!tryOn(rows, most())) tryOn(rows, most() + 1);
}

/** Rows of one depth each, then all of them together, in turns; the shallowest that came of it. */
function byDepthAndTogether(
  problem: PackProblem,
  start: readonly SkylineRow[],
  random: Random,
  budget: Budget,
  options: RowSearchOptions,
  bands: readonly FleetPallet[],
): SkylineRow[] {
  const builder = new RowBuilder(problem, random, options.roomLengthMm, options.maxMassKg);
  const bases = bands.flatMap((band) => band.rows.map((row) => row.base!));
  const byDepth = new RowsByDepth(problem, bases, random, budget, builder, options);
  const share = options.untilShare - budget.used();
  const until = (part: number) => Math.min(options.untilShare, budget.used() + share * part);
  let best = [...start];
  for (let round = 0; !budget.isOver && budget.used() < options.untilShare && !options.isDone(); round++) {
    const annealing = {
      style: STYLES[round % STYLES.length]!,
      hotMm: WARM_MM,
      prices: depthPrices(problem),
      pool: null,
    };
    const rows = byDepth.next(until(BY_DEPTH_PART), annealing);
    const made = annealRows(
      problem,
      rows,
      random,
      budget,
      builder,
      { ...options, untilShare: until(TOGETHER_PART) },
      annealing,
    );
    if (summedDepthMm(made) < summedDepthMm(best)) best = made;
  }
  return best;
}

const freeMm = (problem: PackProblem, band: FleetPallet): number => problem.roomWidthMm - band.depthMm;

/**
 * Copies of the bands, with what was added to their fixed rows and the rows that fill the rest best, one after the
 * other in an order that chance decides; the rows that are left.
 */
function filled(
  problem: PackProblem,
  bands: readonly FleetPallet[],
  rows: readonly SkylineRow[],
  random: Random,
): { bands: FleetPallet[]; left: SkylineRow[] } {
  const order = bands.map((_, b) => ({ b, key: random() })).sort((a, b) => a.key - b.key);
  const done = [...bands];
  const onBase = new Map(rows.flatMap((row) => (row.base ? [[row.base, row] as const] : [])));
  let left = rows.filter((row) => !row.base);
  for (const { b } of order) {
    const open = bands[b]!;
    const band: FleetPallet = { ...open, rows: [], depthMm: open.takenDepthMm, massKg: open.takenMassKg, volumeMm3: 0 };
    for (const { base } of open.rows) addRow(problem, band, onBase.get(base!)!.clone());
    const massKg = massLimitKg(problem, band.roomLengthMm) - band.massKg;
    const chosen = new Set(fillBin(left, freeMm(problem, band), massKg, random));
    for (const n of chosen) addRow(problem, band, left[n]!.clone());
    left = left.filter((_, n) => !chosen.has(n));
    done[b] = band;
  }
  return { bands: done, left };
}
