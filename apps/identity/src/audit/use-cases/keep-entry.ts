import type { EventOf } from '@mullion/contracts';
import type { auditEvent, Bus, Tx } from '@mullion/server-kit';
import { AuditEntryRepository } from '../audit-entry.repository';
import { changesOf, verbOf } from '../rules/entry-changes';

/** Every service publishes its edits; here they are kept for people to read. */
export const keepEntry = async (
  tx: Tx,
  bus: Bus,
  { occurred_at, data }: EventOf<ReturnType<typeof auditEvent>>,
): Promise<void> => {
  const id = await new AuditEntryRepository(tx, data.company_id).add({
    occurredAt: occurred_at,
    tableName: data.table_name,
    rowId: data.row_id === null ? null : String(data.row_id),
    rowName: data.row_name,
    action: data.action,
    verb: verbOf(data.before, data.after),
    userId: data.user_id,
    userName: data.user_name,
    sessionId: data.session_id,
    address: data.address ?? null,
    changes: changesOf(data.before, data.after),
  });
  tx.afterCommit(() => bus.live({ company_id: data.company_id, entity: 'audit', ids: [id] }));
};
