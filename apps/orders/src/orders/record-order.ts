import { orderChanged } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';
import type { StoredOrder } from './order';
import { toOrderRecord } from './order.mapper';

/** Tells other services of a changed order: the whole record. */
export const recordOrder = (tx: Tx, row: StoredOrder, removed = false): Promise<void> =>
  tx.record(orderChanged, row.company_id, { order: toOrderRecord(row, removed) });
