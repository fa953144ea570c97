import type { Budget } from '../search/budget';
import { seededRandom } from '../search/random';
import { Candidates } from './beam-candidates';
import { BeamLevel } from './beam-level';
import { FloorFront } from './floor-front';
import type { FloorMove, FloorProblem, FloorSolution } from './floor-problem';
import { FloorSkyline } from './floor-skyline';

/** Numbers a move takes: kind, turn, x, y and the move before. */
const MOVE = 5;

/**
 * Beam search on the skyline of the floor. The lowest segment is always filled next, so x never falls from one pallet to the next, and
 * placing the stops in order keeps the stop order without any check. Floors that are each other's mirror image count as one.
 */
export class FloorBeam {
  /** Whether the last run dropped no node: wider beams find nothing new. */
  wasExhaustive = false;
  /** Whether a pallet narrower than its segment is tried at both ends of it, or at the taller neighbour only. */
  isBothSided = false;
  private readonly front: FloorFront;
  /** The skyline of the node that is expanded, then with ever more of its lowest segments left empty. */
  private readonly filled: FloorSkyline[] = [];
  private filledCount = 0;
  private readonly scratch: FloorSkyline;
  private readonly zobrist: readonly Int32Array[];
  private readonly narrowFirst: readonly number[];
  private readonly narrowMm: readonly number[];
  private readonly longFirst: readonly number[];
  private readonly shortestMm: readonly number[];
  private readonly kindsOfStop: readonly (readonly number[])[];
  private readonly countOfStop: readonly number[];
  private readonly sides: number;
  private levels: [BeamLevel, BeamLevel];
  private candidates: Candidates;
  private moves: Int32Array;
  private moveCount = 0;

  constructor(
    private readonly problem: FloorProblem,
    seed: number,
  ) {
    const random = seededRandom(seed);
    this.front = new FloorFront(problem.count + 3);
    this.scratch = new FloorSkyline(problem.count + 3);
    this.zobrist = problem.kinds.map((kind) => Int32Array.from({ length: kind.pallets.length + 1 }, () => random() * 4294967296));
    this.narrowMm = problem.kinds.map((kind) => (kind.turns ? Math.min(kind.acrossMm, kind.alongMm) : kind.acrossMm));
    this.narrowFirst = problem.kinds.map((_, k) => k).sort((a, b) => this.narrowMm[a]! - this.narrowMm[b]!);
    this.shortestMm = problem.kinds.map((kind) => (kind.turns ? Math.min(kind.acrossMm, kind.alongMm) : kind.alongMm));
    this.longFirst = problem.kinds.map((_, k) => k).sort((a, b) => this.shortestMm[b]! - this.shortestMm[a]!);
    const stops = Array.from({ length: problem.stops }, (_, s) =>
      problem.kinds.map((_, k) => k).filter((k) => problem.kinds[k]!.stop === s),
    );
    this.kindsOfStop = stops;
    this.countOfStop = stops.map((kinds) => kinds.reduce((sum, k) => sum + problem.kinds[k]!.pallets.length, 0));
    // Sides 2 and 3 first leave the lowest segment empty; that pays only where stops force an order.
    this.sides = problem.stops > 1 ? 4 : 2;
    this.levels = [new BeamLevel(1, problem.kinds.length), new BeamLevel(1, problem.kinds.length)];
    this.candidates = new Candidates(1);
    this.moves = new Int32Array(MOVE * problem.count);
  }

  /** One beam of a width; `guide` is what an uneven front counts, a share of waste. Answers a floor shorter than `belowMm`, or null. Without a budget it runs to the end. */
  run(beam: number, guide: number, belowMm: number, budget: Budget | null): FloorSolution | null {
    const { count, kinds } = this.problem;
    this.wasExhaustive = true;
    if (this.levels[0].capacity < beam) {
      this.levels = [new BeamLevel(beam, kinds.length), new BeamLevel(beam, kinds.length)];
      this.candidates = new Candidates(beam);
    }
    let [level, nextLevel] = this.levels;
    this.root(level);
    let nodes = 1;
    for (let depth = 1; depth <= count && nodes; depth++) {
      const next = this.candidates;
      next.reset(beam);
      for (let n = 0; n < nodes; n++) {
        if (budget && !budget.step()) return null;
        this.expand(level, n, depth, guide, belowMm, next);
      }
      if (depth === count) {
        const last = next.best();
        if (last < 0) return null;
        this.child(level, next, last, nextLevel, 0);
        return { moves: this.chain(nextLevel.last[0]!), lengthMm: nextLevel.maxMm[0]! };
      }
      const chosen = next.chosen();
      for (let n = 0; n < chosen.length; n++) this.child(level, next, chosen[n]!, nextLevel, n);
      nodes = chosen.length;
      if (next.dropped) this.wasExhaustive = false;
      [level, nextLevel] = [nextLevel, level];
    }
    return null;
  }

  private root(level: BeamLevel): void {
    this.scratch.reset(this.problem.widthMm);
    level.store(0, this.scratch);
    for (const [k, kind] of this.problem.kinds.entries()) level.left[k] = kind.pallets.length;
    level.hash[0] = 0;
    level.areaMm2[0] = 0;
    level.stop[0] = 0;
    level.leftOfStop[0] = this.countOfStop[0] ?? 0;
    level.maxMm[0] = 0;
    level.last[0] = -1;
    this.moveCount = 0;
  }

  private expand(level: BeamLevel, n: number, depth: number, guide: number, belowMm: number, next: Candidates): void {
    const { kinds, count, areaMm2: totalArea, widthMm } = this.problem;
    const { front, sides } = this;
    const left = n * kinds.length;
    this.filledCount = 0;
    const plain = this.nextFilled();
    level.load(n, plain);
    plain.findLowest();
    const narrow = this.firstLeft(this.narrowFirst, level, left);
    const long = this.firstLeft(this.longFirst, level, left);
    const placedArea = level.areaMm2[n]!;
    const nodeMax = level.maxMm[n]!;
    const mostMm2 = (belowMm - 1) * widthMm - totalArea;
    for (const k of this.kindsOfStop[level.stop[n]!]!) {
      const many = level.left[left + k]!;
      if (!many) continue;
      const kind = kinds[k]!;
      const isLast = many === 1;
      const narrowest = this.sizeLeft(this.narrowFirst, this.narrowMm, narrow, k, isLast, level, left);
      const longest = this.sizeLeft(this.longFirst, this.shortestMm, long, k, isLast, level, left);
      const hash = level.hash[n]! ^ this.zobrist[k]![many]! ^ this.zobrist[k]![many - 1]!;
      const area = placedArea + kind.acrossMm * kind.alongMm;
      for (let turn = 0; turn < (kind.turns ? 2 : 1); turn++) {
        const across = turn ? kind.alongMm : kind.acrossMm;
        const along = turn ? kind.acrossMm : kind.alongMm;
        let f = this.wideEnough(0, across);
        if (f < 0) continue;
        for (let side = 0; side < sides; side++) {
          if (side === 2) {
            if (f > 0 || (f = this.wideEnough(1, across)) < 0) break;
          }
          const skyline = this.filled[f]!;
          const s = skyline.low;
          if (skyline.width[s] === across ? (side & 1) === 1 : !this.isBothSided && (side & 1) !== skyline.tallSide) continue;
          const end = skyline.x[s]! + along;
          const max = end > nodeMax ? end : nodeMax;
          if (max >= belowMm || skyline.wasteMm2 > mostMm2) continue;
          const lowest = skyline.width[s]! > across ? skyline.x[s]! : Math.min(skyline.secondMm, end);
          if (lowest + longest >= belowMm) continue;
          const uneven = max * widthMm - area - skyline.wasteMm2;
          const isEnd = depth === count;
          if (!isEnd && this.judge(guide, skyline.wasteMm2, uneven, area, depth) >= next.worst) {
            next.dropped = true;
            continue;
          }
          front.look(skyline, s, across, along, side & 1);
          const waste = skyline.wasteMm2 + (narrowest > 0 ? front.unreachableMm2(narrowest) : 0);
          if (waste > mostMm2) continue;
          const score = isEnd ? max : this.judge(guide, waste, uneven, area, depth);
          if (score >= next.worst) next.dropped = true;
          else next.add(score, n, (k << 3) | (turn << 2) | side, front.hash(hash));
        }
      }
    }
  }

  /** A further skyline of the node that is expanded. */
  private nextFilled(): FloorSkyline {
    const skyline = (this.filled[this.filledCount] ??= new FloorSkyline(this.problem.count + 3));
    this.filledCount++;
    return skyline;
  }

  /** The first of the node's skylines, from `from` on, whose lowest segment is wide enough; -1 when the whole floor is too narrow. */
  private wideEnough(from: number, acrossMm: number): number {
    for (let f = from; ; f++) {
      if (f === this.filledCount) {
        const before = this.filled[f - 1]!;
        if (before.count < 2) return -1;
        const skyline = this.nextFilled();
        skyline.copyFrom(before);
        skyline.raise(before.low);
        skyline.findLowest();
      }
      const skyline = this.filled[f]!;
      if (skyline.width[skyline.low]! >= acrossMm) return f;
    }
  }

  /**
   * The less the better: share of waste, with a little for an uneven front, by mean size of what is placed. `wasteMm2` may be less than
   * it will be, then so is the answer.
   */
  private judge(guide: number, wasteMm2: number, unevenMm2: number, areaMm2: number, placed: number): number {
    return (((wasteMm2 + guide * unevenMm2) / (areaMm2 + wasteMm2) + 0.1 / (1 + placed)) * placed) / areaMm2;
  }

  private firstLeft(order: readonly number[], level: BeamLevel, left: number): number {
    let at = 0;
    while (at < order.length && !level.left[left + order[at]!]) at++;
    return at;
  }

  /** The first size in order of what is left without one pallet of kind `used`; `first` is where the first kind left is. */
  private sizeLeft(
    order: readonly number[],
    sizes: readonly number[],
    first: number,
    used: number,
    isLast: boolean,
    level: BeamLevel,
    left: number,
  ): number {
    let at = first;
    if (isLast && order[at] === used) {
      at++;
      while (at < order.length && !level.left[left + order[at]!]) at++;
    }
    return at < order.length ? sizes[order[at]!]! : 0;
  }

  private child(level: BeamLevel, from: Candidates, c: number, to: BeamLevel, n: number): void {
    const move = from.move[c]!;
    const parent = from.parent[c]!;
    const k = move >> 3;
    const turn = (move >> 2) & 1;
    const kind = this.problem.kinds[k]!;
    const across = turn ? kind.alongMm : kind.acrossMm;
    const along = turn ? kind.acrossMm : kind.alongMm;
    const skyline = this.scratch;
    level.load(parent, skyline);
    if ((move & 3) >= 2) skyline.raise(skyline.lowest());
    const s = skyline.lowestWideEnough(across);
    const xMm = skyline.x[s]!;
    const yMm = skyline.put(s, across, along, move & 1);
    to.store(n, skyline);
    to.inherit(n, level, parent);
    const left = n * this.problem.kinds.length + k;
    const many = to.left[left]!--;
    to.hash[n] = level.hash[parent]! ^ this.zobrist[k]![many]! ^ this.zobrist[k]![many - 1]!;
    to.areaMm2[n] = level.areaMm2[parent]! + across * along;
    const stop = level.stop[parent]!;
    const isStopDone = level.leftOfStop[parent] === 1 && stop + 1 < this.problem.stops;
    to.stop[n] = isStopDone ? stop + 1 : stop;
    to.leftOfStop[n] = isStopDone ? this.countOfStop[stop + 1]! : level.leftOfStop[parent]! - 1;
    to.maxMm[n] = Math.max(level.maxMm[parent]!, xMm + along);
    to.last[n] = this.remember(k, turn, xMm, yMm, level.last[parent]!);
  }

  private remember(kind: number, turn: number, xMm: number, yMm: number, before: number): number {
    const at = MOVE * this.moveCount;
    if (at + MOVE > this.moves.length) {
      const longer = new Int32Array(2 * this.moves.length);
      longer.set(this.moves);
      this.moves = longer;
    }
    this.moves[at] = kind;
    this.moves[at + 1] = turn;
    this.moves[at + 2] = xMm;
    this.moves[at + 3] = yMm;
    this.moves[at + 4] = before;
    return this.moveCount++;
  }

  private chain(last: number): FloorMove[] {
    const moves: FloorMove[] = [];
    for (let m = last; m >= 0; m = this.moves[MOVE * m + 4]!) {
      const [kind, turn, xMm, yMm] = this.moves.subarray(MOVE * m, MOVE * m + 4);
      moves.push({ kind: kind!, turn: turn!, xMm: xMm!, yMm: yMm! });
    }
    return moves.reverse();
  }
}
