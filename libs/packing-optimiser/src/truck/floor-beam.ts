import type { Budget } from '../search/budget';
import { seededRandom } from '../search/random';
import { Candidates } from './beam-candidates';
import type { FloorMove, FloorProblem, FloorSolution } from './floor-problem';
import { FloorSkyline } from './floor-skyline';

/** Chained from the last to the first. */
interface Move extends FloorMove {
  readonly before: Move | null;
}

interface Node {
  skyline: FloorSkyline;
  left: Int16Array;
  hash: number;
  areaMm2: number;
  stop: number;
  leftOfStop: number;
  maxMm: number;
  last: Move | null;
}

/**
 * Beam search on the skyline of the floor. The lowest segment is always filled next, so x never falls from one pallet to the next, and
 * placing the stops in order keeps the stop order without any check.
 */
export class FloorBeam {
  /** Whether the last run dropped no node: wider beams find nothing new. */
  wasExhaustive = false;
  private readonly scratch: FloorSkyline;
  private readonly zobrist: readonly Uint32Array[];
  private readonly narrowFirst: readonly number[];
  private readonly narrowMm: readonly number[];
  private readonly longFirst: readonly number[];
  private readonly shortestMm: readonly number[];
  private readonly kindsOfStop: readonly (readonly number[])[];
  private readonly countOfStop: readonly number[];

  constructor(
    private readonly problem: FloorProblem,
    seed: number,
  ) {
    const random = seededRandom(seed);
    this.scratch = new FloorSkyline(problem.count + 2);
    this.zobrist = problem.kinds.map((kind) => Uint32Array.from({ length: kind.pallets.length + 1 }, () => random() * 4294967296));
    this.narrowMm = problem.kinds.map((kind) => (kind.turns ? Math.min(kind.acrossMm, kind.alongMm) : kind.acrossMm));
    this.narrowFirst = problem.kinds.map((_, k) => k).sort((a, b) => this.narrowMm[a]! - this.narrowMm[b]!);
    this.shortestMm = problem.kinds.map((kind) => (kind.turns ? Math.min(kind.acrossMm, kind.alongMm) : kind.alongMm));
    this.longFirst = problem.kinds.map((_, k) => k).sort((a, b) => this.shortestMm[b]! - this.shortestMm[a]!);
    const stops = Array.from({ length: problem.stops }, (_, s) =>
      problem.kinds.map((_, k) => k).filter((k) => problem.kinds[k]!.stop === s),
    );
    this.kindsOfStop = stops;
    this.countOfStop = stops.map((kinds) => kinds.reduce((sum, k) => sum + problem.kinds[k]!.pallets.length, 0));
  }

  /** One beam of a width and a guide; a floor shorter than `belowMm`, or null. Without a budget it runs to the end. */
  run(beam: number, guide: number, belowMm: number, budget: Budget | null): FloorSolution | null {
    this.wasExhaustive = true;
    let nodes: Node[] = [this.root()];
    let best: FloorSolution | null = null;
    for (let level = 1; level <= this.problem.count && nodes.length; level++) {
      const next = new Candidates(beam);
      for (let n = 0; n < nodes.length; n++) {
        if (budget && !budget.step()) return best;
        this.expand(nodes[n]!, n, level, guide, belowMm, next);
      }
      if (level === this.problem.count) {
        const last = next.best();
        if (last < 0) return best;
        const node = this.child(nodes[next.parent[last]!]!, next, last);
        best = { moves: chain(node.last), lengthMm: node.maxMm };
        return best;
      }
      if (next.dropped) this.wasExhaustive = false;
      nodes = next.chosen().map((c) => this.child(nodes[next.parent[c]!]!, next, c));
      if (next.dropped) this.wasExhaustive = false;
    }
    return best;
  }

  private root(): Node {
    const skyline = new FloorSkyline(1);
    skyline.reset(this.problem.widthMm);
    const left = Int16Array.from(this.problem.kinds, (kind) => kind.pallets.length);
    return { skyline, left, hash: 0, areaMm2: 0, stop: 0, leftOfStop: this.countOfStop[0] ?? 0, maxMm: 0, last: null };
  }

  private expand(node: Node, parent: number, level: number, guide: number, belowMm: number, next: Candidates): void {
    const { kinds, count, areaMm2: totalArea, widthMm } = this.problem;
    // Sides 2 and 3 first leave the lowest segment empty; that pays only where stops force an order.
    const sides = this.problem.stops > 1 ? 4 : 2;
    for (const k of this.kindsOfStop[node.stop]!) {
      if (!node.left[k]) continue;
      const kind = kinds[k]!;
      const narrowest = this.narrowestLeft(node, k);
      const longest = this.longestLeft(node, k);
      for (let turn = 0; turn < (kind.turns ? 2 : 1); turn++) {
        const across = turn ? kind.alongMm : kind.acrossMm;
        const along = turn ? kind.acrossMm : kind.alongMm;
        for (let side = 0; side < sides; side++) {
          const skyline = this.scratch;
          skyline.copyFrom(node.skyline);
          if (side >= 2 && !this.skips(skyline)) break;
          const s = skyline.lowestWideEnough(across);
          if (s < 0 || ((side & 1) === 1 && skyline.width[s] === across)) continue;
          const end = skyline.x[s]! + along;
          const max = Math.max(node.maxMm, end);
          if (max >= belowMm) continue;
          skyline.put(s, across, along, side & 1);
          if (skyline.x[skyline.lowest()]! + longest >= belowMm) continue;
          const waste = skyline.wasteMm2 + (narrowest > 0 ? skyline.unreachableMm2(narrowest) : 0);
          if (Math.max(max, (totalArea + waste) / widthMm) > belowMm - 1 + 1e-9) continue;
          const area = node.areaMm2 + across * along;
          const score = level === count ? max : this.judge(guide, skyline, waste, area, level, max);
          const left = node.left[k]!;
          const hash = skyline.hash(node.hash ^ this.zobrist[k]![left]! ^ this.zobrist[k]![left - 1]!);
          next.add(score, parent, k, turn, side, hash);
        }
      }
    }
  }

  /** Leaves the lowest segment empty up to its neighbour; false when there is no neighbour. */
  private skips(skyline: FloorSkyline): boolean {
    if (skyline.count < 2) return false;
    skyline.raise(skyline.lowest());
    return true;
  }

  /** Guides of the prototype: share of waste, by mean size of what is placed, with a little for an uneven front. */
  private judge(guide: number, skyline: FloorSkyline, waste: number, area: number, placed: number, max: number): number {
    const share = waste / (area + waste);
    if (guide === 0) return share;
    if (guide === 1) return (share + 0.1 / (1 + placed)) / (area / placed);
    let uneven = 0;
    for (let s = 0; s < skyline.count; s++) uneven += (max - skyline.x[s]!) * skyline.width[s]!;
    return (waste + 0.15 * uneven) / (area + waste) / Math.sqrt(area / placed);
  }

  private narrowestLeft(node: Node, used: number): number {
    for (const k of this.narrowFirst) if (node.left[k]! - (k === used ? 1 : 0) > 0) return this.narrowMm[k]!;
    return 0;
  }

  /** The longest of the lengths that what is left takes at the least; it starts at the lowest segment at the earliest. */
  private longestLeft(node: Node, used: number): number {
    for (const k of this.longFirst) if (node.left[k]! - (k === used ? 1 : 0) > 0) return this.shortestMm[k]!;
    return 0;
  }

  private child(node: Node, from: Candidates, c: number): Node {
    const k = from.kind[c]!;
    const turn = from.turn[c]!;
    const kind = this.problem.kinds[k]!;
    const across = turn ? kind.alongMm : kind.acrossMm;
    const along = turn ? kind.acrossMm : kind.alongMm;
    const skyline = new FloorSkyline(node.skyline.count + 1);
    skyline.copyFrom(node.skyline);
    if (from.side[c]! >= 2) this.skips(skyline);
    const s = skyline.lowestWideEnough(across);
    const xMm = skyline.x[s]!;
    const yMm = skyline.put(s, across, along, from.side[c]! & 1);
    const left = node.left.slice();
    const hash = node.hash ^ this.zobrist[k]![left[k]!]! ^ this.zobrist[k]![left[k]! - 1]!;
    left[k]!--;
    const stopDone = node.leftOfStop === 1 && node.stop + 1 < this.problem.stops;
    return {
      skyline,
      left,
      hash,
      areaMm2: node.areaMm2 + across * along,
      stop: stopDone ? node.stop + 1 : node.stop,
      leftOfStop: stopDone ? this.countOfStop[node.stop + 1]! : node.leftOfStop - 1,
      maxMm: Math.max(node.maxMm, xMm + along),
      last: { kind: k, turn, xMm, yMm, before: node.last },
    };
  }
}

function chain(last: Move | null): FloorMove[] {
  const moves: FloorMove[] = [];
  for (let move = last; move; move = move.before) moves.push({ kind: move.kind, turn: move.turn, xMm: move.xMm, yMm: move.yMm });
  return moves.reverse();
}
