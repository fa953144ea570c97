import type { PackProblem } from './pack-problem';
import { mayStack } from './may-stack';
import type { Spot, SpotWeights } from './skyline-spot';

const SEGMENT = 4;
const ITEM = 4;

/** What a place gains that leaves nothing free beside it. */
const FILLED_GAIN = 0.2;

/**
 * A row of products, one behind nothing and before nothing: a skyline over the pallet's length. A segment is a stretch
 * of one product's top: start, end of what is solid (the gap behind a product is not), height, real depth; it reaches
 * to the next start.
 */
export class SkylineRow {
  segments: Int32Array;
  segmentCount = 0;
  /** Product, turn, x, z of every item, in order of placing. */
  items: Int32Array;
  itemCount = 0;
  depthMm = 0;
  /** Padded x end of the last item. */
  lengthMm = 0;
  faceMm2 = 0;
  massKg = 0;
  /** Whether a set of rows keeps it as one of its best. */
  isKept = false;
  /**
   * What is fixed in it and stays when its products leave; null for a row of its own. Fixed products are no items and
   * have no mass here.
   */
  base: SkylineRow | null = null;
  /** Most mass that products added to a base may have. */
  mostKg = Number.POSITIVE_INFINITY;

  constructor(segments = new Int32Array(4 * SEGMENT), items = new Int32Array(4 * ITEM)) {
    this.segments = segments;
    this.items = items;
  }

  /** Makes the row empty. */
  reset(): void {
    this.segmentCount = 1;
    this.itemCount = 0;
    this.depthMm = 0;
    this.lengthMm = 0;
    this.faceMm2 = 0;
    this.massKg = 0;
    this.isKept = false;
    this.base = null;
    // The deck: solid to any length, carries any depth.
    this.segments[0] = 0;
    this.segments[1] = 1 << 30;
    this.segments[2] = 0;
    this.segments[3] = 1 << 30;
  }

  /** A copy that can be changed on its own. */
  clone(): SkylineRow {
    const row = new SkylineRow(this.segments.slice(), this.items.slice());
    row.segmentCount = this.segmentCount;
    row.itemCount = this.itemCount;
    row.depthMm = this.depthMm;
    row.lengthMm = this.lengthMm;
    row.faceMm2 = this.faceMm2;
    row.massKg = this.massKg;
    row.base = this.base;
    return row;
  }

  /** Makes the row one that nothing was added to yet. */
  begin(base: SkylineRow): void {
    while (this.segments.length < base.segmentCount * SEGMENT) this.segments = grown(this.segments);
    for (let n = 0; n < base.segmentCount * SEGMENT; n++) this.segments[n] = base.segments[n]!;
    this.segmentCount = base.segmentCount;
    this.itemCount = 0;
    this.depthMm = base.depthMm;
    this.lengthMm = base.lengthMm;
    this.faceMm2 = base.faceMm2;
    this.massKg = 0;
    this.isKept = false;
    this.base = base;
  }

  product(position: number): number {
    return this.items[position * ITEM]!;
  }

  /**
   * Writes the cheapest place for product i into `spot` when it is cheaper than what is there. What a place costs at
   * the least is looked at before what carries it, since most places cost too much.
   */
  findSpot(problem: PackProblem, i: number, roomLengthMm: number, weights: SpotWeights, spot: Spot): boolean {
    const { segments, segmentCount } = this;
    const { roomHeightMm, gapMm } = problem;
    const turns = problem.turns[i]!;
    const paddedMm = problem.depthMm[i]!;
    const deeper = paddedMm - this.depthMm;
    const depthCost = deeper > 0 ? deeper * weights.deeperRow : -deeper * weights.shallower;
    if (depthCost - FILLED_GAIN >= spot.cost) return false;
    let found = false;
    for (let turn = 0; turn < 2; turn++) {
      if (!(turns & (1 << turn))) continue;
      const lengthMm = problem.lengthMm[2 * i + turn]!;
      const heightMm = problem.heightMm[2 * i + turn]!;
      const highestMm = roomHeightMm - heightMm;
      for (let s = 0; s < segmentCount; s++) {
        const x = segments[s * SEGMENT]!;
        const end = x + lengthMm;
        if (end > roomLengthMm) break;
        let z = segments[s * SEGMENT + 2]!;
        let next = s + 1;
        for (; next < segmentCount && segments[next * SEGMENT]! < end; next++) {
          const h = segments[next * SEGMENT + 2]!;
          if (h > z) z = h;
        }
        if (z > highestMm) continue;
        const above = ((highestMm - z) / roomHeightMm) * weights.roomAbove;
        if (above + depthCost - FILLED_GAIN >= spot.cost) continue;
        let free = next < segmentCount ? segments[next * SEGMENT]! : roomLengthMm;
        for (let q = next; q < segmentCount && segments[q * SEGMENT + 2] === z; q++) {
          free = q + 1 < segmentCount ? segments[(q + 1) * SEGMENT]! : roomLengthMm;
        }
        const rest = free - end;
        const place = (rest / problem.roomLengthMm) * weights.restOfSegment + above;
        if (place + depthCost - (rest === 0 ? FILLED_GAIN : 0) >= spot.cost) continue;
        const empty = z === 0 ? 0 : this.emptyBelow(s, next, x, end, z, paddedMm - gapMm, gapMm);
        if (empty < 0) continue;
        let cost = place + ((empty / (problem.roomLengthMm * roomHeightMm)) * weights.emptyBelow + depthCost);
        if (rest === 0) cost -= FILLED_GAIN;
        if (cost >= spot.cost) continue;
        if (z > 0 && problem.stackRules && !mayStack(problem, problem.stackRules, this, i, turn, x, z)) continue;
        spot.cost = cost;
        spot.segment = s;
        spot.turn = turn;
        spot.zMm = z;
        found = true;
      }
    }
    return found;
  }

  /**
   * Empty face in mm² below a place at height z over the segments from one up to another; -1 where too little carries
   * it (rule 3).
   */
  private emptyBelow(
    from: number,
    to: number,
    x: number,
    end: number,
    z: number,
    depthMm: number,
    gapMm: number,
  ): number {
    const { segments, segmentCount } = this;
    const solidMm = end - gapMm - x;
    let carried = 0;
    let bestDepth = 0;
    let empty = 0;
    for (let q = from; q < to; q++) {
      const o = q * SEGMENT;
      const start = segments[o]!;
      if (segments[o + 2] === z) {
        const solidEnd = Math.min(segments[o + 1]!, x + solidMm);
        const share = Math.min(depthMm, segments[o + 3]!);
        if (solidEnd > start) {
          carried += (solidEnd - start) * share;
          if (share > bestDepth) bestDepth = share;
        }
      } else {
        const next = q + 1 < segmentCount ? segments[o + SEGMENT]! : end;
        empty += (Math.min(next, end) - start) * (z - segments[o + 2]!);
      }
    }
    return 4 * carried < 3 * solidMm * depthMm || 4 * bestDepth < 3 * depthMm ? -1 : empty;
  }

  /** Puts product i on a segment found by `findSpot`. */
  place(problem: PackProblem, i: number, segment: number, turn: number, zMm: number): void {
    const lengthMm = problem.lengthMm[2 * i + turn]!;
    const x = this.segments[segment * SEGMENT]!;
    const end = x + lengthMm;
    this.raise(
      segment,
      end,
      end - problem.gapMm,
      zMm + problem.heightMm[2 * i + turn]!,
      problem.depthMm[i]! - problem.gapMm,
    );
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
    const { segments } = this;
    const from = (last + 1) * SEGMENT;
    const to = this.segmentCount * SEGMENT;
    // a few numbers: copied one by one that is faster than by copyWithin
    if (shift > 0) for (let n = to - 1; n >= from; n--) segments[n + SEGMENT] = segments[n]!;
    else if (shift < 0) for (let n = from; n < to; n++) segments[n + shift * SEGMENT] = segments[n]!;
    this.segmentCount += shift;
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
