import type { PackingRun, PlanObjective } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools, type Tx } from '@mullion/server-kit';
import { companyOf } from '../../core/copies/copies.queries';
import { publishRun } from '../publish-run';
import { runDto } from '../run.mapper';
import { mustBeIn } from '../run.policy';
import { RunPlanRepository } from '../run-plan.repository';
import { RunRepository } from '../run.repository';
import type { RunRow } from '../run.row';
import { applyPlan } from './apply-plan';

/**
 * A person applies a proposal, or takes the best plan of a search that still runs: that one ends, and its end applies
 * the plan. Of several plans one is chosen once the search is over; it is applied whole or, when anything it was
 * compared with has changed, not at all.
 * @throws AppError `packing_run.not_open`, `packing_run.stale`, `packing_run.outdated`.
 */
export const applyRun = async (
  tools: Pick<ServiceTools, 'database' | 'copies' | 'bus'>,
  call: CallInfo,
  id: string,
  objective: PlanObjective | undefined,
): Promise<Committed<PackingRun>> => {
  const company = await companyOf(tools, call.context.company_id);
  const { user_id, user_name } = call.context;
  const takenBy = (run: RunRow): RunRow => ({ ...run, user_id, user_name });
  const applied = async (tx: Tx): Promise<RunRow> => {
    const runs = new RunRepository(tx, company.id);
    const run = mustBeIn(await runs.find(id, 'FOR UPDATE'), id, ['found', 'running', 'cancelling']);
    if (run.variants) {
      const variant = run.variants.find((one) => one.objective === (objective ?? run.variants?.[0]?.objective));
      if (run.state !== 'found' || !variant?.plan) throw new AppError('packing_run.not_open', { state: run.state });
      await new RunPlanRepository(tx, company.id).choose(run.id, variant);
      return applyPlan({ tx, company, run: takenBy(run), plan: variant.plan, refuse: 'outdated' });
    }
    if (objective !== undefined) throw new AppError('packing_run.not_open', { state: run.state });
    if (run.state !== 'found') {
      await runs.applyAtEnd(run.id);
      return runs.setState(run.id, 'cancelling');
    }
    if (!run.plan) throw new AppError('packing_run.not_open', { state: run.state });
    return applyPlan({ tx, company, run: takenBy(run), plan: run.plan, refuse: 'empty' });
  };
  return tools.database.transaction(call, async (tx) => {
    const row = await applied(tx);
    tx.afterCommit(() => publishRun(tools.bus, row));
    return runDto(row, true);
  });
};
