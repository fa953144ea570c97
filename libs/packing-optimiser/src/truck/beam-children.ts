import type { Candidates } from './beam-candidates';
import type { BeamDual } from './beam-dual';
import type { BeamLevel } from './beam-level';
import { stepOf } from './beam-moves';
import { FloorFront } from './floor-front';
import type { FloorProblem } from './floor-problem';
import { FloorSkyline } from './floor-skyline';
import { SizesLeft } from './sizes-left';

/** What a beam goes by: what an uneven front counts as a share of waste, and the dual that says what is wasted. */
export interface Guide {
  readonly uneven: number;
  readonly dual: BeamDual;
}

/** Rounding of a bound. */
const EPSILON = 1e-6;

/**
 * Finds the children of a beam's nodes: every pallet left of the stop, in every turn, at the sides of the lowest
 * segment that takes it.
 */
export class BeamChildren {
  /** Whether a pallet narrower than its segment is tried at both ends of it, or at the taller neighbour only. */
  isBothSided = false;
  /** Of every skyline in `filled`. */
  private readonly fronts: FloorFront[] = [];
  /** The skyline of the node that is expanded, then with ever more of its lowest segments left empty. */
  private readonly filled: FloorSkyline[] = [];
  private filledCount = 0;
  private room: Float64Array = new Float64Array(0);
  private readonly narrowest: SizesLeft;
  private readonly longest: SizesLeft;
  private readonly kindsOfStop: readonly Int32Array[];
  /** Sizes by kind × 2 + turn, and how many turns a kind has. */
  private readonly across: Int32Array;
  private readonly along: Int32Array;
  private readonly turns: Uint8Array;
  private readonly sides: number;

  /** `zobrist` distinguishes sets of pallets: a number by kind and how many are left. */
  constructor(
    private readonly problem: FloorProblem,
    private readonly zobrist: readonly Int32Array[],
  ) {
    const { kinds, stops } = problem;
    const shorter = (k: number) => Math.min(kinds[k]!.acrossMm, kinds[k]!.alongMm);
    this.narrowest = new SizesLeft(
      kinds.map((kind, k) => (kind.turns ? shorter(k) : kind.acrossMm)),
      (a, b) => a - b,
    );
    this.longest = new SizesLeft(
      kinds.map((kind, k) => (kind.turns ? shorter(k) : kind.alongMm)),
      (a, b) => b - a,
    );
    this.across = Int32Array.from(kinds.flatMap((kind) => [kind.acrossMm, kind.alongMm]));
    this.along = Int32Array.from(kinds.flatMap((kind) => [kind.alongMm, kind.acrossMm]));
    this.turns = Uint8Array.from(kinds, (kind) => (kind.turns ? 2 : 1));
    this.kindsOfStop = Array.from({ length: stops }, (_, s) =>
      Int32Array.from([...kinds.keys()].filter((k) => kinds[k]!.stop === s)),
    );
    // Sides 2 and 3 first leave the lowest segment empty; that pays only where stops force an order.
    this.sides = stops > 1 ? 4 : 2;
  }

  /**
   * Adds the children of node `n` that can lead to a floor shorter than `belowMm` and are not worse than what the level
   * keeps.
   */
  expand(level: BeamLevel, n: number, depth: number, guide: Guide, belowMm: number, next: Candidates): void {
    const { kinds, count, areaMm2: totalArea, widthMm } = this.problem;
    const { needsMm, totalMm, room } = guide.dual;
    const left = n * kinds.length;
    this.filledCount = 0;
    this.room = room;
    const plain = this.nextFilled();
    level.load(n, plain);
    this.opened();
    this.narrowest.begin(level, left);
    this.longest.begin(level, left);
    const placedArea = level.areaMm2[n]!;
    const nodeMax = level.maxMm[n]!;
    const needsNow = level.needsMm[n]!;
    const mostMm2 = (belowMm - 1) * widthMm - totalArea;
    const mostMm = belowMm - 1 + EPSILON;
    const isEnd = depth === count;
    const stopKinds = this.kindsOfStop[level.stop[n]!]!;
    for (let i = 0; i < stopKinds.length; i++) {
      const k = stopKinds[i]!;
      const many = level.left[left + k]!;
      if (!many) continue;
      const narrowest = this.narrowest.without(k, many === 1);
      const longest = this.longest.without(k, many === 1);
      const area = placedArea + this.across[2 * k]! * this.along[2 * k]!;
      const needs = needsNow - needsMm[k]!;
      for (let turn = 0; turn < this.turns[k]!; turn++) {
        const across = this.across[2 * k + turn]!;
        const along = this.along[2 * k + turn]!;
        let f = this.wideEnough(0, across);
        if (f < 0) continue;
        for (let side = 0; side < this.sides; side++) {
          if (side === 2) {
            if (f > 0 || (f = this.wideEnough(1, across)) < 0) break;
          }
          const skyline = this.filled[f]!;
          const s = skyline.low;
          const rest = skyline.width[s]! - across;
          if (rest === 0 ? (side & 1) === 1 : !this.isBothSided && (side & 1) !== skyline.tallSide) continue;
          const end = skyline.x[s]! + along;
          const max = end > nodeMax ? end : nodeMax;
          if (max >= belowMm || skyline.wasteMm2 > mostMm2) continue;
          const lowest = rest > 0 ? skyline.x[s]! : Math.min(skyline.secondMm, end);
          if (lowest + longest >= belowMm) continue;
          const front = this.fronts[f]!;
          const roomMm = front.measure(across, along, side & 1, narrowest);
          const boundMm = max + needs - roomMm;
          if (boundMm > mostMm || skyline.wasteMm2 + front.unreachableMm2 > mostMm2) continue;
          const score = isEnd ? max : judge(guide.uneven, (boundMm - totalMm) * widthMm, roomMm * widthMm, area, depth);
          if (score >= next.worst) {
            next.dropped = true;
            continue;
          }
          const hash = level.hash[n]! ^ this.zobrist[k]![many]! ^ this.zobrist[k]![many - 1]!;
          next.add(score, n, stepOf(k, turn, side), front.hash(across, along, side & 1, hash), boundMm);
        }
      }
    }
  }

  /** A further skyline of the node that is expanded. */
  private nextFilled(): FloorSkyline {
    if (this.filledCount === this.filled.length) {
      this.filled.push(new FloorSkyline(this.problem.count + 3));
      this.fronts.push(new FloorFront(this.problem.count + 3));
    }
    return this.filled[this.filledCount++]!;
  }

  /** The last of the node's skylines is as it will be. */
  private opened(): void {
    const skyline = this.filled[this.filledCount - 1]!;
    skyline.findLowest();
    this.fronts[this.filledCount - 1]!.begin(skyline, this.room);
  }

  /**
   * The first of the node's skylines, from `from` on, whose lowest segment is wide enough; -1 when the whole floor is
   * too narrow.
   */
  private wideEnough(from: number, acrossMm: number): number {
    for (let f = from; ; f++) {
      if (f === this.filledCount) {
        const before = this.filled[f - 1]!;
        if (before.count < 2) return -1;
        const skyline = this.nextFilled();
        skyline.copyFrom(before);
        skyline.raise(before.low);
        this.opened();
      }
      const skyline = this.filled[f]!;
      if (skyline.width[skyline.low]! >= acrossMm) return f;
    }
  }
}

/**
 * The less the better: share of waste, with a little for an uneven front, by mean size of what is placed. `wasteMm2`
 * may be less than it will be, then so is the answer.
 */
const judge = (guide: number, wasteMm2: number, unevenMm2: number, areaMm2: number, placed: number): number =>
  (((wasteMm2 + guide * unevenMm2) / (areaMm2 + wasteMm2) + 0.1 / (1 + placed)) * placed) / areaMm2;
