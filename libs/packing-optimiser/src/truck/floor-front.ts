import type { FloorSkyline } from './floor-skyline';

/** Higher than any front. */
const WALL = 0x7fffffff;

/**
 * What the front of a floor would be with one more pallet on its lowest segment, without making it. Both sides of that
 * segment are closed once: what lies between higher neighbours is filled up, so that only steps down to the segment are
 * left, and many pallets are measured against them.
 */
export class FloorFront {
  /** What `measure` found beside its answer: area that no pallet left can reach. */
  unreachableMm2 = 0;
  private skyline!: FloorSkyline;
  private dual!: Float64Array;
  private narrowestMm = -1;
  private readonly left: ClosedSide;
  private readonly right: ClosedSide;
  /** The front with the pallet, equal neighbours joined. */
  private readonly x: Int32Array;
  private readonly width: Int32Array;
  private count = 0;

  constructor(capacity: number) {
    this.left = new ClosedSide(capacity);
    this.right = new ClosedSide(capacity);
    this.x = new Int32Array(capacity);
    this.width = new Int32Array(capacity);
  }

  /** From now on about this skyline, whose lowest segment is found, and a dual. */
  begin(skyline: FloorSkyline, dual: Float64Array): void {
    this.skyline = skyline;
    this.dual = dual;
    this.narrowestMm = -1;
  }

  /**
   * Fills the front with a pallet up, lowest segments first, and adds up what each takes by the dual: share × length
   * that pallets can still take before the front's end. A segment narrower than the narrowest pallet left takes
   * nothing.
   */
  measure(acrossMm: number, alongMm: number, side: number, narrowestMm: number): number {
    const { left, right, dual, skyline } = this;
    if (narrowestMm !== this.narrowestMm) this.close(narrowestMm);
    const base = skyline.x[skyline.low]!;
    const end = base + alongMm;
    const rest = skyline.width[skyline.low]! - acrossMm;
    let l = left.count - 1;
    let r = right.count - 1;
    let room = left.roomMm + right.roomMm;
    let unreachable = left.unreachableMm2 + right.unreachableMm2;
    let width = acrossMm;
    // what is left of the segment joins the lower one of its neighbours, and so on while these are lower than the
    // pallet
    for (let near = 0; near < 2; near++) {
      const neighbours = near === 0 ? left : right;
      let n = near === 0 ? l : r;
      let low = (side === 0) === (near === 0) || rest === 0 ? WALL : base;
      let pocket = low === WALL ? 0 : rest;
      if (low === WALL && n >= 0 && neighbours.x[n]! <= end) {
        low = neighbours.x[n]!;
        pocket = neighbours.width[n--]!;
      }
      while (low < end) {
        const next = n >= 0 ? neighbours.x[n]! : WALL;
        const to = next < end ? next : end;
        if (pocket < narrowestMm) unreachable += (to - low) * pocket;
        else room += (to - low) * dual[pocket]!;
        low = to;
        if (next === to) pocket += neighbours.width[n--]!;
      }
      width += pocket;
      if (near === 0) l = n;
      else r = n;
    }
    let low = end;
    while (l >= 0 || r >= 0) {
      const leftX = l >= 0 ? left.x[l]! : WALL;
      const rightX = r >= 0 ? right.x[r]! : WALL;
      const to = leftX < rightX ? leftX : rightX;
      if (width < narrowestMm) unreachable += (to - low) * width;
      else room += (to - low) * dual[width]!;
      low = to;
      if (leftX === to) width += left.width[l--]!;
      if (rightX === to) width += right.width[r--]!;
    }
    this.unreachableMm2 = unreachable;
    return room;
  }

  /** Of the front with a pallet: equal for equal fronts and for fronts that are each other's mirror image. */
  hash(acrossMm: number, alongMm: number, side: number, start: number): number {
    this.look(acrossMm, alongMm, side);
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

  private close(narrowestMm: number): void {
    const { skyline, left, right, dual } = this;
    this.narrowestMm = narrowestMm;
    left.reset();
    for (let s = 0; s < skyline.low; s++) left.add(skyline.x[s]!, skyline.width[s]!, narrowestMm, dual);
    right.reset();
    for (let s = skyline.count - 1; s > skyline.low; s--)
      right.add(skyline.x[s]!, skyline.width[s]!, narrowestMm, dual);
  }

  /** The front with a pallet on the lowest segment, at its near (`side` 0) or far end. */
  private look(acrossMm: number, alongMm: number, side: number): void {
    const { x, width, count, low } = this.skyline;
    const base = x[low]!;
    const end = base + alongMm;
    const rest = width[low]! - acrossMm;
    this.count = 0;
    for (let s = 0; s < low; s++) this.push(x[s]!, width[s]!);
    if (side === 0) this.push(end, acrossMm);
    if (rest > 0) this.push(base, rest);
    if (side !== 0) this.push(end, acrossMm);
    for (let s = low + 1; s < count; s++) this.push(x[s]!, width[s]!);
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

/** One side of a front's lowest segment, from the floor's edge towards it: steps that only go down. */
class ClosedSide {
  readonly x: Int32Array;
  readonly width: Int32Array;
  count = 0;
  /** What the closed pockets take by the dual, and their area where they are too narrow. */
  roomMm = 0;
  unreachableMm2 = 0;

  constructor(capacity: number) {
    this.x = new Int32Array(capacity);
    this.width = new Int32Array(capacity);
  }

  reset(): void {
    this.count = 0;
    this.roomMm = 0;
    this.unreachableMm2 = 0;
  }

  /** The next segment; lower ones before it are filled up to it or to the one before them. */
  add(x: number, widthMm: number, narrowestMm: number, dual: Float64Array): void {
    let width = widthMm;
    let top = this.count - 1;
    while (top >= 0 && this.x[top]! < x) {
      const before = top > 0 ? this.x[top - 1]! : WALL;
      const to = before < x ? before : x;
      const pocket = this.width[top]!;
      if (pocket < narrowestMm) this.unreachableMm2 += (to - this.x[top]!) * pocket;
      else this.roomMm += (to - this.x[top]!) * dual[pocket]!;
      if (before === to) this.width[top - 1]! += pocket;
      else width += pocket;
      top--;
    }
    if (top >= 0 && this.x[top] === x) {
      this.width[top]! += width;
      this.count = top + 1;
      return;
    }
    this.x[++top] = x;
    this.width[top] = width;
    this.count = top + 1;
  }
}
