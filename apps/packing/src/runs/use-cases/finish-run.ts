import { isRefused, type Company, type finishPackingRun, type InputOf, type OutputOf } from '@mullion/contracts';
import { AppError, log, type ServiceTools } from '@mullion/server-kit';
import { companyOf } from '../../core/copies/copies.queries';
import { publishRun } from '../publish-run';
import { isSearched, MAX_ATTEMPTS } from '../run.policy';
import { RunRepository } from '../run.repository';
import type { RunRow } from '../run.row';
import { applyPlan } from './apply-plan';
import { keepPlan } from './keep-plan';
import { endVariants } from './keep-variants';

type Input = InputOf<typeof finishPackingRun>;

/** The search is over: the best plan is applied at once or waits as a proposal. */
export const finishRun = async (
  tools: Pick<ServiceTools, 'database' | 'copies' | 'bus'>,
  companyId: number,
  input: Input,
): Promise<OutputOf<typeof finishPackingRun>> => {
  const company = await companyOf(tools, companyId);
  try {
    await endSearch(tools, company, input, false);
  } catch (error) {
    if (!(error instanceof AppError) || !isRefused(error)) throw error;
    // The plan stays as a proposal that a person can look at; the search is not repeated for it.
    log().error({ run: input.run_id, err: error }, 'plan could not be applied');
    await endSearch(tools, company, input, true);
  }
  return { ok: true };
};

const endSearch = async (
  { database, bus }: Pick<ServiceTools, 'database' | 'bus'>,
  company: Company,
  input: Input,
  isPlanRefused: boolean,
): Promise<void> => {
  await database.transaction(null, async (tx) => {
    const runs = new RunRepository(tx, company.id);
    const found = await runs.find(input.run_id, 'FOR UPDATE');
    if (!found || !isSearched(found)) return;
    if (input.plan) await keepPlan(tx, found, input.plan, input.plan.seconds * 1000);
    if (input.variants) await endVariants(tx, found, input.variants);
    const run = (await runs.find(found.id)) as RunRow;
    const ended = async (): Promise<RunRow> => {
      if (!run.plan)
        return runs.setState(run.id, found.state === 'cancelling' ? 'discarded' : 'failed', { error: input.error });
      if (!run.settings.apply || isPlanRefused) return runs.setState(run.id, 'found', { error: input.error });
      return applyPlan({ tx, company, run, plan: run.plan, refuse: 'nothing' });
    };
    const row = await ended();
    tx.afterCommit(() => publishRun(bus, row));
  });
};

/** Ending a run has failed: it is tried again a little later, and after some tries the run has failed. */
export const countFailedEnd = async (
  { database, bus }: Pick<ServiceTools, 'database' | 'bus'>,
  companyId: number,
  id: string,
): Promise<void> => {
  await database.transaction(null, async (tx) => {
    const runs = new RunRepository(tx, companyId);
    const run = await runs.find(id, 'FOR UPDATE');
    if (!run || run.state !== 'cancelling') return;
    if (run.attempts < MAX_ATTEMPTS) return runs.countAttempt(run.id);
    const failed = await runs.setState(run.id, 'failed', { error: 'packing_run.failed' });
    tx.afterCommit(() => publishRun(bus, failed));
  });
};
