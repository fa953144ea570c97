import type { PackProblem } from './pack-problem';
import { RowPrices } from './row-prices';
import type { SkylineRow } from './skyline-row';

/** How full rows are in the eyes of an annealing, 1 is full. */
export interface RowWorth {
  fillOf(row: SkylineRow): number;
}

/** By the face that the products take. */
export class FaceWorth implements RowWorth {
  constructor(private readonly roomFaceMm2: number) {}

  fillOf(row: SkylineRow): number {
    return row.faceMm2 / this.roomFaceMm2;
  }
}

/**
 * How fast worth follows waste, by the share of all depth that is wasted (where it is little, it is chance that decides who stands beside it),
 * and how far it may go from a product's volume.
 */
const RATE = 0.45;
const LEAST = 0.8;
const MOST = 1.4;

/** Shares of the annealing from which rows are kept and prices are computed, and after which they are computed again. */
const KEEP_FROM = 0.15;
const PRICES_FROM = 0.2;
const PRICES_EVERY = 0.1;

/** Prices say nothing before so many different rows are known for each row at hand. */
const KNOWN_A_ROW = 3;

/** How much of its volume stays in a product's worth, so that prices of few rows do not mislead. */
const VOLUME_PART = 0.1;

/**
 * By what the products are worth, in mm of a row's depth: at first their volume over the room's face. Products that keep standing in rows with
 * much waste become worth more, as a dual price would say; so rows are compared with what such products allow, and the search goes where
 * waste can be avoided. (Sequential value correction, Mukhacheva, Belov et al. 2000, applied to an annealing.) When enough rows have been met,
 * it is the prices over all of them that say what products are worth.
 */
export class LearnedWorth implements RowWorth {
  private readonly worthMm: Float64Array;
  private readonly volumeMm: Float64Array;
  private readonly wholeMm: number;
  private readonly prices: RowPrices;
  private leastFill = Number.POSITIVE_INFINITY;
  private nextPrices = PRICES_FROM;

  /** `spend` counts numbers that are read for prices; false ends it. */
  constructor(
    private readonly problem: PackProblem,
    roomFaceMm2: number,
    spend: (numbers: number) => boolean,
  ) {
    this.prices = new RowPrices(problem, spend);
    this.volumeMm = problem.faceMm2.map((face, i) => (face * problem.depthMm[i]!) / roomFaceMm2);
    this.worthMm = this.volumeMm.slice();
    this.wholeMm = sumOf(this.volumeMm);
  }

  fillOf(row: SkylineRow): number {
    return this.worthOf(row) / row.depthMm;
  }

  /** Keeps a row that is met and is as full as the mean. */
  meet(row: SkylineRow, fill: number): void {
    if (fill >= this.leastFill) this.prices.add(row);
  }

  /** Learns from the rows at hand after a share of the annealing; the sum of worth stays. Answers whether there was something to learn. */
  learn(rows: readonly SkylineRow[], share: number): boolean {
    const depthMm = rows.reduce((sum, row) => sum + row.depthMm, 0);
    if (share >= KEEP_FROM) this.leastFill = this.wholeMm / depthMm;
    const isPriced = this.nextPrices > PRICES_FROM;
    if (share < this.nextPrices || (!isPriced && this.prices.count < KNOWN_A_ROW * rows.length)) {
      if (!isPriced) this.shift(rows, depthMm);
      return !isPriced;
    }
    this.nextPrices = share + PRICES_EVERY;
    const { worthMm, wholeMm, prices } = this;
    const { kindOf } = this.problem;
    if (!isPriced) for (let i = 0; i < worthMm.length; i++) prices.priceMm[kindOf[i]!] = (worthMm[i]! * depthMm) / wholeMm;
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

  /** Shifts worth to the products of rows that are less full than the mean. */
  private shift(rows: readonly SkylineRow[], depthMm: number): void {
    const { worthMm, volumeMm, wholeMm } = this;
    const rate = RATE * (1 - wholeMm / depthMm);
    for (const row of rows) {
      const by = 1 + rate * ((row.depthMm * wholeMm) / (depthMm * this.worthOf(row)) - 1);
      for (let k = 0; k < row.itemCount; k++) {
        const i = row.product(k);
        worthMm[i] = Math.min(MOST * volumeMm[i]!, Math.max(LEAST * volumeMm[i]!, worthMm[i]! * by));
      }
    }
    const scale = wholeMm / sumOf(worthMm);
    for (let i = 0; i < worthMm.length; i++) worthMm[i]! *= scale;
  }

  private worthOf(row: SkylineRow): number {
    let sum = 0;
    for (let k = 0; k < row.itemCount; k++) sum += this.worthMm[row.product(k)]!;
    return sum;
  }
}

function sumOf(numbers: Float64Array): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}
