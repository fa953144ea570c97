import {
  beginPackingRun,
  finishPackingRun,
  outcomeOf,
  reportPackingRun,
  type AnyCall,
  type InputOf,
  type OutputOf,
  type packProductsJob,
  type PalletPlanDto,
  type PlanObjective,
} from '@mullion/contracts';
import type { PalletInstance } from '@mullion/packing-optimiser';
import { AppError, systemContext, type JobTools } from '@mullion/server-kit';
import type { z } from 'zod';
import { comparedPlans, type FoundPlan } from './compared-plans';
import { placedPallets, placeOnFloor, toFloorDto } from './floor-length';
import type { SearchedPlan } from './plan-figures';
import { toEngine, toPlanDto } from './plan-mapper';
import { startPortfolio } from './portfolio';
import { watchSearch, type Progress, type Report } from './watch-search';

type Payload = z.output<typeof packProductsJob.payload>;
type Begun = NonNullable<OutputOf<typeof beginPackingRun>>;
interface Threads {
  readonly threadFile: string;
  readonly threads: number;
}

const RETRY_MS = 500;
/** The owner may be restarting; a result is not thrown away for that. */
const FINISH_WITHIN_MS = 60_000;

/**
 * A packing run: asks its owner what to search, searches in threads, reports what gets better and gives the result
 * back.
 */
export const packProducts =
  (threads: Threads) =>
  async ({ run_id, company_id }: Payload, tools: JobTools): Promise<void> => {
    const ask = owner(tools, company_id);
    const begun = await ask(beginPackingRun, { run_id });
    if (!begun) return;
    const run = new RunSearch(threads, begun, tools, (report) => ask(reportPackingRun, { run_id, ...report }));
    try {
      await finish(ask, { run_id, error: null, ...(await run.result()) });
    } catch (error) {
      if (!tools.lastAttempt) throw error;
      tools.log.error({ err: error }, 'the last attempt at a packing run failed');
      await finish(ask, { run_id, plan: run.unreported, error: 'packing_run.failed' });
    }
  };

type Finished = Pick<InputOf<typeof finishPackingRun>, 'plan' | 'variants'>;

/** One run: a search for every plan that is asked for, one after another. */
class RunSearch {
  private readonly startedAt = performance.now();
  private readonly instance: PalletInstance;
  private progress: Progress | null = null;

  constructor(
    private readonly threads: Threads,
    private readonly begun: Begun,
    private readonly tools: JobTools,
    private readonly report: Report,
  ) {
    this.instance = toEngine(begun.instance);
  }

  /** The best plan that has not been reported to the owner. */
  get unreported(): PalletPlanDto | null {
    return this.progress?.plan ?? null;
  }

  async result(): Promise<Finished> {
    const { variants } = this.begun;
    if (!variants) return { plan: (await this.search('fewest_pallets', 0, 1, {})).dto };
    const { threadFile } = this.threads;
    const found: FoundPlan[] = [];
    for (const [at, objective] of variants.objectives.entries()) {
      const { plan, dto, isStopped } = await this.search(objective, at, variants.objectives.length, { objective });
      found.push({ objective, plan, dto });
      if (isStopped) break;
    }
    const plans = await comparedPlans(
      this.instance,
      found,
      (pallets) => placeOnFloor(threadFile, variants.floor, pallets),
      variants.floor,
    );
    const now = await placeOnFloor(threadFile, variants.floor, placedPallets(variants.floor));
    return { plan: plans[0]?.plan ?? null, variants: { plans, now_length: now?.usedLengthMm ?? null } };
  }

  /** Searches for one of so many plans; what is reported carries `which`. */
  private async search(
    objective: PlanObjective,
    at: number,
    count: number,
    which: { readonly objective?: PlanObjective },
  ) {
    const startedAt = performance.now();
    const { instance, begun, tools } = this;
    const progress: Progress = { plan: null, startedAt, firstPlanMs: null, wake: () => undefined };
    this.progress = progress;
    const floor = begun.variants?.floor;
    const dto = (plan: SearchedPlan): PalletPlanDto => {
      const ms = Math.round(performance.now() - startedAt);
      progress.firstPlanMs ??= ms;
      const found = toPlanDto(instance, plan, { firstPlanMs: progress.firstPlanMs, ms });
      return plan.onFloor && floor ? { ...found, floor: toFloorDto(floor, plan.onFloor) } : found;
    };
    const search = startPortfolio({
      ...this.threads,
      instance,
      objective,
      floor,
      seconds: begun.budget_seconds,
      seed: begun.seed,
      onPlan: (plan) => {
        const isFirst = progress.firstPlanMs === null;
        progress.plan = dto(plan);
        if (isFirst) progress.wake();
      },
      onFailure: (error) => tools.log.error({ err: error }, 'one thread of a packing run failed'),
    });
    let isStopped = false;
    try {
      const plan = await watchSearch(search, progress, begun.budget_seconds * 1000, tools, async (report) => {
        const ms = Math.round(performance.now() - this.startedAt);
        const answer = await this.report({ ...report, ms, progress: (at + report.progress) / count, ...which });
        isStopped ||= answer.stop;
        return answer;
      });
      return { plan, dto: dto(plan), isStopped: isStopped || tools.signal.aborted };
    } finally {
      await search.kill();
    }
  }
}

/**
 * Asks the owner in the name of the run's company; every call has a context of its own, as a search may outlive one.
 */
const owner =
  (tools: JobTools, companyId: number) =>
  <C extends AnyCall>(contract: C, input: InputOf<C>): Promise<OutputOf<C>> =>
    tools.rpc.ask(contract, input, { context: systemContext(companyId) });
type Ask = ReturnType<typeof owner>;

const finish = async (ask: Ask, result: InputOf<typeof finishPackingRun>): Promise<void> => {
  const giveUpAt = Date.now() + FINISH_WITHIN_MS;
  for (;;) {
    try {
      await ask(finishPackingRun, result);
      return;
    } catch (error) {
      const isAway = error instanceof AppError && outcomeOf(error) === 'transient';
      if (!isAway || Date.now() > giveUpAt) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
};
