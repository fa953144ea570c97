import { productsChanged } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';
import type { StoredProduct } from './product';
import { toProductRecord } from './product.mapper';

const AT_MOST = 500;

/** Publishes changed products: records by order, at most 500 an event. */
export const recordProducts = async (
  tx: Tx,
  companyId: number,
  rows: readonly StoredProduct[],
  removed = false,
): Promise<void> => {
  const byOrder = new Map<number, StoredProduct[]>();
  for (const row of rows) {
    const known = byOrder.get(row.order_id);
    if (known) known.push(row);
    else byOrder.set(row.order_id, [row]);
  }
  for (const [orderId, products] of byOrder)
    for (let at = 0; at < products.length; at += AT_MOST) {
      const part = products.slice(at, at + AT_MOST).map((row) => toProductRecord(row, removed));
      await tx.record(productsChanged, companyId, { order_id: orderId, products: part });
    }
};

/** Publishes that rows have been deleted, under the version after their last one. */
export const recordRemovedProducts = (tx: Tx, companyId: number, rows: readonly StoredProduct[]): Promise<void> =>
  recordProducts(
    tx,
    companyId,
    rows.map((row) => ({ ...row, record_version: row.record_version + 1 })),
    true,
  );
