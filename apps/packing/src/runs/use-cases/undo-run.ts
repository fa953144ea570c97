import type { PackingRun } from '@mullion/contracts';
import type { CallInfo, Committed, ServiceTools } from '@mullion/server-kit';
import { companyOf } from '../../core/copies/copies.queries';
import { publishRun } from '../publish-run';
import { runDto } from '../run.mapper';
import { mustBeIn } from '../run.policy';
import { RunRepository } from '../run.repository';
import { undoPlan } from './undo-plan';

/**
 * A person takes back a plan that they took.
 * @throws AppError `packing_run.not_open`, `packing_run.not_own`, `packing_run.touched`.
 */
export const undoRun = async (
  tools: Pick<ServiceTools, 'database' | 'copies' | 'bus'>,
  call: CallInfo,
  id: string,
): Promise<Committed<PackingRun>> => {
  const company = await companyOf(tools, call.context.company_id);
  return tools.database.transaction(call, async (tx) => {
    const run = mustBeIn(await new RunRepository(tx, company.id).find(id, 'FOR UPDATE'), id, ['applied']);
    const row = await undoPlan({ tx, company, run, by: call.context });
    tx.afterCommit(() => publishRun(tools.bus, row));
    return runDto(row, false);
  });
};
