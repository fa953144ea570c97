import { needsMm } from './beam-dual';
import { placeAcross } from './floor-across';
import type { Charge } from './floor-guides';
import type { FloorProblem, FloorSolution } from './floor-problem';

/** One pallet of a kind in one turn. */
interface Mode {
  readonly kind: number;
  readonly turn: number;
  readonly stop: number;
  readonly acrossMm: number;
  readonly alongMm: number;
}

/** What a search for a schedule of one length came to; `floor` when it could also be laid out on the floor. */
export interface Verdict {
  readonly isRefuted: boolean;
  /** Nothing is left to search. */
  readonly isDone: boolean;
  readonly floor: FloorSolution | null;
}

type Active = readonly (readonly [endMm: number, mode: number])[];

/** Refuted states kept; more only costs memory. */
const MEMO_LIMIT = 300_000;

const EPSILON = 1e-6;

/**
 * The floor without y: every pallet takes its width out of the floor's width from its x to its end, as a job takes
 * machines (the bar relaxation: cumulative scheduling, Baptiste, Le Pape, Nuijten 2001, ch. 3; for strips
 * Alvarez-Valdes, Parreño, Tamarit 2009). A floor of a length exists only if such a schedule of the length exists, so a
 * length that a full search refutes is a proved bound.
 *
 * The search goes along x. A schedule pushed to the cab starts every pallet at 0 or at the end of another, stops in
 * order, so only ends of pallets are looked at; a pallet that could have started at the look before is not started at
 * this one.
 */
export class FloorSchedule {
  private readonly modes: readonly Mode[];
  private readonly left: Int16Array;
  private readonly leftOfStop: Int16Array;
  /** Share charged for a mode: mode × dual. */
  private readonly share: Float64Array;
  /** What a mode costs more than the cheaper turn of its kind, mm: mode × dual. */
  private readonly penalty: Float64Array;
  private readonly energy: Float64Array;
  private readonly duals: number;
  private readonly memo = new Set<string>();
  /** Pallets started, from the cab. */
  private readonly placed: { mode: Mode; xMm: number }[] = [];
  private floor: FloorSolution | null = null;
  /** Whole schedules met at this length. */
  private schedules = 0;
  private lengthMm = 0;
  private nodesLeft = 0;
  private isOver = false;

  constructor(
    private readonly problem: FloorProblem,
    charges: readonly Charge[],
    private readonly step: () => boolean,
  ) {
    this.duals = charges.length;
    this.energy = Float64Array.from(charges, (charge) => charge.needsMm);
    this.modes = modesOf(problem);
    this.left = Int16Array.from(problem.kinds, (kind) => kind.pallets.length);
    this.leftOfStop = new Int16Array(problem.stops);
    for (const kind of problem.kinds) this.leftOfStop[kind.stop]! += kind.pallets.length;
    this.share = Float64Array.from(
      this.modes.flatMap((mode) => charges.map(({ shares }) => shares[2 * mode.kind + mode.turn]!)),
    );
    this.penalty = Float64Array.from(
      this.modes.flatMap(({ kind, turn, alongMm }) =>
        charges.map(({ shares }) => shares[2 * kind + turn]! * alongMm - needsMm(problem.kinds[kind]!, shares, kind)),
      ),
    );
  }

  /**
   * Looks for a schedule of this padded length in so many nodes; what an earlier look at the same length refuted is
   * remembered.
   */
  judge(lengthMm: number, nodes: number): Verdict {
    if (lengthMm !== this.lengthMm) {
      this.memo.clear();
      this.schedules = 0;
    }
    this.lengthMm = lengthMm;
    this.nodesLeft = nodes;
    this.isOver = false;
    this.floor = null;
    this.placed.length = 0;
    const slack = this.energy.map((needs) => lengthMm - needs);
    const fits = slack.every((s) => s >= -EPSILON) && this.start(0, 0, 0, [], this.problem.widthMm, slack, -1, 0);
    return { isRefuted: !fits && !this.isOver && !this.schedules, isDone: fits || !this.isOver, floor: this.floor };
  }

  /**
   * Starts pallets at x, in order of modes from `from`, or goes on to the next end. `idleMm` is free at x; `before` is
   * what was free just before x (-1 at the cab) for the stops up to `stopBefore`. Answers whether the rest can be done.
   */
  private start(
    xMm: number,
    from: number,
    stop: number,
    active: Active,
    idleMm: number,
    slack: Float64Array,
    before: number,
    stopBefore: number,
  ): boolean {
    if (stop === this.problem.stops) return this.layOut();
    this.count();
    if (this.isOver) return false;
    for (let m = from; m < this.modes.length; m++) {
      const mode = this.modes[m]!;
      if (mode.stop > stop) break;
      if (!this.left[mode.kind] || mode.acrossMm > idleMm || xMm + mode.alongMm > this.lengthMm) continue;
      if (mode.acrossMm <= before && mode.stop <= stopBefore) continue;
      const rest = this.charged(slack, m);
      if (!rest) continue;
      this.left[mode.kind]!--;
      this.leftOfStop[mode.stop]!--;
      let next = stop;
      while (next < this.problem.stops && !this.leftOfStop[next]) next++;
      const inserted = insert(active, xMm + mode.alongMm, m);
      this.placed.push({ mode, xMm });
      const fits = this.start(xMm, m, next, inserted, idleMm - mode.acrossMm, rest, before, stopBefore);
      this.placed.pop();
      this.left[mode.kind]!++;
      this.leftOfStop[mode.stop]!++;
      if (fits || this.isOver) return fits;
    }
    return active.length > 0 && this.goOn(xMm, stop, active, idleMm, slack);
  }

  /** From x to the next end of a pallet, what is idle until then being lost. */
  private goOn(xMm: number, stop: number, active: Active, idleMm: number, slack: Float64Array): boolean {
    const nextMm = active[0]![0];
    const rest = slack.slice();
    for (let d = 0; d < this.duals; d++) {
      let used = 0;
      for (const [, mode] of active) used += this.share[mode * this.duals + d]!;
      rest[d]! -= (nextMm - xMm) * (1 - used);
      if (rest[d]! < -EPSILON) return false;
    }
    const still = active.filter(([end]) => end > nextMm);
    let free = this.problem.widthMm;
    for (const [, mode] of still) free -= this.modes[mode]!.acrossMm;
    const key = this.key(nextMm, still, idleMm, stop);
    if (this.memo.has(key) || (this.schedules > 0 && !this.acrossOf())) return false;
    const known = this.schedules;
    const fits = this.start(nextMm, 0, stop, still, free, rest, idleMm, stop);
    if (!fits && !this.isOver && known === this.schedules && this.memo.size < MEMO_LIMIT) this.memo.add(key);
    return fits;
  }

  private count(): void {
    if (this.nodesLeft-- <= 0 || !this.step()) this.isOver = true;
  }

  /**
   * Gives a whole schedule its y; without one the search goes on, and from then on parts of schedules must be laid out
   * too.
   */
  private layOut(): boolean {
    this.schedules++;
    const across = this.acrossOf();
    if (!across) return false;
    const moves = this.placed.map(({ mode, xMm }, n) => ({ kind: mode.kind, turn: mode.turn, xMm, yMm: across[n]! }));
    this.floor = { moves, lengthMm: Math.max(...this.placed.map(({ mode, xMm }) => xMm + mode.alongMm)) };
    return true;
  }

  private acrossOf(): Int32Array | null {
    const bars = this.placed.map(({ mode, xMm }) => ({ xMm, endMm: xMm + mode.alongMm, acrossMm: mode.acrossMm }));
    return placeAcross(this.problem.widthMm, bars, () => this.count());
  }

  private charged(slack: Float64Array, m: number): Float64Array | null {
    const rest = slack.slice();
    for (let d = 0; d < this.duals; d++) if ((rest[d]! -= this.penalty[m * this.duals + d]!) < -EPSILON) return null;
    return rest;
  }

  /** What is left, what still stands and until where, what must not start here. Slack follows from them. */
  private key(xMm: number, active: Active, beforeMm: number, stop: number): string {
    const codes = [xMm, ...this.left];
    let width = 0;
    for (const [n, [end, mode]] of active.entries()) {
      width += this.modes[mode]!.acrossMm;
      if (active[n + 1]?.[0] === end) continue;
      codes.push(end - xMm, width);
      width = 0;
    }
    for (const mode of this.modes)
      if (mode.stop === stop && this.left[mode.kind]) codes.push(mode.acrossMm <= beforeMm ? 1 : 0);
    return String.fromCharCode(...codes);
  }
}

function modesOf(problem: FloorProblem): Mode[] {
  const modes = problem.kinds.flatMap((k, kind): Mode[] => {
    const mode = { kind, turn: 0, stop: k.stop, acrossMm: k.acrossMm, alongMm: k.alongMm };
    return k.turns ? [mode, { ...mode, turn: 1, acrossMm: k.alongMm, alongMm: k.acrossMm }] : [mode];
  });
  return modes.sort(
    (a, b) =>
      a.stop - b.stop || b.acrossMm * b.alongMm - a.acrossMm * a.alongMm || a.kind - b.kind || b.acrossMm - a.acrossMm,
  );
}

function insert(active: Active, endMm: number, mode: number): Active {
  const at = active.findIndex(([end]) => end > endMm);
  return at < 0 ? [...active, [endMm, mode]] : [...active.slice(0, at), [endMm, mode], ...active.slice(at)];
}
