import { orderNumber } from '@mullion/contracts';
import { auditRow, type AuditActor, type Tx } from '@mullion/server-kit';
import type { StoredOrder } from './order';

/** Fields of an order that a person edits, as the order's own answer names them. */
const shown = (row: StoredOrder) => ({
  production_id: row.production_id,
  offer_id: row.offer_id,
  customer: row.customer_name,
  contact_id: row.contact_id,
  delivery_date: row.delivery_date,
  address: row.address_line,
  customer_order_number: row.customer_order_number,
  manager_email: row.manager_email,
  status: row.status,
  pal_status: row.pal_status,
  completion_date: row.completion_date,
});

/** Audits a made, edited or deleted order. */
export const auditOrder = (
  tx: Tx,
  actor: AuditActor,
  before: StoredOrder | null,
  after: StoredOrder | null,
): Promise<void> => {
  const row = after ?? before;
  if (row === null) return Promise.resolve();
  const [old, now] = [before && shown(before), after && shown(after)];
  return auditRow(tx, actor, { table: 'orders', id: row.id, name: orderNumber(row), before: old, after: now });
};
