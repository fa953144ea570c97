import type { PackProblem } from './pack-problem';
import { RowPrices } from './row-prices';
import { TrainedWorth, sumOf } from './row-worth';
import type { SkylineRow } from './skyline-row';

/**
 * Shares of the annealing from which rows are kept and prices are computed, and after which they are computed again.
 */
const KEEP_FROM = 0.15;
const PRICES_FROM = 0.2;
const PRICES_EVERY = 0.1;

/** Prices say nothing before so many different rows are known for each row at hand. */
const KNOWN_A_ROW = 3;

/** How much of its volume stays in a product's worth, so that prices of few rows do not mislead. */
const VOLUME_PART = 0.1;

/**
 * Worth that is learned at first; when enough rows have been met, it is the prices over all of them that say what
 * products are worth.
 */
export class PricedWorth extends TrainedWorth {
  private readonly prices: RowPrices;
  private leastFill = Number.POSITIVE_INFINITY;
  private nextPrices = PRICES_FROM;

  /** `spend` counts numbers that are read for prices; false ends it. */
  constructor(
    private readonly problem: PackProblem,
    roomFaceMm2: number,
    spend: (numbers: number) => boolean,
  ) {
    super(problem, roomFaceMm2);
    this.prices = new RowPrices(problem, spend);
  }

  /** Keeps a row that is met and is as full as the mean. */
  meet(row: SkylineRow, fill: number): void {
    if (fill >= this.leastFill) this.prices.add(row);
  }

  /**
   * Learns from the rows at hand after a share of the annealing; the sum of worth stays. Answers whether there was
   * something to learn.
   */
  trainAt(rows: readonly SkylineRow[], share: number): boolean {
    const depthMm = rows.reduce((sum, row) => sum + row.depthMm, 0);
    if (share >= KEEP_FROM) this.leastFill = this.wholeMm / depthMm;
    const isPriced = this.nextPrices > PRICES_FROM;
    if (share < this.nextPrices || (!isPriced && this.prices.count < KNOWN_A_ROW * rows.length)) {
      if (!isPriced) this.train(rows);
      return !isPriced;
    }
    this.nextPrices = share + PRICES_EVERY;
    const { worthMm, wholeMm, prices } = this;
    const { kindOf } = this.problem;
    if (!isPriced)
      for (let i = 0; i < worthMm.length; i++) prices.priceMm[kindOf[i]!] = (worthMm[i]! * depthMm) / wholeMm;
    for (const row of rows) prices.add(row);
    prices.improve(depthMm);
    this.takePrices();
    return true;
  }

  private takePrices(): void {
    const { worthMm, volumeMm, wholeMm } = this;
    const { kindOf } = this.problem;
    for (let i = 0; i < worthMm.length; i++) worthMm[i] = this.prices.priceMm[kindOf[i]!]!;
    const scale = ((1 - VOLUME_PART) * wholeMm) / sumOf(worthMm);
    for (let i = 0; i < worthMm.length; i++) worthMm[i] = scale * worthMm[i]! + VOLUME_PART * volumeMm[i]!;
  }
}
