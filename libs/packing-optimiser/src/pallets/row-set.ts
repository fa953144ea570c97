import type { RowBuilder } from './row-builder';
import type { RowWorth } from './row-worth';
import type { SkylineRow } from './skyline-row';

/**
 * Rows that an annealing works on; each row knows whether it is among the current and the best ones, so that others are
 * used again.
 */
export class RowSet {
  readonly rows: SkylineRow[];
  best: SkylineRow[];
  depthMm: number;
  /** What the rows cost by their depth, and the least of it so far. */
  priceMm = 0;
  private bestPriceMm: number;
  /** Depth, fill and cost of every row, by position in `rows`. */
  readonly depths: Float64Array;
  readonly fills: Float64Array;
  readonly costs: Float64Array;
  /** Whether the current rows are better than `best`, which is only taken when they are about to get worse. */
  private isAhead = false;

  constructor(
    start: readonly SkylineRow[],
    capacity: number,
    private readonly builder: RowBuilder,
    private readonly worth: RowWorth,
    private readonly reward: number,
    /** What a row costs by its depth in mm. */
    private readonly prices: Float64Array,
  ) {
    this.rows = [];
    this.best = [...start];
    this.depths = new Float64Array(capacity);
    this.fills = new Float64Array(capacity);
    this.costs = new Float64Array(capacity);
    this.depthMm = 0;
    for (const row of start) {
      row.isKept = true;
      this.add(row);
    }
    this.bestPriceMm = this.priceMm;
  }

  costOf(depthMm: number, fill: number): number {
    return this.prices[depthMm]! * (1 - this.reward * fill * fill * fill);
  }

  /** Replaces the chosen positions by new rows. */
  replace(chosen: number[], made: readonly SkylineRow[]): void {
    let price = this.priceMm;
    for (const r of chosen) price -= this.prices[this.depths[r]!]!;
    for (const row of made) price += this.prices[row.depthMm]!;
    if (this.isAhead && price > this.priceMm) this.keepBest();
    sortDown(chosen);
    for (const r of chosen) this.remove(r);
    for (const row of made) this.add(row);
    if (this.priceMm < this.bestPriceMm) {
      this.bestPriceMm = this.priceMm;
      this.isAhead = true;
    }
  }

  /** Looks again at how full the rows are. */
  appraise(): void {
    this.rows.forEach((row, at) => {
      this.fills[at] = this.worth.fillOf(row);
      this.costs[at] = this.costOf(row.depthMm, this.fills[at]!);
    });
  }

  /** The best rows so far. */
  bestRows(): SkylineRow[] {
    if (this.isAhead) this.keepBest();
    return this.best;
  }

  private keepBest(): void {
    this.isAhead = false;
    const old = this.best;
    this.best = [...this.rows];
    for (const row of old) row.isKept = false;
    for (const row of this.best) row.isKept = true;
    for (const row of old) if (!row.isKept) this.builder.release(row);
  }

  private add(row: SkylineRow): void {
    const at = this.rows.length;
    this.rows.push(row);
    this.depths[at] = row.depthMm;
    this.fills[at] = this.worth.fillOf(row);
    this.costs[at] = this.costOf(row.depthMm, this.fills[at]!);
    this.depthMm += row.depthMm;
    this.priceMm += this.prices[row.depthMm]!;
  }

  private remove(at: number): void {
    const { rows, depths, fills, costs } = this;
    const row = rows[at]!;
    this.depthMm -= row.depthMm;
    this.priceMm -= this.prices[row.depthMm]!;
    const last = rows.length - 1;
    rows[at] = rows[last]!;
    depths[at] = depths[last]!;
    fills[at] = fills[last]!;
    costs[at] = costs[last]!;
    rows.pop();
    if (!row.isKept) this.builder.release(row);
  }
}

/** Sorts a handful of positions, the last first. */
function sortDown(positions: number[]): void {
  for (let i = 1; i < positions.length; i++) {
    const position = positions[i]!;
    let j = i - 1;
    for (; j >= 0 && positions[j]! < position; j--) positions[j + 1] = positions[j]!;
    positions[j + 1] = position;
  }
}
