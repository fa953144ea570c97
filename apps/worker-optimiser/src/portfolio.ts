import type { PalletPlan } from '@mullion/packing-optimiser';
import { isBetterPlan, isProved, type SearchedPlan } from './plan-figures';
import { startThread, type Search, type SearchThread } from './search-thread';

export interface Portfolio extends Omit<Search, 'cancelCell'> {
  /** Seeds searched side by side, a thread each. */
  readonly threads: number;
  /** Called for a thread that failed while others go on. */
  readonly onFailure: (error: unknown) => void;
}

export interface RunningSearch {
  /** The best plan of all threads; rejects when none has one. */
  readonly done: Promise<SearchedPlan>;
  /** Ends the search soon; `done` still gives the best plan. */
  stop(): void;
  /** Ends the threads at once. */
  kill(): Promise<void>;
}

const CELL_BYTES = 4;
/** Fewer products than this are solved by one thread before a second one has started. */
const ALONE_UNDER = 25;

/**
 * One search with several seeds at once. The first thread starts alone, so that the first plan is there as soon as
 * possible; the others follow it. Ends early only when nothing can get better: pallets, split orders and deck area are
 * proved.
 */
export const startPortfolio = (given: Portfolio): RunningSearch => {
  const { instance, objective, seed, seconds, threads, onPlan, onFailure } = given;
  const cancelCell = new Int32Array(new SharedArrayBuffer(CELL_BYTES));
  const startedAt = performance.now();
  const running: SearchThread[] = [];
  let best: SearchedPlan | null = null;
  let bound: Pick<PalletPlan, 'lowerBound' | 'lowerBoundBy'> = { lowerBound: 0, lowerBoundBy: 'count' };
  const stop = (): void => void Atomics.store(cancelCell, 0, 1);

  /** Every bound holds for every plan, so the best plan carries the highest. */
  const keepBest = (plan: SearchedPlan): SearchedPlan => {
    if (plan.lowerBound > bound.lowerBound) bound = { lowerBound: plan.lowerBound, lowerBoundBy: plan.lowerBoundBy };
    const isBetter = isBetterPlan(instance, plan, best, objective);
    const hadBound = best?.lowerBound ?? 0;
    best = { ...(isBetter || !best ? plan : best), ...bound };
    if (isBetter || bound.lowerBound > hadBound) onPlan(best);
    if (isProved(instance, best, objective)) stop();
    return best;
  };
  const start = (n: number): Promise<unknown> => {
    const left = seconds - (performance.now() - startedAt) / 1000;
    const thread = startThread({
      ...given,
      seconds: n === 0 ? seconds : left,
      seed: seed + n,
      cancelCell,
      onPlan: (plan) => first(plan, n),
    });
    running.push(thread);
    return thread.done.then(keepBest);
  };
  let others: Promise<unknown>[] | null = null;
  const first = (plan: SearchedPlan, n: number): void => {
    keepBest(plan);
    if (n > 0 || others) return;
    const more = instance.products.length < ALONE_UNDER ? 0 : threads - 1;
    others = Array.from({ length: more }, (_, k) => start(k + 1).catch(onFailure));
  };
  const done = start(0)
    .catch((error: unknown) => {
      // Without the others there is nothing to go on with.
      if (!others?.length) throw error;
      onFailure(error);
    })
    .then(() => Promise.all(others ?? []))
    .then(() => {
      if (!best) throw new Error('no thread has found a plan');
      return best;
    });
  return { done, stop, kill: async () => void (await Promise.all(running.map((thread) => thread.kill()))) };
};
