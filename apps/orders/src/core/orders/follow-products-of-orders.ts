import type { Tx } from '@mullion/server-kit';
import { productCounts } from '../products/product-counts.queries';
import { type MovedBy, recordStatusChanges } from '../record-status-changes';
import type { StoredOrder } from './order';
import { OrderRepository } from './order.repository';
import { recordOrder } from './record-order';
import { followedOrder } from './followed-order';

/**
 * Brings what an order shows of its products (count, area, statuses) up to date after they changed, with history; published when copies
 * of other services change by it. It is no edit of a person: `version` stays.
 * The orders must be locked by this transaction.
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
  const result = new Map<number, StoredOrder>();
  const moves = [];
  for (const order of orders) {
    const { set, same, announced } = followedOrder(order, counts.get(order.id), options.recalled);
    const written = same ? order : await repository.follow(order.id, set, announced);
    if (announced) await recordOrder(tx, written);
    moves.push({ rowId: order.id, before: order.status, after: written.status });
    result.set(order.id, written);
  }
  await recordStatusChanges(tx, companyId, 'orders', moves, by);
  return result;
};
