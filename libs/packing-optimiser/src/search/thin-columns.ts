/** Columns of a linear programme by their non-zero amounts, one behind another. */
export class ThinColumns {
  readonly costs: number[] = [];
  /** Where the entries of a column begin; those of column j end where those of j + 1 begin. */
  readonly starts: number[] = [0];
  readonly rows: number[] = [];
  readonly amounts: number[] = [];

  /** Adds a column; answers its number. */
  add(cost: number, rows: ArrayLike<number>, amounts: ArrayLike<number>): number {
    for (let q = 0; q < rows.length; q++) {
      this.rows.push(rows[q]!);
      this.amounts.push(amounts[q]!);
    }
    this.costs.push(cost);
    this.starts.push(this.rows.length);
    return this.costs.length - 1;
  }

  /** Rows and amounts of a column. */
  entries(j: number): [row: number, amount: number][] {
    const entries: [number, number][] = [];
    for (let q = this.starts[j]!; q < this.starts[j + 1]!; q++) entries.push([this.rows[q]!, this.amounts[q]!]);
    return entries;
  }

  /** Cost of a column less what the duals pay for it. */
  reducedCost(j: number, duals: Float64Array): number {
    let cost = this.costs[j]!;
    for (let q = this.starts[j]!; q < this.starts[j + 1]!; q++) cost -= duals[this.rows[q]!]! * this.amounts[q]!;
    return cost;
  }
}
