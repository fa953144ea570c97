import type { Budget } from '../search/budget';
import type { Random } from '../search/random';
import type { PackProblem } from './pack-problem';
import { realiseRows } from './realise-rows';
import { RowBuilder } from './row-builder';
import { RowMaster } from './row-master';
import { RowPool } from './row-pool';
import { annealRows, depthPrices, HOT_MM, summedDepthMm, type RowSearchOptions, type RowStyle } from './row-search';
import type { BinLimits, RowBin } from './rows-to-pallets';
import type { SkylineRow } from './skyline-row';
import { TightBins } from './tight-bins';

/** Styles of the annealings, in turn: few rows settle soon and get stuck one row above the best. */
const STYLES: readonly RowStyle[] = [
  { reward: 0.8, moreRows: 3, chanceMm: 5, fillMm: 20, oneByOne: 0 },
  { reward: 0.4, moreRows: 5, chanceMm: 5, fillMm: 20, oneByOne: 1 },
  { reward: 0.6, moreRows: 3, chanceMm: 20, fillMm: 10, oneByOne: 0.5 },
];

/** Share of the search that an annealing from the first rows takes, and one that works on what a dive left; its temperature. */
const HOT_PART = 0.16;
const COLD_PART = 0.1;
const COLD_MM = 0.6;

/** Dives between two annealings from the first rows. */
const DIVES = 6;

/** Different rows that are kept. */
const POOL = 12_000;

/** Pallets filled for the rows of a dive, and for those on the way of an annealing. */
const NODES = 2000;
const NODES_OF_A_TRY = 40;

export interface FewRowsOptions extends Omit<RowSearchOptions, 'isWorthTrying' | 'tryOnPallets'> {
  readonly limits: BinLimits;
  /** Pallets of the best plan. */
  readonly pallets: () => number;
  /** Hears of rows on fewer pallets; the search goes on changing the rows. */
  readonly takeBins: (bins: readonly RowBin[]) => void;
}

/**
 * Level one for few rows: annealings fill a pool with rows, a linear programme chooses among them and prices depths by how well they fill
 * pallets, dives into it give whole rows, and cold annealings at those prices work on what the dives left over.
 */
export function searchFewRows(
  problem: PackProblem,
  start: readonly SkylineRow[],
  random: Random,
  budget: Budget,
  options: FewRowsOptions,
): SkylineRow[] {
  if (start.length < 2) return [...start];
  const { limits } = options;
  const builder = new RowBuilder(problem, random, options.roomLengthMm, options.maxMassKg);
  const pool = new RowPool(problem, POOL);
  const tight = new TightBins(limits, random);
  const share = options.untilShare - budget.used();
  const tryOnPallets = (rows: readonly SkylineRow[], nodes: number): boolean => {
    const bins = tight.pack(rows, options.pallets() - 1, nodes);
    if (bins) options.takeBins(bins);
    return bins !== null;
  };
  const trying = {
    isWorthTrying: (depthMm: number) => depthMm <= (options.pallets() - 1) * limits.widthMm,
    tryOnPallets: (rows: readonly SkylineRow[]) => void tryOnPallets(rows, NODES_OF_A_TRY),
  };
  const master = new RowMaster(problem, pool, limits, builder, random, budget);
  let prices = depthPrices(problem);
  let best = [...start];
  const anneal = (rows: readonly SkylineRow[], part: number, style: RowStyle, hotMm: number) => {
    const untilShare = Math.min(options.untilShare, budget.used() + share * part);
    const made = annealRows(problem, rows, random, budget, builder, { ...options, ...trying, untilShare }, { style, hotMm, prices, pool });
    if (summedDepthMm(made) <= summedDepthMm(best)) best = made;
    return made;
  };
  const isOpen = () => !budget.isOver && budget.used() < options.untilShare && !options.isDone();
  for (let round = 0; isOpen(); round++) {
    anneal(start, HOT_PART, STYLES[round % STYLES.length]!, HOT_MM);
    for (let n = 0; n < DIVES && isOpen(); n++) {
      const target = options.pallets() - 1;
      if (!master.solve() || target < master.leastPallets()) break;
      prices = master.prices();
      const rows = realiseRows(problem, master.dive(target), builder);
      if (tryOnPallets(rows, NODES)) continue;
      tryOnPallets(anneal(rows, COLD_PART, STYLES[n % STYLES.length]!, COLD_MM), NODES);
    }
  }
  return best;
}
