import type { deleteWorkCenterDependency as contract, InputOf } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { auditDependencies } from '../audit-work-center';
import { DependencyRepository } from '../dependency.repository';
import { publishWorkCenters } from '../publish-work-centers';

/** @throws AppError `not_found` */
export const deleteDependency = (
  { database, bus }: ServiceTools,
  call: CallInfo,
  { params }: InputOf<typeof contract>,
): Promise<Committed<{ ok: true }>> =>
  database.transaction(call, async (tx) => {
    const { context } = call;
    const dependencies = new DependencyRepository(tx, context.company_id);
    await dependencies.lockGraph();
    const graph = await dependencies.graph();
    const gone = await dependencies.delete(params.id);
    if (gone === null) throw new AppError('not_found');
    await auditDependencies(tx, context, gone.work_center_id, graph, await dependencies.graph());
    publishWorkCenters({ bus }, tx, context.company_id, [gone.work_center_id, gone.depends_on]);
    return { ok: true as const };
  });
