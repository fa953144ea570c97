/**
 * How long to search. With `iterations` the result depends on instance, seed and iterations alone, as long as `stop`
 * stays false.
 */
export interface SearchLimits {
  /** Whole work of the run in steps. Without it `elapsedShare` drives the annealing. */
  readonly iterations?: number;
  /** Asked every few steps; true ends the run with the best so far. */
  readonly stop: () => boolean;
  /** Share of the time budget that is used, 0 to 1. Not read when `iterations` is given. */
  readonly elapsedShare?: () => number;
}

/** Part of a budget: it begins after a share of it and is so long a share. */
export const partOf = (
  { iterations, elapsedShare, stop }: SearchLimits,
  from: number,
  share: number,
): SearchLimits => ({
  stop,
  ...(iterations === undefined ? {} : { iterations: Math.max(1, Math.floor(iterations * share)) }),
  ...(elapsedShare ? { elapsedShare: () => Math.max(0, Math.min(1, (elapsedShare() - from) / share)) } : {}),
});

/** Steps between two looks at the clock or the stop callback. */
const LOOK_EVERY = 32;

/** Steps of a run that has neither iterations nor a clock. */
const DEFAULT_ITERATIONS = 20_000;

/** Counts the steps of a run; each phase reads how much of its part is over. */
export class Budget {
  steps = 0;
  isOver = false;
  private readonly total: number | null;
  private share = 0;

  constructor(private readonly limits: SearchLimits) {
    this.total = limits.iterations ?? (limits.elapsedShare ? null : DEFAULT_ITERATIONS);
    this.look();
  }

  /** Share of the whole budget that is used. */
  used(): number {
    return this.total === null ? this.share : this.steps / this.total;
  }

  /** Counts one step; false when the share up to `untilShare` is used or the run was stopped. */
  step(untilShare = 1): boolean {
    if (this.isOver || this.used() >= untilShare) return false;
    this.steps++;
    if (this.steps % LOOK_EVERY === 0) this.look();
    return !this.isOver;
  }

  /** Counts work that takes as long as so many steps; false when the run is over. */
  spend(steps: number): boolean {
    if (this.isOver) return false;
    const looks = Math.floor(this.steps / LOOK_EVERY);
    this.steps += steps;
    if (Math.floor(this.steps / LOOK_EVERY) !== looks) this.look();
    return !this.isOver;
  }

  /** Looks at the clock and the stop callback now. */
  look(): void {
    if (this.limits.stop()) this.isOver = true;
    if (this.total === null) this.share = Math.min(1, this.limits.elapsedShare?.() ?? 0);
    if (this.used() >= 1) this.isOver = true;
  }
}
