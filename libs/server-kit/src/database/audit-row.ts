import type { AuditTable, RequestContext } from '@mullion/contracts';
import { rowDifference } from './row-difference';
import type { Tx } from './tx';

/** The person and browser of an audit entry. */
export type AuditActor = Pick<RequestContext, 'company_id' | 'user_id' | 'user_name' | 'session_id' | 'address'>;
export const auditedBy = ({ company_id, user_id, user_name, session_id, address }: AuditActor): AuditActor => ({
  company_id,
  user_id,
  user_name,
  session_id,
  ...(address === undefined ? {} : { address }),
});

/** A row before and after a write; null before it was made and after it was deleted. */
export interface AuditedRow<Row extends object> {
  readonly table: AuditTable;
  readonly id: number | string;
  readonly name: string | null;
  readonly before: Row | null;
  readonly after: Row | null;
}

/**
 * Audits a written row: all fields of a new or deleted one, of an edited one the fields that differ; nothing when none
 * does.
 */
export const auditRow = async <Row extends object>(tx: Tx, actor: AuditActor, row: AuditedRow<Row>): Promise<void> => {
  const difference = rowDifference(row.before, row.after);
  if (difference === null) return;
  const verb = row.before === null ? 'created' : row.after === null ? 'deleted' : 'edited';
  await tx.audit({
    ...auditedBy(actor),
    action: `${row.table}.${verb}`,
    table_name: row.table,
    row_id: row.id,
    row_name: row.name,
    ...difference,
  });
};
