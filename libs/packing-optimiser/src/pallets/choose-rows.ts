import { volumeOf } from './fleet';
import type { PackProblem } from './pack-problem';
import type { SkylineRow } from './skyline-row';

/** Chooses rows for a pallet; its tables are used again, since it is asked in every step of a search. */
export class RowChooser {
  private best = new Float64Array(0);
  private uses = new Uint8Array(0);

  constructor(private readonly problem: PackProblem) {}

  /**
   * Rows of the largest volume that fit a depth together (0-1 knapsack over millimetres); those over the mass are left
   * out, smallest first.
   */
  choose(rows: readonly SkylineRow[], depthMm: number, massKg: number): SkylineRow[] {
    if (!rows.length || depthMm <= 0) return [];
    const { best, uses } = this.cleared(depthMm + 1, rows.length);
    const values = rows.map((row) => this.volumeOfRow(row));
    rows.forEach((row, r) => {
      const from = r * (depthMm + 1);
      const value = values[r]!;
      for (let room = depthMm; room >= row.depthMm; room--) {
        const withRow = best[room - row.depthMm]! + value;
        if (withRow <= best[room]!) continue;
        best[room] = withRow;
        uses[from + room] = 1;
      }
    });
    const chosen: number[] = [];
    let room = depthMm;
    for (let r = rows.length - 1; r >= 0; r--) {
      if (!uses[r * (depthMm + 1) + room]) continue;
      chosen.push(r);
      room -= rows[r]!.depthMm;
    }
    chosen.sort((a, b) => values[b]! - values[a]!);
    let sum = chosen.reduce((kg, r) => kg + rows[r]!.massKg, 0);
    while (sum > massKg && chosen.length) sum -= rows[chosen.pop()!]!.massKg;
    return chosen.map((r) => rows[r]!);
  }

  private cleared(length: number, rows: number): { best: Float64Array; uses: Uint8Array } {
    if (this.best.length < length) this.best = new Float64Array(length);
    if (this.uses.length < length * rows) this.uses = new Uint8Array(2 * length * rows);
    this.best.fill(0, 0, length);
    this.uses.fill(0, 0, length * rows);
    return { best: this.best, uses: this.uses };
  }

  private volumeOfRow(row: SkylineRow): number {
    let sum = 0;
    for (let k = 0; k < row.itemCount; k++) sum += volumeOf(this.problem, row.product(k));
    return sum;
  }
}
