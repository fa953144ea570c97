import {
  beginPackingRun,
  finishPackingRun,
  reportPackingRun,
  type AnyCall,
  type InputOf,
  type OutputOf,
  type PackingRunId,
  type packProductsJob,
  type PalletPlanDto,
} from '@mullion/contracts';
import type { PalletPlan } from '@mullion/packing-optimiser';
import { AppError, systemContext, type JobTools } from '@mullion/server-kit';
import type { z } from 'zod';
import { toEngine, toPlanDto } from './plan-mapper';
import { startPortfolio, type RunningSearch } from './portfolio';

type Payload = z.output<typeof packProductsJob.payload>;

const REPORT_MS = 300;
/** How long a search may run over its budget before the thread is considered hanging. */
const GRACE_MS = 15_000;
const RETRY_MS = 500;
/** The owner may be restarting; a result is not thrown away for that. */
const FINISH_WITHIN_MS = 60_000;

/** The best plan that has not been reported yet, and how far the search is. */
interface Progress {
  plan: PalletPlanDto | null;
  readonly startedAt: number;
  firstPlanMs: number | null;
  /** The first plan is reported at once, not with the next report. */
  wake: () => void;
}

/** A packing run: asks its owner what to search, searches in threads, reports what gets better and gives the result back. */
export const packProducts =
  ({ threadFile, threads }: { readonly threadFile: string; readonly threads: number }) =>
  async ({ run_id, company_id }: Payload, tools: JobTools): Promise<void> => {
    const ask = owner(tools, company_id);
    const begun = await ask(beginPackingRun, { run_id });
    if (!begun) return;
    const instance = toEngine(begun.instance);
    const progress: Progress = { plan: null, startedAt: performance.now(), firstPlanMs: null, wake: () => undefined };
    const dto = (plan: PalletPlan): PalletPlanDto => {
      const ms = Math.round(performance.now() - progress.startedAt);
      progress.firstPlanMs ??= ms;
      return toPlanDto(instance, plan, { firstPlanMs: progress.firstPlanMs, ms });
    };
    const search = startPortfolio({
      instance,
      seconds: begun.budget_seconds,
      seed: begun.seed,
      threadFile,
      threads,
      onPlan: (plan) => {
        const isFirst = progress.firstPlanMs === null;
        progress.plan = dto(plan);
        if (isFirst) progress.wake();
      },
      onFailure: (error) => tools.log.error({ err: error }, 'one thread of a packing run failed'),
    });
    try {
      const plan = await watched(search, progress, begun.budget_seconds * 1000, tools, (report) =>
        ask(reportPackingRun, { run_id, ...report }),
      );
      await finish(ask, run_id, { plan: dto(plan), error: null });
    } catch (error) {
      if (!tools.lastAttempt) throw error;
      tools.log.error({ err: error }, 'the last attempt at a packing run failed');
      await finish(ask, run_id, { plan: progress.plan, error: 'packing_run.failed' });
    } finally {
      await search.kill();
    }
  };

/** Asks the owner in the name of the run's company; every call has a context of its own, as a search may outlive one. */
const owner =
  (tools: JobTools, companyId: number) =>
  <C extends AnyCall>(contract: C, input: InputOf<C>): Promise<OutputOf<C>> =>
    tools.rpc.ask(contract, input, { context: systemContext(companyId) });
type Ask = ReturnType<typeof owner>;

/** Reports while the search runs; a plan whose report failed goes with the next report, or with the result. */
const watched = async (
  search: RunningSearch,
  progress: Progress,
  budgetMs: number,
  tools: JobTools,
  report: (given: { progress: number; ms: number; plan: PalletPlanDto | null }) => Promise<{ stop: boolean }>,
): Promise<PalletPlan> => {
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

const finish = async (ask: Ask, runId: PackingRunId, result: { plan: PalletPlanDto | null; error: string | null }): Promise<void> => {
  const giveUpAt = Date.now() + FINISH_WITHIN_MS;
  for (;;) {
    try {
      await ask(finishPackingRun, { run_id: runId, ...result });
      return;
    } catch (error) {
      const isAway = error instanceof AppError && error.status >= 500;
      if (!isAway || Date.now() > giveUpAt) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
};
