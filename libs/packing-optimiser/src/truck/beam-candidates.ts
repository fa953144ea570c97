/**
 * Children of a beam level, as columns. Keeps at least the beam's width of the best and at most about four times as
 * many; of children that stand before the same front with the same pallets left (equal hashes) only the first.
 */
export class Candidates {
  /** Whether a child went that differs from those that stayed. */
  dropped = false;
  count = 0;
  score: Float64Array;
  parent: Int32Array;
  /** What the child does (`stepOf`). */
  step: Int32Array;
  hash: Int32Array;
  boundMm: Float64Array;
  /** A child must score below it to be looked at. */
  worst = Number.POSITIVE_INFINITY;
  private beam = 0;
  private limit = 0;
  private readonly parted: Float64Array;
  private readonly order: Int32Array;
  /** Open addressing: index of a child + 1 at its hash, 0 where free; only the first part is in use. */
  private readonly table: Int32Array;
  private mask = 0;

  constructor(mostBeam: number) {
    const size = 4 * mostBeam + 8;
    this.score = new Float64Array(size);
    this.parent = new Int32Array(size);
    this.step = new Int32Array(size);
    this.hash = new Int32Array(size);
    this.boundMm = new Float64Array(size);
    this.parted = new Float64Array(size);
    this.order = new Int32Array(size);
    this.table = new Int32Array(tableSize(size));
  }

  /** Starts a level of a beam no wider than the constructor's. */
  reset(beam: number): void {
    this.beam = beam;
    this.limit = 4 * beam + 8;
    this.count = 0;
    this.dropped = false;
    this.worst = Number.POSITIVE_INFINITY;
    this.mask = tableSize(this.limit) - 1;
    this.table.fill(0, 0, this.mask + 1);
  }

  add(score: number, parent: number, step: number, hash: number, boundMm: number): void {
    const { mask } = this;
    let at = hash & mask;
    for (let known = this.table[at]!; known !== 0; known = this.table[at]!) {
      if (this.hash[known - 1] === hash) return;
      at = (at + 1) & mask;
    }
    const c = this.count++;
    this.table[at] = c + 1;
    this.score[c] = score;
    this.parent[c] = parent;
    this.step[c] = step;
    this.hash[c] = hash;
    this.boundMm[c] = boundMm;
    if (this.count < this.limit) return;
    this.keep(2 * this.beam);
    this.index();
    this.worst = this.highest();
  }

  /** The best child, or -1. */
  best(): number {
    let best = this.count ? 0 : -1;
    for (let c = 1; c < this.count; c++) if (this.score[c]! < this.score[best]!) best = c;
    return best;
  }

  /** The beam's width of children, best first. Ends the level: only `reset` may follow. */
  chosen(): Int32Array {
    this.keep(this.beam);
    const { order, score, count } = this;
    for (let c = 0; c < count; c++) order[c] = c;
    // Shell sort (Shell 1959) with the gaps of Knuth 1973
    let gap = 1;
    while (gap < count / 3) gap = 3 * gap + 1;
    for (; gap > 0; gap = (gap - 1) / 3) {
      for (let n = gap; n < count; n++) {
        const c = order[n]!;
        let to = n;
        for (; to >= gap; to -= gap) {
          const other = order[to - gap]!;
          if (score[other]! < score[c]! || (score[other]! === score[c]! && other < c)) break;
          order[to] = other;
        }
        order[to] = c;
      }
    }
    return order.subarray(0, count);
  }

  /** Leaves the best; of equals the first. */
  private keep(most: number): void {
    if (this.count <= most) return;
    this.dropped = true;
    for (let c = 0; c < this.count; c++) this.parted[c] = this.score[c]!;
    const limit = nthSmallest(this.parted, this.count, most - 1);
    let below = 0;
    for (let c = 0; c < this.count; c++) if (this.score[c]! < limit) below++;
    let equals = most - below;
    let to = 0;
    for (let c = 0; c < this.count; c++) {
      const score = this.score[c]!;
      if (score > limit || (score === limit && equals-- <= 0)) continue;
      this.score[to] = score;
      this.parent[to] = this.parent[c]!;
      this.step[to] = this.step[c]!;
      this.hash[to] = this.hash[c]!;
      this.boundMm[to] = this.boundMm[c]!;
      to++;
    }
    this.count = to;
  }

  private index(): void {
    const { table, mask, hash, count } = this;
    table.fill(0, 0, mask + 1);
    for (let c = 0; c < count; c++) {
      let at = hash[c]! & mask;
      while (table[at] !== 0) at = (at + 1) & mask;
      table[at] = c + 1;
    }
  }

  private highest(): number {
    let worst = Number.NEGATIVE_INFINITY;
    for (let c = 0; c < this.count; c++) worst = Math.max(worst, this.score[c]!);
    return worst;
  }
}

/** The n-th smallest of the first `count` values (quickselect: Hoare 1961); leaves them in another order. */
function nthSmallest(values: Float64Array, count: number, n: number): number {
  let low = 0;
  let high = count - 1;
  while (low < high) {
    const pivot = values[(low + high) >> 1]!;
    let i = low;
    let j = high;
    while (i <= j) {
      while (values[i]! < pivot) i++;
      while (values[j]! > pivot) j--;
      if (i > j) break;
      const t = values[i]!;
      values[i++] = values[j]!;
      values[j--] = t;
    }
    if (n <= j) high = j;
    else if (n >= i) low = i;
    else break;
  }
  return values[n]!;
}

/** A power of two at least twice as large as what goes in. */
const tableSize = (entries: number): number => 2 ** Math.ceil(Math.log2(2 * entries));
