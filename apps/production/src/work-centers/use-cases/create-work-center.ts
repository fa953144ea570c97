import type { createWorkCenter as contract, InputOf, WorkCenter } from '@mullion/contracts';
import type { CallInfo, Committed, ServiceTools } from '@mullion/server-kit';
import { auditWorkCenter } from '../audit-work-center';
import { publishWorkCenters } from '../publish-work-centers';
import { toWorkCenter } from '../work-center.mapper';
import { WorkCenterRepository } from '../work-center.repository';

/** @throws AppError `work_center.code_taken`, by a deleted one too: histories name it */
export const createWorkCenter = (
  { database, bus }: ServiceTools,
  call: CallInfo,
  body: InputOf<typeof contract>['body'],
): Promise<Committed<WorkCenter>> =>
  database.transaction(call, async (tx) => {
    const created = toWorkCenter(await new WorkCenterRepository(tx, call.context.company_id).create(body));
    await auditWorkCenter(tx, call.context, null, created);
    publishWorkCenters({ bus }, tx, call.context.company_id, [created.id]);
    return created;
  });
