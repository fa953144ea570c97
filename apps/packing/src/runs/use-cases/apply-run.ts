import type { PackingRun } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools, type Tx } from '@mullion/server-kit';
import { companyOf } from '../../copies/copies.queries';
import { publishRun } from '../publish-run';
import { runDto } from '../run.mapper';
import { mustBeIn } from '../run.policy';
import { RunRepository } from '../run.repository';
import type { RunRow } from '../run.row';
import { applyPlan } from './apply-plan';

/**
 * A person applies a proposal, or takes the best plan of a search that still runs: that one ends, and its end applies the plan.
 * @throws AppError `packing_run.not_open`, `packing_run.stale`.
 */
export const applyRun = async (
  tools: Pick<ServiceTools, 'database' | 'copies' | 'bus'>,
  call: CallInfo,
  id: string,
): Promise<Committed<PackingRun>> => {
  const company = await companyOf(tools, call.context.company_id);
  const applied = async (tx: Tx): Promise<RunRow> => {
    const runs = new RunRepository(tx, company.id);
    const run = mustBeIn(await runs.find(id, 'FOR UPDATE'), id, ['found', 'running', 'cancelling']);
    if (run.state !== 'found') {
      await runs.applyAtEnd(run.id);
      return runs.setState(run.id, 'cancelling');
    }
    if (!run.plan) throw new AppError('packing_run.not_open', { state: run.state });
    const { user_id, user_name } = call.context;
    return applyPlan({ tx, company, run: { ...run, user_id, user_name }, plan: run.plan, refuseStale: true });
  };
  return tools.database.transaction(call, async (tx) => {
    const row = await applied(tx);
    tx.afterCommit(() => publishRun(tools.bus, row));
    return runDto(row, true);
  });
};
