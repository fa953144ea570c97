import type { InputOf, OutputOf, reportPackingRun } from '@mullion/contracts';
import type { ServiceTools } from '@mullion/server-kit';
import { publishRun } from '../publish-run';
import { isSearched } from '../run.policy';
import { RunRepository } from '../run.repository';
import { keepPlan } from './keep-plan';
import { keepVariant } from './keep-variants';

/**
 * A worker's report; the answer says whether to stop. A better plan or bound is written and published at once; a report
 * without one only when the lease has to be renewed: workers report several times a second.
 */
export const reportRun = async (
  { database, bus }: Pick<ServiceTools, 'database' | 'bus'>,
  companyId: number,
  input: InputOf<typeof reportPackingRun>,
): Promise<OutputOf<typeof reportPackingRun>> => {
  if (!input.plan) {
    const run = await new RunRepository(database, companyId).lease(input.run_id);
    if (!run || !isSearched(run)) return { stop: true };
    if (run.is_fresh) return { stop: run.state !== 'running' };
  }
  const { data: stop } = await database.transaction(null, async (tx) => {
    const runs = new RunRepository(tx, companyId);
    const run = await runs.find(input.run_id, 'FOR UPDATE');
    if (!run || !isSearched(run)) return true;
    await runs.keepAlive(run.id, Math.min(Math.max(input.progress, 0), 1));
    const isFirst = input.objective === undefined || input.objective === run.variants?.[0]?.objective;
    if (input.plan && isFirst) await keepPlan(tx, run, input.plan, input.ms);
    if (input.objective) await keepVariant(tx, run, input.objective, input.plan);
    const reported = await runs.find(run.id);
    if (reported) tx.afterCommit(() => publishRun(bus, reported));
    return run.state !== 'running';
  });
  return { stop };
};
