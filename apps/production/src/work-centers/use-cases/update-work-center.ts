import type { InputOf, updateWorkCenter as contract, WorkCenter } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { auditWorkCenter } from '../audit-work-center';
import { toWorkCenter } from '../work-center.mapper';
import { WorkCenterRepository } from '../work-center.repository';

/** @throws AppError `not_found`, `conflict` with the current work center */
export const updateWorkCenter = (
  { database }: ServiceTools,
  call: CallInfo,
  { params, body: { version, ...fields } }: InputOf<typeof contract>,
): Promise<Committed<WorkCenter>> =>
  database.transaction(call, async (tx) => {
    const workCenters = new WorkCenterRepository(tx, call.context.company_id);
    const row = await workCenters.lock(params.id);
    if (row === null) throw new AppError('not_found');
    const before = toWorkCenter(row);
    if (version !== undefined && version !== row.version) throw new AppError('conflict', {}, { current: before });
    const after = toWorkCenter(await workCenters.update(params.id, fields));
    await auditWorkCenter(tx, call.context, before, after);
    return after;
  });
