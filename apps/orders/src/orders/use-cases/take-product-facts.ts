import type { Tx } from '@mullion/server-kit';
import { changeFacts, ProductRepository, type StoredProduct } from '../../products/product-rows.module';
import { OrderRepository } from '../order.repository';
import { followProductsOfOrders } from './follow-products-of-orders';

/** What another service has published about products of some orders. */
export interface ProductFactsTaken {
  readonly orderIds: readonly number[];
  /** The next facts of each product, by id. */
  readonly next: ReadonlyMap<number, (product: StoredProduct) => StoredProduct>;
  /** The person who did it, for the history. */
  readonly userId: number | null;
}

/** Keeps facts of products; their statuses and those of their orders are derived from them. */
export const takeProductFacts = async (tx: Tx, companyId: number, { orderIds, next, userId }: ProductFactsTaken): Promise<void> => {
  const orders = await new OrderRepository(tx, companyId).lockMany(orderIds);
  const products = await new ProductRepository(tx, companyId).lockMany([...next.keys()]);
  const known = new Set(orders.map((order) => order.id));
  const changes = products
    .filter((product) => known.has(product.order_id))
    .map((before) => ({ before, now: next.get(before.id)?.(before) ?? before }));
  const by = { userId, userName: '' };
  await changeFacts(tx, companyId, by, changes);
  // After a recall the products say whether the order is still departed.
  const recalled = changes.some(({ before, now }) => before.departed_truck_id !== null && now.departed_truck_id === null);
  await followProductsOfOrders(tx, orders, by, { recalled });
};
