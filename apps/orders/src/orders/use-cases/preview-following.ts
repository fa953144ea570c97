import { type OrdersPreview, orderNumber } from '@mullion/contracts';
import type { Database } from '@mullion/server-kit';
import type { StoredProduct } from '../../core/products/product';
import { previewCounts } from '../../core/products/product-counts.queries';
import type { StoredOrder } from '../../core/orders/order';
import { type Announced, toOrdersPreview } from '../order-preview.mapper';
import { followedOrder } from '../../core/orders/followed-order';
import type { RefusedChange } from './decide-orders';

/** Rows as they would be written, before orders follow their products. */
interface PreviewRows {
  readonly known: ReadonlyMap<number, StoredOrder>;
  readonly edited: ReadonlyMap<number, StoredOrder>;
  /** Orders that are published with their edit. */
  readonly announced: ReadonlySet<number>;
  readonly products: readonly Announced<StoredProduct>[];
  /** Those that then follow their products. */
  readonly following: readonly StoredOrder[];
  readonly refused?: readonly RefusedChange[];
  readonly recalled?: boolean;
}

/** What `follow-products-of-orders` would make of these rows, as the gateway gets it; nothing is written. */
export const previewFollowing = async (
  database: Database,
  companyId: number,
  { known, edited, announced, products, following, refused = [], recalled = false }: PreviewRows,
): Promise<OrdersPreview> => {
  const ids = following.map(({ id }) => id);
  const after = products.map(({ now }) => now);
  const counts = new Map(
    (ids.length === 0 ? [] : await previewCounts(database, companyId, ids, after)).map((row) => [row.order_id, row]),
  );
  const become = new Map(edited);
  const published = new Set(announced);
  for (const order of following) {
    const followed = followedOrder(order, counts.get(order.id), recalled);
    become.set(order.id, followed.after);
    if (followed.announced) published.add(order.id);
  }
  const orders = [...known.values()].flatMap((before): Announced<StoredOrder>[] => {
    const now = become.get(before.id) ?? before;
    return differs(before, now) ? [{ before, now, announced: published.has(before.id) }] : [];
  });
  const nameOf = (id: number): string => {
    const row = known.get(id);
    return row ? orderNumber(row) : '';
  };
  return toOrdersPreview(
    orders,
    products,
    refused.map(({ id, error }) => ({ id, name: nameOf(id), error })),
  );
};

const differs = (before: StoredOrder, now: StoredOrder): boolean =>
  (Object.keys(now) as (keyof StoredOrder)[]).some((name) => before[name] !== now[name]);
