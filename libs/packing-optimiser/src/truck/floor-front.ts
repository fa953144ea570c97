import type { FloorSkyline } from './floor-skyline';

/** What the front of a floor would be with one more pallet, without making it: heights and widths only, equal neighbours joined. */
export class FloorFront {
  private readonly x: Int32Array;
  private readonly width: Int32Array;
  private count = 0;

  constructor(capacity: number) {
    this.x = new Int32Array(capacity);
    this.width = new Int32Array(capacity);
  }

  /** The front with a pallet on segment `s`, at its near (`side` 0) or far end. */
  look(skyline: FloorSkyline, s: number, acrossMm: number, alongMm: number, side: number): void {
    const { x, width, count } = skyline;
    const base = x[s]!;
    const end = base + alongMm;
    const rest = width[s]! - acrossMm;
    this.count = 0;
    for (let q = 0; q < s; q++) this.push(x[q]!, width[q]!);
    if (side === 0) this.push(end, acrossMm);
    if (rest > 0) this.push(base, rest);
    if (side !== 0) this.push(end, acrossMm);
    for (let q = s + 1; q < count; q++) this.push(x[q]!, width[q]!);
  }

  /** Area that pallets at least this wide can not reach, mm². */
  unreachableMm2(narrowestMm: number): number {
    const { x, width, count } = this;
    let sum = 0;
    for (let s = 0; s < count; s++) {
      if (width[s]! >= narrowestMm) continue;
      const here = x[s]!;
      const left = s > 0 ? x[s - 1]! : Number.MAX_SAFE_INTEGER;
      const right = s < count - 1 ? x[s + 1]! : Number.MAX_SAFE_INTEGER;
      const to = left < right ? left : right;
      if (to > here && to < Number.MAX_SAFE_INTEGER) sum += (to - here) * width[s]!;
    }
    return sum;
  }

  /** Equal for equal fronts and for fronts that are each other's mirror image. */
  hash(start: number): number {
    const { x, width, count } = this;
    let forth = start | 0;
    let back = start | 0;
    for (let s = 0, r = count - 1; s < count; s++, r--) {
      forth = Math.imul(forth ^ x[s]!, 0x01000193);
      forth = Math.imul((forth ^ (forth >>> 15)) + width[s]!, 0x85ebca6b);
      back = Math.imul(back ^ x[r]!, 0x01000193);
      back = Math.imul((back ^ (back >>> 15)) + width[r]!, 0x85ebca6b);
    }
    forth ^= forth >>> 13;
    back ^= back >>> 13;
    const both = Math.imul(forth, back) + (forth ^ back);
    return both ^ (both >>> 16);
  }

  private push(x: number, width: number): void {
    const before = this.count - 1;
    if (before >= 0 && this.x[before] === x) {
      this.width[before]! += width;
      return;
    }
    this.x[this.count] = x;
    this.width[this.count++] = width;
  }
}
