import type { FloorSkyline } from './floor-skyline';

/** What the front of a floor would be with one more pallet, without making it: heights and widths only, equal neighbours joined. */
export class FloorFront {
  private readonly x: Int32Array;
  private readonly width: Int32Array;
  private count = 0;
  private readonly restX: Int32Array;
  private readonly restWidth: Int32Array;
  /** What `measure` found: area that no pallet left can reach, and share × length that pallets can still take before the front's end. */
  unreachableMm2 = 0;
  roomMm = 0;

  constructor(capacity: number) {
    this.x = new Int32Array(capacity);
    this.width = new Int32Array(capacity);
    this.restX = new Int32Array(capacity);
    this.restWidth = new Int32Array(capacity);
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

  /** Fills the front up, lowest segments first, and adds up what each takes by the dual; one narrower than the narrowest pallet left takes nothing. */
  measure(narrowestMm: number, dual: Float64Array): void {
    const { restX: x, restWidth: width } = this;
    let count = this.count;
    for (let s = 0; s < count; s++) {
      x[s] = this.x[s]!;
      width[s] = this.width[s]!;
    }
    let unreachable = 0;
    let room = 0;
    while (count > 1) {
      let low = 0;
      for (let s = 1; s < count; s++) if (x[s]! < x[low]!) low = s;
      const left = low > 0 ? x[low - 1]! : 0x7fffffff;
      const right = low < count - 1 ? x[low + 1]! : 0x7fffffff;
      const to = left < right ? left : right;
      const high = to - x[low]!;
      if (width[low]! < narrowestMm) unreachable += high * width[low]!;
      else room += high * dual[width[low]!]!;
      if (left === to && right === to) {
        width[low - 1]! += width[low]! + width[low + 1]!;
        count -= 2;
        for (let s = low; s < count; s++) {
          x[s] = x[s + 2]!;
          width[s] = width[s + 2]!;
        }
      } else {
        width[left === to ? low - 1 : low + 1]! += width[low]!;
        count--;
        for (let s = low; s < count; s++) {
          x[s] = x[s + 1]!;
          width[s] = width[s + 1]!;
        }
      }
    }
    this.unreachableMm2 = unreachable;
    this.roomMm = room;
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
