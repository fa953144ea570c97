/** A pivot smaller than this is rounding. */
const SINGULAR = 1e-9;

/**
 * The dense inverse of a simplex basis, row by row of the basis; kept up to date by pivots, computed afresh when
 * rounding has added up.
 */
export class BasisInverse {
  readonly numbers: Float64Array;
  private work = new Float64Array(0);

  /** Begins with the unit basis of so many rows. */
  constructor(private readonly size: number) {
    this.numbers = new Float64Array(size * size);
    for (let r = 0; r < size; r++) this.numbers[r * size + r] = 1;
  }

  /** The inverse times a column given by its non-zero entries. */
  times(rows: ArrayLike<number>, amounts: ArrayLike<number>, from: number, to: number, result: Float64Array): void {
    const { numbers, size } = this;
    for (let r = 0; r < size; r++) {
      let sum = 0;
      for (let q = from; q < to; q++) sum += numbers[r * size + rows[q]!]! * amounts[q]!;
      result[r] = sum;
    }
  }

  /** The inverse times a full column; what is smaller than `zero` counts as nothing. */
  timesFull(column: Float64Array, zero: number, result: Float64Array): void {
    const { numbers, size } = this;
    for (let r = 0; r < size; r++) {
      let sum = 0;
      for (let k = 0; k < size; k++) sum += numbers[r * size + k]! * column[k]!;
      result[r] = Math.abs(sum) < zero ? 0 : sum;
    }
  }

  /** A row of costs times the inverse: the duals. */
  timesFromLeft(costOf: (row: number) => number, result: Float64Array): void {
    const { numbers, size } = this;
    result.fill(0);
    for (let r = 0; r < size; r++) {
      const cost = costOf(r);
      if (cost !== 0) for (let k = 0; k < size; k++) result[k]! += cost * numbers[r * size + k]!;
    }
  }

  /** The column with this direction (the inverse times it) takes the place of the basic one of a row. */
  pivot(row: number, direction: Float64Array): void {
    const { numbers, size } = this;
    const by = 1 / direction[row]!;
    const at = row * size;
    for (let k = 0; k < size; k++) numbers[at + k]! *= by;
    for (let r = 0; r < size; r++) {
      const factor = direction[r]!;
      if (r === row || factor === 0) continue;
      const o = r * size;
      for (let k = 0; k < size; k++) numbers[o + k]! -= factor * numbers[at + k]!;
    }
  }

  /**
   * Computes the inverse from the start (Gauss and Jordan, partial pivots); `write` fills the matrix, size × size. A
   * singular one changes nothing.
   */
  compute(write: (matrix: Float64Array) => void): void {
    const { size } = this;
    const width = 2 * size;
    if (!this.work.length) this.work = new Float64Array(size * width);
    const { work } = this;
    const matrix = new Float64Array(size * size);
    write(matrix);
    for (let r = 0; r < size; r++) {
      work.fill(0, r * width, (r + 1) * width);
      work.set(matrix.subarray(r * size, (r + 1) * size), r * width);
      work[r * width + size + r] = 1;
    }
    for (let p = 0; p < size; p++) if (!eliminate(work, size, p)) return;
    for (let r = 0; r < size; r++) this.numbers.set(work.subarray(r * width + size, (r + 1) * width), r * size);
  }
}

/** Makes column p a unit column; false when no row has a pivot for it. */
function eliminate(work: Float64Array, size: number, p: number): boolean {
  const width = 2 * size;
  let best = p;
  for (let r = p + 1; r < size; r++) if (Math.abs(work[r * width + p]!) > Math.abs(work[best * width + p]!)) best = r;
  const pivot = work[best * width + p]!;
  if (Math.abs(pivot) < SINGULAR) return false;
  const at = p * width;
  for (let k = p; k < width; k++) {
    const number = work[best * width + k]! / pivot;
    if (best !== p) work[best * width + k] = work[at + k]!;
    work[at + k] = number;
  }
  for (let r = 0; r < size; r++) {
    const factor = work[r * width + p]!;
    if (r === p || factor === 0) continue;
    const o = r * width;
    for (let k = p; k < width; k++) work[o + k]! -= factor * work[at + k]!;
  }
  return true;
}
