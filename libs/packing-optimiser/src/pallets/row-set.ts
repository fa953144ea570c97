import type { RowBuilder } from './row-builder';
import type { SkylineRow } from './skyline-row';

/** Rows that an annealing works on; each row knows whether it is among the current and the best ones, so that others are used again. */
export class RowSet {
  readonly rows: SkylineRow[];
  best: SkylineRow[];
  depthMm: number;
  bestDepthMm: number;
  /** Depth, share of the face and cost of every row, by position in `rows`. */
  readonly depths: Float64Array;
  readonly fills: Float64Array;
  readonly costs: Float64Array;
  /** Whether the current rows are better than `best`, which is only taken when they are about to get worse. */
  private isAhead = false;
  private readonly kept = new Set<SkylineRow>();

  constructor(
    start: readonly SkylineRow[],
    capacity: number,
    private readonly builder: RowBuilder,
    private readonly roomFace: number,
    private readonly reward: number,
  ) {
    this.rows = [];
    this.best = [...start];
    this.depths = new Float64Array(capacity);
    this.fills = new Float64Array(capacity);
    this.costs = new Float64Array(capacity);
    this.depthMm = 0;
    for (const row of start) {
      this.kept.add(row);
      this.add(row);
    }
    this.bestDepthMm = this.depthMm;
  }

  costOf(depthMm: number, fill: number): number {
    return depthMm * (1 - this.reward * fill * fill * fill);
  }

  /** Replaces the chosen positions by new rows. */
  replace(chosen: number[], made: readonly SkylineRow[]): void {
    let depth = this.depthMm;
    for (const r of chosen) depth -= this.depths[r]!;
    for (const row of made) depth += row.depthMm;
    if (this.isAhead && depth > this.depthMm) this.keepBest();
    chosen.sort((a, b) => b - a);
    for (const r of chosen) this.remove(r);
    for (const row of made) this.add(row);
    if (this.depthMm < this.bestDepthMm) {
      this.bestDepthMm = this.depthMm;
      this.isAhead = true;
    }
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
    const now = new Set(this.best);
    for (const row of old) if (!now.has(row)) this.builder.release([row]);
    this.kept.clear();
    for (const row of this.best) this.kept.add(row);
  }

  private add(row: SkylineRow): void {
    const at = this.rows.length;
    this.rows.push(row);
    this.depths[at] = row.depthMm;
    this.fills[at] = row.faceMm2 / this.roomFace;
    this.costs[at] = this.costOf(row.depthMm, this.fills[at]!);
    this.depthMm += row.depthMm;
  }

  private remove(at: number): void {
    const { rows, depths, fills, costs } = this;
    const row = rows[at]!;
    this.depthMm -= row.depthMm;
    const last = rows.length - 1;
    rows[at] = rows[last]!;
    depths[at] = depths[last]!;
    fills[at] = fills[last]!;
    costs[at] = costs[last]!;
    rows.pop();
    if (!this.kept.has(row)) this.builder.release([row]);
  }
}
