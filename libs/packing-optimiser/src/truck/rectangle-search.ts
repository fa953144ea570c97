import type { Budget } from '../search/budget';
import { below, seededRandom, type Random } from '../search/random';
import type { FloorMove, FloorProblem, FloorSolution } from './floor-problem';
import { FreeRectangles } from './free-rectangles';

/** Beams are better with fewer pallets, and with more it takes too long. */
const LEAST_PALLETS = 48;
const MOST_PALLETS = 400;

/** One placing takes about as long as so many steps of a beam. */
const STEPS_A_PLACE = 2;

/** Share of worse orders that are kept for a while. */
const KEEP_WORSE = 0.02;

/**
 * Floors without stops in another way than along the skyline: each pallet goes where the shorter rest of a free
 * rectangle is shortest (best short side fit of maximal rectangles), in an order of pallets, or always the pallet that
 * fits best. The shortest length that takes all is looked for by halving; then orders are changed at random for a
 * length just below the best floor.
 */
export class RectangleSearch {
  readonly isOpen: boolean;
  private readonly free = new FreeRectangles();
  private readonly random: Random;
  /** Kind of every pallet. */
  private order: Int32Array;
  private orderArea = -1;
  private moves: FloorMove[] = [];
  private isBuilt = false;

  constructor(
    private readonly problem: FloorProblem,
    private readonly budget: Budget,
    seed: number,
  ) {
    this.isOpen = problem.stops === 1 && problem.count >= LEAST_PALLETS && problem.count <= MOST_PALLETS;
    this.random = seededRandom(seed);
    this.order = this.sorted((k) => this.longSide(k));
  }

  /** Works for so many steps; a floor shorter than the best, or null. */
  work(steps: number, bestMm: number, boundMm: number): FloorSolution | null {
    const end = this.budget.steps + steps;
    if (!this.isBuilt) {
      this.isBuilt = true;
      const found = this.build(bestMm, boundMm);
      if (found) return found;
    }
    while (this.budget.steps < end && !this.budget.isOver) {
      const lengthMm = bestMm - 1;
      if (this.orderArea < 0) this.orderArea = this.fill(this.order, lengthMm);
      const changed = this.order.slice();
      for (let n = 1 + below(this.random, 3); n > 0; n--) this.change(changed);
      const area = this.fill(changed, lengthMm);
      if (area === this.problem.areaMm2) {
        this.order = changed;
        this.orderArea = -1;
        return this.solution();
      }
      if (area < this.orderArea && this.random() >= KEEP_WORSE) continue;
      this.order = changed;
      this.orderArea = area;
    }
    return null;
  }

  /** First floors: long sides, large floors, wide pallets first, and the best fitting one each time. */
  private build(bestMm: number, boundMm: number): FloorSolution | null {
    const { kinds } = this.problem;
    const orders = [
      this.order,
      this.sorted((k) => kinds[k]!.acrossMm * kinds[k]!.alongMm),
      this.sorted((k) => kinds[k]!.acrossMm + kinds[k]!.alongMm),
    ];
    let best: FloorSolution | null = null;
    const tries = [...orders.map((order) => (mm: number) => this.fill(order, mm)), (mm: number) => this.fillBest(mm)];
    for (const [n, fill] of tries.entries()) {
      let low = boundMm - 1;
      let high = best?.lengthMm ?? bestMm;
      // the longest first: what does not fill even that is not looked into
      for (let lengthMm = high - 1; lengthMm > low && !this.budget.isOver; lengthMm = Math.floor((low + high) / 2)) {
        if (fill(lengthMm) === this.problem.areaMm2) {
          best = this.solution();
          high = best.lengthMm;
          if (orders[n]) this.order = orders[n]!;
        } else if (lengthMm === high - 1) break;
        else low = lengthMm;
      }
    }
    return best;
  }

  private longSide(k: number): number {
    const { acrossMm, alongMm } = this.problem.kinds[k]!;
    return Math.max(acrossMm, alongMm);
  }

  private sorted(sizeOf: (kind: number) => number): Int32Array {
    const kinds = this.problem.kinds.flatMap((kind, k) => kind.pallets.map(() => k));
    return Int32Array.from(kinds.sort((a, b) => sizeOf(b) - sizeOf(a) || a - b));
  }

  /** Exchanges two pallets or brings one forward. */
  private change(order: Int32Array): void {
    const from = below(this.random, order.length);
    const to = below(this.random, order.length);
    const kind = order[from]!;
    if (this.random() < 0.5) {
      order[from] = order[to]!;
      order[to] = kind;
      return;
    }
    order.copyWithin(
      Math.min(from, to) + (from < to ? 0 : 1),
      Math.min(from, to) + (from < to ? 1 : 0),
      Math.max(from, to) + (from < to ? 1 : 0),
    );
    order[to] = kind;
  }

  /** Puts pallets down in order into a length, going past those that find no room; the area put down. */
  private fill(order: Int32Array, lengthMm: number): number {
    this.free.reset(lengthMm, this.problem.widthMm);
    this.moves = [];
    let area = 0;
    for (const k of order) area += this.place(k);
    this.budget.spend(order.length * STEPS_A_PLACE);
    return area;
  }

  /** Puts the pallet down that fits best, again and again. */
  private fillBest(lengthMm: number): number {
    const { kinds } = this.problem;
    this.free.reset(lengthMm, this.problem.widthMm);
    this.moves = [];
    const left = kinds.map((kind) => kind.pallets.length);
    let area = 0;
    for (let n = 0; n < this.problem.count; n++) {
      let best = -1;
      let rest = Number.MAX_SAFE_INTEGER;
      let other = Number.MAX_SAFE_INTEGER;
      for (let k = 0; k < kinds.length; k++) {
        if (!left[k]) continue;
        for (let turn = 0; turn < (kinds[k]!.turns ? 2 : 1); turn++) {
          if (this.find(k, turn) < 0) continue;
          if (this.free.restMm > rest || (this.free.restMm === rest && this.free.otherRestMm >= other)) continue;
          [best, rest, other] = [k, this.free.restMm, this.free.otherRestMm];
        }
      }
      if (best < 0) break;
      left[best]!--;
      area += this.place(best);
      if (!this.budget.spend(Math.ceil(kinds.length / 4))) break;
    }
    return area;
  }

  private find(k: number, turn: number): number {
    const kind = this.problem.kinds[k]!;
    return turn
      ? this.free.bestShortSide(kind.acrossMm, kind.alongMm)
      : this.free.bestShortSide(kind.alongMm, kind.acrossMm);
  }

  private place(k: number): number {
    const kind = this.problem.kinds[k]!;
    let turn = 0;
    let at = this.find(k, 0);
    const rest = this.free.restMm;
    const other = this.free.otherRestMm;
    if (kind.turns) {
      const turned = this.find(k, 1);
      if (
        turned >= 0 &&
        (at < 0 || this.free.restMm < rest || (this.free.restMm === rest && this.free.otherRestMm < other))
      )
        [at, turn] = [turned, 1];
    }
    if (at < 0) return 0;
    this.moves.push({ kind: k, turn, xMm: this.free.x[at]!, yMm: this.free.y[at]! });
    const [along, across] = turn ? [kind.acrossMm, kind.alongMm] : [kind.alongMm, kind.acrossMm];
    this.free.take(at, along, across);
    return along * across;
  }

  private solution(): FloorSolution {
    const { kinds } = this.problem;
    const lengthMm = Math.max(
      ...this.moves.map((m) => m.xMm + (m.turn ? kinds[m.kind]!.acrossMm : kinds[m.kind]!.alongMm)),
    );
    return { moves: [...this.moves].sort((a, b) => a.xMm - b.xMm || a.yMm - b.yMm), lengthMm };
  }
}
