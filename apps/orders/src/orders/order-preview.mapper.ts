import { type OrdersPreview, MOST_PREVIEWED, orderNumber } from '@mullion/contracts';
import type { AppError } from '@mullion/server-kit';
import { toProductRecord as productRecordOf } from '../core/products/product.mapper';
import type { StoredProduct } from '../core/products/product';
import type { StoredOrder } from '../core/orders/order';
import { toOrderRecord } from '../core/orders/order.mapper';

type ChangedOrder = OrdersPreview['orders'][number];
type ProductPreview = OrdersPreview['products']['named'][number];

/** A row as it is, and as it would be. */
export interface Become<Row> {
  readonly before: Row;
  readonly now: Row;
}
/** The same of one that its owner would announce. */
export interface Announced<Row> extends Become<Row> {
  readonly announced: boolean;
}

const orderFacts = (row: StoredOrder): ChangedOrder['before'] => ({
  status: row.status,
  pal_status: row.pal_status,
  delivery_date: row.delivery_date,
  week: row.week,
  completion_date: row.completion_date,
  customer: row.customer_name,
  address: row.address_line,
});

const productFacts = ({ status, completion_date }: StoredProduct): ProductPreview['before'] => ({
  status,
  completion_date,
});

const toProductPreview = ({ before, now }: Become<StoredProduct>): ProductPreview =>
  ({
    ...{ id: before.id, order_id: before.order_id, barcode: before.barcode, position: before.position },
    ...{ before: productFacts(before), after: productFacts(now) },
  }) as ProductPreview;

const counted = (products: readonly Become<StoredProduct>[]): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  for (const { before } of products) counts.set(before.order_id, (counts.get(before.order_id) ?? 0) + 1);
  return counts;
};

/** What orders and products would be, as the gateway and the services that copy them get it. */
export const toOrdersPreview = (
  orders: readonly Announced<StoredOrder>[],
  products: readonly Announced<StoredProduct>[],
  refused: readonly { readonly id: number; readonly name: string; readonly error: AppError }[] = [],
): OrdersPreview => {
  const counts = counted(products);
  return {
    orders: orders.map(({ before, now }) => ({
      ...{ id: before.id as ChangedOrder['id'], number: orderNumber(before), products: counts.get(before.id) ?? 0 },
      ...{ before: orderFacts(before), after: orderFacts(now) },
    })),
    products: { total: products.length, named: products.slice(0, MOST_PREVIEWED).map(toProductPreview) },
    refused: refused.map(({ id, name, error }) => ({ id, name, code: error.code, params: { ...error.params } })),
    announced: {
      orders: orders
        .filter(({ announced }) => announced)
        .map(({ now }) => toOrderRecord({ ...now, record_version: now.record_version + 1 })),
      products: products
        .filter(({ announced }) => announced)
        .map(({ now }) => {
          const { id, status } = productRecordOf(now);
          return { id, status };
        }),
    },
  };
};
