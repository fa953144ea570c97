import type { EventOf } from '@mullion/contracts';
import { auditEvent, Bus, On, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { AuditEntryRepository } from '../audit-entry.repository';
import { changesOf, verbOf } from '../rules/entry-changes';

const identity = auditEvent('identity');
const orders = auditEvent('orders');
const packing = auditEvent('packing');
const dispatch = auditEvent('dispatch');
const production = auditEvent('production');
const documents = auditEvent('documents');
type Audited = EventOf<typeof identity>;

/** Every service tells of its edits; here they are kept for people to read. */
@Injectable()
export class KeepEntryWhenRowAudited {
  constructor(private readonly bus: Bus) {}

  @On(identity)
  @On(orders)
  @On(packing)
  @On(dispatch)
  @On(production)
  @On(documents)
  async handle({ occurred_at, data }: Audited, tx: Tx): Promise<void> {
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
      changes: changesOf(data.before, data.after),
    });
    tx.afterCommit(() => this.bus.live({ company_id: data.company_id as never, entity: 'audit', ids: [id] }));
  }
}
