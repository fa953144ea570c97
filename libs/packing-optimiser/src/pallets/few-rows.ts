import type { Budget } from '../search/budget';
import type { Random } from '../search/random';
import { LpBins } from './lp-bins';
import type { PackProblem } from './pack-problem';
import { realiseRows } from './realise-rows';
import { RowBuilder } from './row-builder';
import { RowMaster } from './row-master';
import { RowPool } from './row-pool';
import { annealRows, depthPrices, HOT_MM, summedDepthMm, type RowSearchOptions, type RowStyle } from './row-search';
import type { BinLimits, RowBin } from './rows-to-pallets';
import type { SkylineRow } from './skyline-row';

/** Styles of the annealings, in turn: few rows settle soon and get stuck one row above the best. */
export const STYLES: readonly RowStyle[] = [
  { reward: 0.8, leastProducts: 3, moreRows: 3, chanceMm: 5, fillMm: 20, oneByOne: 0 },
  { reward: 0.4, leastProducts: 3, moreRows: 5, chanceMm: 5, fillMm: 20, oneByOne: 1 },
  { reward: 0.6, leastProducts: 3, moreRows: 3, chanceMm: 20, fillMm: 10, oneByOne: 0.5 },
];

/**
 * Share of the search that an annealing takes: from the first rows, on what a dive left, after a cut; their
 * temperatures.
 */
const HOT_PART = 0.12;
const COLD_PART = 0.06;
const CUT_PART = 0.06;
const COLD_MM = 0.6;
const CUT_MM = 0.4;

/** Dives between two annealings from the first rows, and cuts after a dive. */
const DIVES = 30;
const CUTS = 4;

/**
 * How much of its depth a row costs besides what the programme says, and how much of a cut is added to what rows cost.
 */
const DEPTH_SHARE = 0.2;
const CUT_SHARE = 0.35;

/** Rows that cost so much more than their pallets are left alone. */
const NEAR = 1.006;

/** Different rows that are kept. */
const POOL = 12_000;

/** Nodes of the dive for pallets, for finished rows and for those on the way of an annealing. */
const NODES = 60;
const NODES_OF_A_TRY = 30;

export interface FewRowsOptions extends Omit<RowSearchOptions, 'isWorthTrying' | 'tryOnPallets'> {
  readonly limits: BinLimits;
  /** Pallets of the best plan. */
  readonly pallets: () => number;
  /** Called with rows on fewer pallets; the search goes on changing the rows. */
  readonly takeBins: (bins: readonly RowBin[]) => void;
}

/**
 * Level one for few rows: annealings fill a pool with rows, a linear programme chooses among them and prices depths by
 * how well they fill pallets, dives into it give whole rows, and cold annealings at those prices work on what the dives
 * left over. Where such rows do not fit their pallets, the prices that show it are added, and the annealing goes on.
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
  const onPallets = new LpBins(limits, random, (steps) => budget.spend(steps));
  const share = options.untilShare - budget.used();
  const tryOnPallets = (rows: readonly SkylineRow[], nodes: number): boolean => {
    const bins = onPallets.pack(rows, options.pallets() - 1, nodes);
    if (bins) options.takeBins(bins);
    return bins !== null;
  };
  const roomMm = () => (options.pallets() - 1) * limits.widthMm;
  const trying = {
    isWorthTrying: (depthMm: number, priceMm: number) => Math.max(depthMm, priceMm) <= roomMm(),
    tryOnPallets: (rows: readonly SkylineRow[]) => tryOnPallets(rows, NODES_OF_A_TRY),
  };
  const master = new RowMaster(problem, pool, limits, builder, random, budget);
  let prices = depthPrices(problem);
  let best = [...start];
  const anneal = (rows: readonly SkylineRow[], part: number, style: RowStyle, hotMm: number) => {
    const untilShare = Math.min(options.untilShare, budget.used() + share * part);
    const made = annealRows(
      problem,
      rows,
      random,
      budget,
      builder,
      { ...options, ...trying, untilShare },
      { style, hotMm, prices, pool },
    );
    if (summedDepthMm(made) <= summedDepthMm(best)) best = made;
    return made;
  };
  const isOpen = () => !budget.isOver && budget.used() < options.untilShare && !options.isDone();
  /** Goes on with rows that nearly fit, at prices that say what is wrong with them. */
  const cutAndAnneal = (start: SkylineRow[], style: number) => {
    let rows = start;
    for (let n = 0; n < CUTS && isOpen() && !tryOnPallets(rows, NODES); n++) {
      const { cut } = onPallets;
      if (!cut || rows.reduce((sum, row) => sum + cut[row.depthMm]!, 0) > NEAR * roomMm()) return;
      prices = prices.map((price, mm) => (1 - CUT_SHARE) * price + CUT_SHARE * cut[mm]!);
      rows = anneal(rows, CUT_PART, STYLES[(style + n) % STYLES.length]!, CUT_MM);
    }
  };
  for (let round = 0; isOpen(); round++) {
    anneal(start, HOT_PART, STYLES[round % STYLES.length]!, HOT_MM);
    for (let n = 0; n < DIVES && isOpen(); n++) {
      const target = options.pallets() - 1;
      if (!master.solve() || target < master.leastPallets()) break;
      prices = master.prices().map((price, mm) => (1 - DEPTH_SHARE) * price + DEPTH_SHARE * mm);
      const rows = realiseRows(problem, master.dive(target), builder);
      if (!tryOnPallets(rows, NODES)) cutAndAnneal(anneal(rows, COLD_PART, STYLES[n % STYLES.length]!, COLD_MM), n);
    }
  }
  return best;
}
