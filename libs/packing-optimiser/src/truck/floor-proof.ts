import type { Budget } from '../search/budget';
import { isReachable, reachableLengths } from './floor-bounds';
import type { Charge } from './floor-guides';
import type { FloorProblem, FloorSolution } from './floor-problem';
import { FloorSchedule } from './floor-schedule';

/** More pallets than this make a full search hopeless. */
const MAX_PALLETS = 120;

/** Lengths are kept in 16 bits while searching. */
const MAX_LENGTH_MM = 60_000;

/** Nodes of the schedule search that cost as much as one step of the beam. */
const NODES_A_STEP = 1;

/**
 * Raises the bound by refuting lengths one after the other, and, every other time, tries to refute the length just
 * below the best floor. A schedule that can be laid out is a better floor. Works in slices, remembering what is
 * refuted.
 */
export class FloorProof {
  private readonly rising: FloorSchedule;
  private readonly below: FloorSchedule;
  /** Below it lengths are refuted, or have a schedule that could not be laid out. */
  private risingMm: number;
  /** How far ahead the next length to refute is; grows while refuting is easy. */
  private strideMm = 1;
  private reachable: Int32Array = new Int32Array(0);
  private reachableMm = -1;
  private belowMm = 0;
  private isBelowDone = false;
  private isTurnOfBelow = false;
  private nodes = 0;

  constructor(
    private readonly problem: FloorProblem,
    public boundMm: number,
    charges: readonly Charge[],
    private readonly budget: Budget,
  ) {
    const step = () => ++this.nodes % NODES_A_STEP !== 0 || budget.step();
    this.rising = new FloorSchedule(problem, charges, step);
    this.below = new FloorSchedule(problem, charges, step);
    this.risingMm = boundMm;
  }

  /** Whether more work can come to anything against a best floor of this length. */
  isOpen(bestMm: number): boolean {
    return (
      this.problem.count <= MAX_PALLETS && bestMm <= MAX_LENGTH_MM && this.boundMm < bestMm && this.risingMm < bestMm
    );
  }

  /** Works for so many nodes; answers a floor shorter than the best, or null. The bound may have risen. */
  work(nodes: number, bestMm: number): FloorSolution | null {
    this.isTurnOfBelow = !this.isTurnOfBelow;
    return this.isTurnOfBelow ? this.rise(nodes, bestMm) : this.cutBelow(nodes, bestMm);
  }

  private rise(nodes: number, bestMm: number): FloorSolution | null {
    const end = this.nodes + nodes;
    while (this.risingMm < bestMm && this.nodes < end && this.budget.step()) {
      const lengthMm = Math.min(bestMm - 1, this.next(this.risingMm + this.strideMm - 1, bestMm));
      const start = this.nodes;
      const verdict = this.rising.judge(lengthMm, end - start);
      if (verdict.floor) return verdict.floor;
      if (verdict.isRefuted) {
        this.boundMm = this.risingMm = this.next(lengthMm + 1, bestMm);
        if (this.nodes - start < nodes / 8) this.strideMm *= 2;
      } else if (this.strideMm > 1) this.strideMm = this.strideMm >> 1;
      else if (verdict.isDone) this.risingMm = this.next(lengthMm + 1, bestMm);
      else return null;
    }
    return null;
  }

  /** The next length a floor can have, at most the best. */
  private next(fromMm: number, bestMm: number): number {
    if (this.reachableMm < bestMm) {
      this.reachable = reachableLengths(this.problem, bestMm);
      this.reachableMm = bestMm;
    }
    let at = fromMm;
    while (at < bestMm && !isReachable(this.reachable, at)) at++;
    return Math.min(at, bestMm);
  }

  private cutBelow(nodes: number, bestMm: number): FloorSolution | null {
    const lengthMm = bestMm - 1;
    if (lengthMm !== this.belowMm) this.isBelowDone = false;
    if (this.isBelowDone) return this.rise(nodes, bestMm);
    this.belowMm = lengthMm;
    const verdict = this.below.judge(lengthMm, nodes);
    this.isBelowDone = verdict.isDone;
    if (verdict.isRefuted) this.boundMm = bestMm;
    return verdict.floor;
  }
}
