import type { Tx } from '@mullion/server-kit';
import { productCounts } from '../products/product-counts.queries';
import { type MovedBy, recordStatusChanges } from '../record-status-changes';
import type { StoredOrder } from './order';
import { OrderRepository } from './order.repository';
import { recordOrders } from './record-order';
import { followedOrder } from './followed-order';

/**
 * Brings what an order shows of its products (count, area, statuses) up to date after they changed, with history;
 * published when copies of other services change by it. It is no edit of a person: `version` stays. The orders must be
 * locked by this transaction.
 * @returns the orders as they are now, by id
 */
export const followProductsOfOrders = async (
  tx: Tx,
  orders: readonly StoredOrder[],
  by: MovedBy,
  options: { readonly recalled?: boolean } = {},
): Promise<Map<number, StoredOrder>> => {
  const companyId = orders[0]?.company_id;
  if (companyId === undefined) return new Map();
  const repository = new OrderRepository(tx, companyId);
  const found = await productCounts(
    tx,
    companyId,
    orders.map((order) => order.id),
  );
  const counts = new Map(found.map((row) => [row.order_id, row]));
  const decided = orders.map((order) => ({ order, ...followedOrder(order, counts.get(order.id), options.recalled) }));
  const rows = await repository.followMany(
    decided.flatMap(({ order: { id }, set, same, announced }) => (same ? [] : [{ id, set, announced }])),
  );
  const written = new Map(rows.map((row) => [row.id, row]));
  const result = new Map(orders.map((order) => [order.id, written.get(order.id) ?? order]));
  await recordOrders(
    tx,
    decided.flatMap(({ order, announced }) => (announced ? [result.get(order.id) ?? order] : [])),
  );
  const moves = orders.map((order) => ({
    rowId: order.id,
    before: order.status,
    after: (result.get(order.id) ?? order).status,
  }));
  await recordStatusChanges(tx, companyId, 'orders', moves, by);
  return result;
};
