import type { RequestContext, WorkCenter } from '@mullion/contracts';
import { auditRow, type Tx } from '@mullion/server-kit';
import type { GraphCenter } from './rules/work-center-graph';

export const auditWorkCenter = (
  tx: Tx,
  context: RequestContext,
  before: WorkCenter | null,
  after: WorkCenter,
): Promise<void> => auditRow(tx, context, { table: 'work_centers', id: after.id, name: after.code, before, after });

/** What a work center waits for, by codes, is audited as a field of it. */
export const auditDependencies = (
  tx: Tx,
  context: RequestContext,
  id: number,
  before: readonly GraphCenter[],
  after: readonly GraphCenter[],
): Promise<void> => {
  const codes = (graph: readonly GraphCenter[]): string => {
    const own = graph.find((center) => center.id === id)?.depends_on ?? [];
    return graph
      .filter((center) => own.includes(center.id))
      .map(({ code }) => code)
      .join(', ');
  };
  const name = after.find((center) => center.id === id)?.code ?? null;
  return auditRow(tx, context, {
    table: 'work_centers',
    id,
    name,
    before: { depends_on: codes(before) },
    after: { depends_on: codes(after) },
  });
};
