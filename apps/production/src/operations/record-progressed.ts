import { productionProgressed } from '@mullion/contracts';
import { each, EventOfRows, rowsOf, type Tx } from '@mullion/server-kit';

/** Most products of one event. */
const PRODUCTS_AN_EVENT = 500;

interface ProgressedProduct {
  readonly product_id: number;
  readonly status: number;
  readonly version: number;
}

/** An order and those of its products that are elsewhere than before. */
export interface ProgressedOrder {
  readonly order_id: number;
  /** Null: its preparation is as it was. */
  readonly order: { readonly status: number; readonly version: number } | null;
  readonly products: readonly ProgressedProduct[];
  readonly user_id: number | null;
}

const product = rowsOf<ProgressedProduct>().as(productionProgressed.data.shape.products.element, {
  product_id: 'product_id',
  status: 'status',
  version: 'version',
});

/** Of rows of `product_progress` with columns `order` and `user_id`. */
export const progressChange = new EventOfRows(
  productionProgressed,
  rowsOf<ProgressedOrder>().as(productionProgressed.data, {
    order_id: 'order_id',
    order: 'order',
    products: each(product, 'product_id', ({ products }: ProgressedOrder) => products),
    user_id: 'user_id',
  }),
);

/** Publishes how far production is with an order and with its products; the order itself with the first of them. */
export const recordProgressed = async (
  tx: Tx,
  companyId: number,
  { products, ...order }: ProgressedOrder,
): Promise<void> => {
  for (let at = 0; at === 0 || at < products.length; at += PRODUCTS_AN_EVENT) {
    const part = {
      ...order,
      order: at === 0 ? order.order : null,
      products: products.slice(at, at + PRODUCTS_AN_EVENT),
    };
    await tx.record(productionProgressed, companyId, progressChange.data.of(part));
  }
};
