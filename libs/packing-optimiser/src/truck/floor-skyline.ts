/**
 * The front of a floor filled from the cab: segments across the width with the x they are filled to. The capacity must
 * hold one segment
 * more than the largest front that is ever copied in. */
export class FloorSkyline {
  y: Int32Array;
  width: Int32Array;
  x: Int32Array;
  count = 0;
  /** Area behind the front that no pallet can use any more, mm². */
  wasteMm2 = 0;
  /** The lowest segment and the x of the lowest other one, as `findLowest` left them. */
  low = 0;
  secondMm = 0;
  /**
   * The side of the lowest segment that has the taller neighbour: 0 the near one, 1 the far one; the floor's edge is
   * taller than all.
   */
  tallSide = 0;

  constructor(capacity: number) {
    this.y = new Int32Array(capacity);
    this.width = new Int32Array(capacity);
    this.x = new Int32Array(capacity);
  }

  /** One segment over the whole width. */
  reset(widthMm: number): void {
    this.count = 1;
    this.y[0] = 0;
    this.width[0] = widthMm;
    this.x[0] = 0;
    this.wasteMm2 = 0;
  }

  copyFrom(other: FloorSkyline): void {
    this.count = other.count;
    this.wasteMm2 = other.wasteMm2;
    for (let s = 0; s < other.count; s++) {
      this.y[s] = other.y[s]!;
      this.width[s] = other.width[s]!;
      this.x[s] = other.x[s]!;
    }
  }

  lowest(): number {
    let low = 0;
    for (let s = 1; s < this.count; s++) if (this.x[s]! < this.x[low]!) low = s;
    return low;
  }

  /** Settles `low`, `secondMm` and `tallSide`. */
  findLowest(): void {
    let low = 0;
    let second = Number.MAX_SAFE_INTEGER;
    for (let s = 1; s < this.count; s++) {
      if (this.x[s]! < this.x[low]!) {
        second = this.x[low]!;
        low = s;
      } else if (this.x[s]! < second) second = this.x[s]!;
    }
    this.low = low;
    this.secondMm = second;
    this.tallSide = low > 0 && (low === this.count - 1 || this.x[low + 1]! > this.x[low - 1]!) ? 1 : 0;
  }

  /** Raises lowest segments until one is wide enough; its index, or -1 when the whole width is too narrow. */
  lowestWideEnough(acrossMm: number): number {
    let s = this.lowest();
    while (this.width[s]! < acrossMm) {
      if (this.count < 2) return -1;
      s = this.raise(s);
    }
    return s;
  }

  /** Fills a segment up to its lower neighbour and merges; answers the segment that is lowest then. */
  raise(s: number): number {
    const left = s > 0 ? this.x[s - 1]! : Number.MAX_SAFE_INTEGER;
    const right = s < this.count - 1 ? this.x[s + 1]! : Number.MAX_SAFE_INTEGER;
    const to = Math.min(left, right);
    this.wasteMm2 += (to - this.x[s]!) * this.width[s]!;
    this.x[s] = to;
    if (right === to) this.joinNext(s);
    if (left === to) this.joinNext(s - 1);
    return this.lowest();
  }

  /** Puts a rectangle on a segment, at its near (`side` 0) or far end; answers its y. */
  put(s: number, acrossMm: number, alongMm: number, side: number): number {
    const rest = this.width[s]! - acrossMm;
    const end = this.x[s]! + alongMm;
    const y = side === 0 ? this.y[s]! : this.y[s]! + rest;
    if (rest === 0) this.x[s] = end;
    else if (side === 0) {
      this.insert(s, y, acrossMm, end);
      this.y[s + 1] = y + acrossMm;
      this.width[s + 1] = rest;
    } else {
      this.insert(s + 1, y, acrossMm, end);
      this.width[s] = rest;
    }
    for (let q = this.count - 2; q >= 0; q--) if (this.x[q] === this.x[q + 1]) this.joinNext(q);
    return y;
  }

  private insert(at: number, y: number, width: number, x: number): void {
    for (let s = this.count; s > at; s--) {
      this.y[s] = this.y[s - 1]!;
      this.width[s] = this.width[s - 1]!;
      this.x[s] = this.x[s - 1]!;
    }
    this.count++;
    this.y[at] = y;
    this.width[at] = width;
    this.x[at] = x;
  }

  private joinNext(s: number): void {
    this.width[s]! += this.width[s + 1]!;
    for (let q = s + 1; q < this.count - 1; q++) {
      this.y[q] = this.y[q + 1]!;
      this.width[q] = this.width[q + 1]!;
      this.x[q] = this.x[q + 1]!;
    }
    this.count--;
  }
}
