import type { Budget } from '../search/budget';
import { seededRandom } from '../search/random';
import { Candidates } from './beam-candidates';
import { BeamChildren, type Guide } from './beam-children';
import type { BeamDual } from './beam-dual';
import { BeamLevel } from './beam-level';
import { BeamMoves, kindOf, sideOf, turnOf } from './beam-moves';
import type { FloorProblem, FloorSolution } from './floor-problem';
import { FloorSkyline } from './floor-skyline';

/** A floor that was filled along the skyline, with the steps that lead to it. */
export interface BeamFloor extends FloorSolution {
  readonly steps: readonly number[];
}

/**
 * Beam search on the skyline of the floor. The lowest segment is always filled next, so x never falls from one pallet
 * to the next, and placing the stops in order keeps the stop order without any check. Floors that are each other's
 * mirror image count as one.
 */
export class FloorBeam {
  /** Whether the last run dropped no node: wider beams find nothing new. */
  wasExhaustive = false;
  readonly children: BeamChildren;
  private readonly scratch: FloorSkyline;
  private readonly zobrist: readonly Int32Array[];
  private readonly countOfStop: readonly number[];
  private readonly moves: BeamMoves;
  private levels: [BeamLevel, BeamLevel];
  private candidates: Candidates;
  private dual!: BeamDual;

  constructor(
    private readonly problem: FloorProblem,
    seed: number,
  ) {
    const { kinds, stops, count } = problem;
    const random = seededRandom(seed);
    this.scratch = new FloorSkyline(count + 3);
    this.zobrist = kinds.map((kind) =>
      Int32Array.from({ length: kind.pallets.length + 1 }, () => random() * 4294967296),
    );
    this.children = new BeamChildren(problem, this.zobrist);
    this.countOfStop = Array.from({ length: stops }, (_, s) =>
      kinds.reduce((sum, kind) => sum + (kind.stop === s ? kind.pallets.length : 0), 0),
    );
    this.levels = [new BeamLevel(1, kinds.length), new BeamLevel(1, kinds.length)];
    this.candidates = new Candidates(1);
    this.moves = new BeamMoves(count);
  }

  /**
   * One beam of a width; answers a floor shorter than `belowMm`, or null. Without a budget it runs to the end. With
   * `begin`, the first steps of a floor, only the rest is searched; null, too, when these cannot be taken.
   */
  run(
    beam: number,
    guide: Guide,
    belowMm: number,
    budget: Budget | null,
    begin: readonly number[] = [],
  ): BeamFloor | null {
    const { count, kinds } = this.problem;
    this.wasExhaustive = true;
    if (this.levels[0].capacity < beam) {
      this.levels = [new BeamLevel(beam, kinds.length), new BeamLevel(beam, kinds.length)];
      this.candidates = new Candidates(beam);
    }
    let [level, nextLevel] = this.levels;
    this.dual = guide.dual;
    this.root(level);
    for (const step of begin) {
      if (!this.follow(level, step, nextLevel)) return null;
      [level, nextLevel] = [nextLevel, level];
    }
    let nodes = 1;
    for (let depth = begin.length + 1; depth <= count && nodes; depth++) {
      const next = this.candidates;
      next.reset(beam);
      for (let n = 0; n < nodes; n++) {
        if (budget && !budget.step()) return null;
        this.children.expand(level, n, depth, guide, belowMm, next);
      }
      if (depth === count) {
        const last = next.best();
        if (last < 0) return null;
        this.child(level, next, last, nextLevel, 0);
        return { ...this.moves.upTo(nextLevel.last[0]!), lengthMm: nextLevel.maxMm[0]! };
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
    level.needsMm[0] = this.dual.totalMm;
    level.boundMm[0] = this.dual.totalMm;
    level.stop[0] = 0;
    level.leftOfStop[0] = this.countOfStop[0] ?? 0;
    level.maxMm[0] = 0;
    level.last[0] = -1;
    this.moves.clear();
  }

  /** One step more on the only floor of a level; false when it cannot be taken there. */
  private follow(level: BeamLevel, step: number, to: BeamLevel): boolean {
    const k = kindOf(step);
    if (!level.left[k] || this.problem.kinds[k]!.stop !== level.stop[0]) return false;
    level.load(0, this.scratch);
    if (sideOf(step) >= 2 && this.scratch.count < 2) return false;
    this.candidates.reset(1);
    this.candidates.add(0, 0, step, 0, level.boundMm[0]!);
    this.child(level, this.candidates, 0, to, 0);
    return true;
  }

  private child(level: BeamLevel, from: Candidates, c: number, to: BeamLevel, n: number): void {
    const step = from.step[c]!;
    const parent = from.parent[c]!;
    const k = kindOf(step);
    const turn = turnOf(step);
    const kind = this.problem.kinds[k]!;
    const across = turn ? kind.alongMm : kind.acrossMm;
    const along = turn ? kind.acrossMm : kind.alongMm;
    const skyline = this.scratch;
    level.load(parent, skyline);
    if (sideOf(step) >= 2) skyline.raise(skyline.lowest());
    const s = skyline.lowestWideEnough(across);
    const xMm = skyline.x[s]!;
    const yMm = skyline.put(s, across, along, step & 1);
    to.store(n, skyline);
    to.inherit(n, level, parent);
    const left = n * this.problem.kinds.length + k;
    const many = to.left[left]!--;
    to.hash[n] = level.hash[parent]! ^ this.zobrist[k]![many]! ^ this.zobrist[k]![many - 1]!;
    to.areaMm2[n] = level.areaMm2[parent]! + across * along;
    to.needsMm[n] = level.needsMm[parent]! - this.dual.needsMm[k]!;
    to.boundMm[n] = from.boundMm[c]!;
    const stop = level.stop[parent]!;
    const isStopDone = level.leftOfStop[parent] === 1 && stop + 1 < this.problem.stops;
    to.stop[n] = isStopDone ? stop + 1 : stop;
    to.leftOfStop[n] = isStopDone ? this.countOfStop[stop + 1]! : level.leftOfStop[parent]! - 1;
    to.maxMm[n] = Math.max(level.maxMm[parent]!, xMm + along);
    to.last[n] = this.moves.add(step, xMm, yMm, level.last[parent]!);
  }
}
