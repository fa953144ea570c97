import type { PackProblem } from './pack-problem';
import { mayStand } from './may-stand';

const SEGMENT = 4;
const ITEM = 4;

/** Best place found by `findSpot`; kept outside the rows so that the hot loop allocates nothing. */
export interface Spot {
  cost: number;
  segment: number;
  turn: number;
  zMm: number;
}

/** How `findSpot` weighs a place. Shares are of the room's length, height and face. */
export interface SpotWeights {
  readonly restOfSegment: number;
  readonly roomAbove: number;
  readonly emptyBelow: number;
  readonly deeperRow: number;
  readonly shallower: number;
}

export const spotWeights: SpotWeights = { restOfSegment: 1.5, roomAbove: 0.7, emptyBelow: 3, deeperRow: 0.03, shallower: 0.03 };

/**
 * A row of products, one behind nothing and before nothing: a skyline over the pallet's length. A segment is a stretch of one
 * product's top: start, end of what is solid (the gap behind a product is not), height, real depth; it reaches to the next start.
 */
export class SkylineRow {
  segments = new Int32Array(8 * SEGMENT);
  segmentCount = 0;
  /** Product, turn, x, z of every item, in order of placing. */
  items = new Int32Array(8 * ITEM);
  itemCount = 0;
  depthMm = 0;
  /** Padded x end of the last item. */
  lengthMm = 0;
  faceMm2 = 0;
  massKg = 0;

  /** Makes the row empty. */
  reset(): void {
    this.segmentCount = 1;
    this.itemCount = 0;
    this.depthMm = 0;
    this.lengthMm = 0;
    this.faceMm2 = 0;
    this.massKg = 0;
    // The deck: solid to any length, carries any depth.
    this.segments[0] = 0;
    this.segments[1] = 1 << 30;
    this.segments[2] = 0;
    this.segments[3] = 1 << 30;
  }

  /** A copy that can be changed on its own. */
  clone(): SkylineRow {
    const row = new SkylineRow();
    row.segments = this.segments.slice();
    row.items = this.items.slice();
    row.segmentCount = this.segmentCount;
    row.itemCount = this.itemCount;
    row.depthMm = this.depthMm;
    row.lengthMm = this.lengthMm;
    row.faceMm2 = this.faceMm2;
    row.massKg = this.massKg;
    return row;
  }

  product(position: number): number {
    return this.items[position * ITEM]!;
  }

  /** Writes the cheapest place for product i into `spot` when it is cheaper than what is there. */
  findSpot(problem: PackProblem, i: number, roomLengthMm: number, weights: SpotWeights, base: number, spot: Spot): boolean {
    const { segments, segmentCount } = this;
    const roomHeightMm = problem.roomHeightMm;
    const gapMm = problem.gapMm;
    const rules = problem.stackRules;
    const depthMm = problem.depthMm[i]! - gapMm;
    const faceMm2 = problem.roomLengthMm * roomHeightMm;
    let found = false;
    for (let turn = 0; turn < 2; turn++) {
      if (!(problem.turns[i]! & (1 << turn))) continue;
      const lengthMm = problem.lengthMm[2 * i + turn]!;
      const heightMm = problem.heightMm[2 * i + turn]!;
      const solidMm = lengthMm - gapMm;
      for (let s = 0; s < segmentCount; s++) {
        const x = segments[s * SEGMENT]!;
        const end = x + lengthMm;
        if (end > roomLengthMm) break;
        let z = segments[s * SEGMENT + 2]!;
        let last = s;
        while (last + 1 < segmentCount && segments[(last + 1) * SEGMENT]! < end) {
          last++;
          const h = segments[last * SEGMENT + 2]!;
          if (h > z) z = h;
        }
        if (z + heightMm > roomHeightMm) continue;
        let carried = 0;
        let bestDepth = 0;
        let empty = 0;
        for (let q = s; q <= last; q++) {
          const o = q * SEGMENT;
          const start = segments[o]!;
          const next = q + 1 < segmentCount ? segments[o + SEGMENT]! : end;
          if (segments[o + 2] === z) {
            const solidEnd = Math.min(segments[o + 1]!, x + solidMm);
            const share = Math.min(depthMm, segments[o + 3]!);
            if (solidEnd > start) {
              carried += (solidEnd - start) * share;
              if (share > bestDepth) bestDepth = share;
            }
          } else empty += (Math.min(next, end) - start) * (z - segments[o + 2]!);
        }
        if (4 * carried < 3 * solidMm * depthMm || 4 * bestDepth < 3 * depthMm) continue;
        let free = last + 1 < segmentCount ? segments[(last + 1) * SEGMENT]! : roomLengthMm;
        for (let q = last + 1; q < segmentCount && segments[q * SEGMENT + 2] === z; q++) {
          free = q + 1 < segmentCount ? segments[(q + 1) * SEGMENT]! : roomLengthMm;
        }
        const rest = free - end;
        const deeper = depthMm + gapMm - this.depthMm;
        let cost =
          base + (rest / problem.roomLengthMm) * weights.restOfSegment + ((roomHeightMm - z - heightMm) / roomHeightMm) * weights.roomAbove;
        cost += (empty / faceMm2) * weights.emptyBelow + (deeper > 0 ? deeper * weights.deeperRow : -deeper * weights.shallower);
        if (rest === 0) cost -= 0.2;
        if (cost < spot.cost && (z === 0 || rules === null || mayStand(problem, rules, this, i, turn, x, z))) {
          spot.cost = cost;
          spot.segment = s;
          spot.turn = turn;
          spot.zMm = z;
          found = true;
        }
      }
    }
    return found;
  }

  /** Puts product i on a segment found by `findSpot`. */
  place(problem: PackProblem, i: number, segment: number, turn: number, zMm: number): void {
    const lengthMm = problem.lengthMm[2 * i + turn]!;
    const x = this.segments[segment * SEGMENT]!;
    const end = x + lengthMm;
    this.raise(segment, end, end - problem.gapMm, zMm + problem.heightMm[2 * i + turn]!, problem.depthMm[i]! - problem.gapMm);
    if ((this.itemCount + 1) * ITEM > this.items.length) this.items = grown(this.items);
    const { items } = this;
    const o = this.itemCount++ * ITEM;
    items[o] = i;
    items[o + 1] = turn;
    items[o + 2] = x;
    items[o + 3] = zMm;
    if (problem.depthMm[i]! > this.depthMm) this.depthMm = problem.depthMm[i]!;
    if (end > this.lengthMm) this.lengthMm = end;
    this.faceMm2 += problem.faceMm2[i]!;
    this.massKg += problem.massKg[i]!;
  }

  /** Replaces what lies below [start of segment, end) by one new top. */
  private raise(segment: number, end: number, solidEnd: number, heightMm: number, depthMm: number): void {
    let last = segment;
    while (last + 1 < this.segmentCount && this.segments[(last + 1) * SEGMENT]! < end) last++;
    const reachesTo = last + 1 < this.segmentCount ? this.segments[(last + 1) * SEGMENT]! : 1 << 30;
    const hasRest = reachesTo > end;
    const shift = (hasRest ? 2 : 1) - (last - segment + 1);
    const o = last * SEGMENT;
    const restSolid = this.segments[o + 1]!;
    const restHeight = this.segments[o + 2]!;
    const restDepth = this.segments[o + 3]!;
    if ((this.segmentCount + shift) * SEGMENT > this.segments.length) this.segments = grown(this.segments);
    if (shift !== 0) this.segments.copyWithin((last + 1 + shift) * SEGMENT, (last + 1) * SEGMENT, this.segmentCount * SEGMENT);
    this.segmentCount += shift;
    const { segments } = this;
    const at = segment * SEGMENT;
    segments[at + 1] = solidEnd;
    segments[at + 2] = heightMm;
    segments[at + 3] = depthMm;
    if (!hasRest) return;
    segments[at + SEGMENT] = end;
    segments[at + SEGMENT + 1] = restSolid;
    segments[at + SEGMENT + 2] = restHeight;
    segments[at + SEGMENT + 3] = restDepth;
  }
}

function grown(list: Int32Array): Int32Array<ArrayBuffer> {
  const bigger = new Int32Array(list.length * 2);
  bigger.set(list);
  return bigger;
}
