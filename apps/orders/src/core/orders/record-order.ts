import { orderChanged } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';
import type { StoredOrder } from './order';
import { toOrderRecord } from './order.mapper';

/** Publishes a changed or deleted order. */
export const recordOrder = (tx: Tx, row: StoredOrder, removed = false): Promise<void> =>
  tx.record(orderChanged, row.company_id, { order: toOrderRecord(row, removed) });

export const recordOrders = async (tx: Tx, rows: readonly StoredOrder[]): Promise<void> => {
  for (const row of rows) await recordOrder(tx, row);
};
