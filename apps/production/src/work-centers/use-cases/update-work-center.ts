import type { InputOf, updateWorkCenter as contract, WorkCenter } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { auditWorkCenter } from '../audit-work-center';
import { DependencyRepository } from '../dependency.repository';
import { publishWorkCenters } from '../publish-work-centers';
import { toWorkCenter } from '../work-center.mapper';
import { WorkCenterRepository } from '../work-center.repository';

/**
 * One that is deleted keeps its operations and their history, so it must have none that are open: nobody would complete
 * them, and what comes after would wait for ever.
 * @throws AppError `not_found`, `conflict` with the current work center, `work_center.has_operations`
 */
export const updateWorkCenter = (
  { database, bus }: ServiceTools,
  call: CallInfo,
  { params, body: { version, ...fields } }: InputOf<typeof contract>,
): Promise<Committed<WorkCenter>> =>
  database.transaction(call, async (tx) => {
    const { company_id: companyId } = call.context;
    const workCenters = new WorkCenterRepository(tx, companyId);
    if (fields.deleted !== undefined) await new DependencyRepository(tx, companyId).lockGraph();
    const row = await workCenters.lock(params.id);
    if (row === null) throw new AppError('not_found');
    const before = toWorkCenter(row);
    if (version !== undefined && version !== row.version) throw new AppError('conflict', {}, { current: before });
    const open = fields.deleted && !row.deleted ? await workCenters.openOperations(row.id) : 0;
    if (open > 0) throw new AppError('work_center.has_operations', { center: row.code, operations: open });
    const after = toWorkCenter(await workCenters.update(params.id, fields));
    await auditWorkCenter(tx, call.context, before, after);
    publishWorkCenters({ bus }, tx, companyId, [row.id]);
    return after;
  });
