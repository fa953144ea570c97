import type { createWorkCenterDependency as contract, InputOf, WorkCenterDependency } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { auditDependencies } from '../audit-work-center';
import { DependencyRepository } from '../dependency.repository';
import { publishWorkCenters } from '../publish-work-centers';
import { cycleWith } from '../rules/work-center-graph';
import { toDependency } from '../work-center.mapper';

/**
 * Lets a work center wait for another one; the graph is locked, so that two arrows drawn at once close no cycle
 * together.
 * @throws AppError `not_found`, `work_center.deleted`, `work_center.depends_on_itself`, `work_center.dependency_taken`,
 * `work_center.cycle`
 */
export const createDependency = (
  { database, bus }: ServiceTools,
  call: CallInfo,
  { body }: InputOf<typeof contract>,
): Promise<Committed<WorkCenterDependency>> =>
  database.transaction(call, async (tx) => {
    const { context } = call;
    const dependencies = new DependencyRepository(tx, context.company_id);
    await dependencies.lockGraph();
    const graph = await dependencies.graph();
    const waiting = graph.find(({ id }) => id === body.work_center_id);
    const before = graph.find(({ id }) => id === body.depends_on);
    if (!waiting || !before) throw new AppError('not_found');
    const deleted = [waiting, before].find((center) => center.deleted);
    if (deleted) throw new AppError('work_center.deleted', { center: deleted.code });
    if (waiting === before) throw new AppError('work_center.depends_on_itself', { center: waiting.code });
    if (waiting.depends_on.includes(before.id))
      throw new AppError('work_center.dependency_taken', { center: waiting.code, before: before.code });
    const cycle = cycleWith(graph, waiting.id, before.id);
    if (cycle) throw new AppError('work_center.cycle', { cycle: cycle.join(' → ') });
    const created = await dependencies.create(waiting.id, before.id);
    await auditDependencies(tx, context, waiting.id, graph, await dependencies.graph());
    publishWorkCenters({ bus }, tx, context.company_id, [waiting.id, before.id]);
    return toDependency(created);
  });
