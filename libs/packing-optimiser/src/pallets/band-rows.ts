import type { Budget } from '../search/budget';
import type { Random } from '../search/random';
import { fillBin } from './fill-bin';
import { addRow, type FleetPallet } from './fleet';
import { LpBins } from './lp-bins';
import { massLimitKg, type PackProblem } from './pack-problem';
import { searchRows, summedDepthMm, type RowSearchOptions } from './row-search';
import { quickBins, type RowBin } from './rows-to-pallets';
import type { SkylineRow } from './skyline-row';

/** Nodes of the dive for the new pallets of one try, and how often the bands are filled in another order. */
const NODES = 40;
const TRIES = 6;

export interface BandRowsOptions extends Pick<RowSearchOptions, 'roomLengthMm' | 'maxMassKg' | 'untilShare' | 'isDone'> {
  /** Free bands of open pallets, without rows. */
  readonly bands: readonly FleetPallet[];
  /** Bands and new pallets of the best plan. */
  readonly pallets: () => number;
  /** Hears of the bands as they are filled and the pallets needed besides. */
  readonly take: (bands: FleetPallet[], bins: readonly RowBin[]) => void;
}

/** Level one where pallets are open: rows first as on new pallets, then the bands are filled to the last millimetre they allow, then new pallets. */
export function searchBandRows(
  problem: PackProblem,
  start: readonly SkylineRow[],
  random: Random,
  budget: Budget,
  options: BandRowsOptions,
): void {
  const limits = { widthMm: problem.roomWidthMm, massKg: options.maxMassKg };
  const onPallets = new LpBins(limits, random, (steps) => budget.spend(steps));
  const bandsMm = options.bands.reduce((sum, band) => sum + freeMm(problem, band), 0);
  const most = () => options.pallets() - 1 - options.bands.length;
  const tryOnPallets = (rows: readonly SkylineRow[]): boolean => {
    for (let t = 0; t < TRIES && most() >= 0 && !budget.isOver; t++) {
      const { bands, left } = filled(problem, options.bands, rows, random);
      if (summedDepthMm(left) > most() * limits.widthMm) continue;
      const bins = left.length ? (onPallets.pack(left, most(), NODES) ?? quickBins(left, limits, random)) : [];
      if (bins.length > most()) continue;
      options.take(bands, bins);
      return true;
    }
    return false;
  };
  const rows = searchRows(problem, start, random, budget, {
    ...options,
    isWorthTrying: (depthMm) => depthMm <= bandsMm + most() * limits.widthMm,
    tryOnPallets,
  });
  tryOnPallets(rows);
}

const freeMm = (problem: PackProblem, band: FleetPallet): number => problem.roomWidthMm - band.depthMm;

/** Copies of the bands with the rows that fill them best, one after the other in an order that chance decides; the rows that are left. */
function filled(
  problem: PackProblem,
  bands: readonly FleetPallet[],
  rows: readonly SkylineRow[],
  random: Random,
): { bands: FleetPallet[]; left: SkylineRow[] } {
  const order = bands.map((_, b) => ({ b, key: random() })).sort((a, b) => a.key - b.key);
  const done = [...bands];
  let left = [...rows];
  for (const { b } of order) {
    const band = { ...bands[b]!, rows: [...bands[b]!.rows] };
    const massKg = massLimitKg(problem, band.roomLengthMm) - band.massKg;
    const chosen = new Set(fillBin(left, freeMm(problem, band), massKg, random));
    for (const n of chosen) addRow(problem, band, left[n]!.clone());
    left = left.filter((_, n) => !chosen.has(n));
    done[b] = band;
  }
  return { bands: done, left };
}
