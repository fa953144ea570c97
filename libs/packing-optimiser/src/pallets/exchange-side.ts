import type { SkylineRow } from './skyline-row';

/** What an exchange makes of one pallet. */
export class Side {
  /** Rows that change, what stands in them then, and the rows made of it (null where nothing is left). */
  readonly rows: SkylineRow[] = [];
  readonly items: number[][] = [];
  readonly made: (SkylineRow | null)[] = [];
  depthMm = 0;
  /** What the pallet costs more than before. */
  costMore = 0;

  /** The place of a row among those that change; the products of the unit that leaves are no longer in it. */
  begin(row: SkylineRow, unitOf: Int32Array, leaving: number): number {
    const at = this.rows.indexOf(row);
    if (at >= 0) return at;
    const stay: number[] = [];
    for (let k = 0; k < row.itemCount; k++) if (unitOf[row.product(k)] !== leaving) stay.push(row.product(k));
    this.items.push(stay);
    return this.rows.push(row) - 1;
  }
}
