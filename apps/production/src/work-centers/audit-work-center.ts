import type { RequestContext, WorkCenter } from '@mullion/contracts';
import { auditRow, type Tx } from '@mullion/server-kit';

export const auditWorkCenter = (tx: Tx, context: RequestContext, before: WorkCenter | null, after: WorkCenter): Promise<void> =>
  auditRow(tx, context, { table: 'work_centers', id: after.id, name: after.code, before, after });
