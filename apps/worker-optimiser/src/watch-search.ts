import type { InputOf, OutputOf, PalletPlanDto, reportPackingRun } from '@mullion/contracts';
import type { JobTools } from '@mullion/server-kit';
import type { SearchedPlan } from './plan-figures';
import type { RunningSearch } from './portfolio';

const REPORT_MS = 300;
/** How long a search may run over its budget before the thread is considered hanging. */
const GRACE_MS = 15_000;

/** The best plan that has not been reported yet, and how far the search is. */
export interface Progress {
  plan: PalletPlanDto | null;
  readonly startedAt: number;
  firstPlanMs: number | null;
  /** The first plan is reported at once, not with the next report. */
  wake: () => void;
}

/** Tells the owner how far a run is; the answer says whether to stop. */
export type Report = (
  given: Omit<InputOf<typeof reportPackingRun>, 'run_id'>,
) => Promise<OutputOf<typeof reportPackingRun>>;

/** Reports while the search runs; a plan whose report failed goes with the next report, or with the result. */
export const watchSearch = async (
  search: RunningSearch,
  progress: Progress,
  budgetMs: number,
  tools: Pick<JobTools, 'signal' | 'log'>,
  report: Report,
): Promise<SearchedPlan> => {
  let isOver = false;
  const done = search.done.finally(() => (isOver = true));
  done.catch(() => undefined);
  while (!isOver) {
    await Promise.race([
      done.catch(() => undefined),
      new Promise<void>((resolve) => ((progress.wake = resolve), setTimeout(resolve, REPORT_MS))),
    ]);
    if (isOver) break;
    const ms = performance.now() - progress.startedAt;
    if (ms > budgetMs + GRACE_MS) throw new Error('the search did not end in time');
    if (tools.signal.aborted) search.stop();
    const plan = progress.plan;
    progress.plan = null;
    try {
      // The last hundredth belongs to the result.
      if ((await report({ progress: Math.min(0.99, ms / budgetMs), ms: Math.round(ms), plan })).stop) search.stop();
    } catch (error) {
      progress.plan ??= plan;
      tools.log.warn({ reason: String(error) }, 'a report failed');
    }
  }
  return done;
};
