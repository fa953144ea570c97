import type { Tx } from '@mullion/server-kit';
import type { ChangedFacts } from '../../core/products/fresh-facts';
import { changeFacts } from '../../core/products/change-facts';
import { ProductRepository } from '../../core/products/product.repository';
import type { StoredProduct } from '../../core/products/product';
import type { StoredOrder } from '../../core/orders/order';
import { OrderRepository } from '../../core/orders/order.repository';
import { followProductsOfOrders } from '../../core/orders/follow-products-of-orders';

/** What another service has published about products of some orders. */
export interface AcceptedFacts {
  readonly orderIds: readonly number[];
  /** The next facts of each product, by id. */
  readonly next: ReadonlyMap<number, (product: StoredProduct) => StoredProduct>;
  /** The person who did it, for the history. */
  readonly userId: number | null;
}

/** Keeps facts of products; their statuses and those of their orders are derived from them. */
export const acceptProductFacts = async (
  tx: Tx,
  companyId: number,
  { orderIds, next, userId }: AcceptedFacts,
): Promise<void> => {
  const orders = await new OrderRepository(tx, companyId).lockMany(orderIds);
  const products = await new ProductRepository(tx, companyId).lockMany([...next.keys()]);
  const changes = nextFacts(orders, products, next);
  const by = { userId, userName: '' };
  await changeFacts(tx, companyId, by, changes);
  const recalled = isRecall(changes);
  await followProductsOfOrders(tx, orders, by, { recalled });
};

/** The facts that the products of these orders get. */
export const nextFacts = (
  orders: readonly StoredOrder[],
  products: readonly StoredProduct[],
  next: AcceptedFacts['next'],
): readonly ChangedFacts[] => {
  const known = new Set(orders.map((order) => order.id));
  return products
    .filter((product) => known.has(product.order_id))
    .map((before) => ({ before, now: next.get(before.id)?.(before) ?? before }));
};

/** After a recall the products say whether the order is still departed. */
export const isRecall = (changes: readonly ChangedFacts[]): boolean =>
  changes.some(({ before, now }) => before.departed_truck_id !== null && now.departed_truck_id === null);
