import { orderStatus, productStatus } from '@mullion/contracts';

export interface DemoProduct {
  readonly id: number;
  readonly order_id: number;
  readonly number: string;
  readonly type: string | null;
  readonly width: number;
  readonly height: number;
  /** Of the product and of its order. */
  readonly status: number;
  readonly order_status: number;
  readonly delivery_date: string | null;
}
export interface DemoOrderOfFloor {
  readonly id: number;
  readonly number: string;
  readonly status: number;
  readonly products: readonly DemoProduct[];
}

/** Orders that have operations, soonest delivery first: those in preparation, in production, and made. */
export const ordersOnFloor = (products: readonly DemoProduct[]): DemoOrderOfFloor[] => {
  const orders = new Map<number, DemoProduct[]>();
  for (const product of products)
    if (product.order_status >= orderStatus.inPreparation && product.order_status <= orderStatus.delivered)
      orders.set(product.order_id, [...(orders.get(product.order_id) ?? []), product]);
  return [...orders.values()]
    .map((own) => ({
      id: own[0]?.order_id ?? 0,
      number: own[0]?.number ?? '',
      status: own[0]?.order_status ?? 0,
      products: own,
    }))
    .sort(
      (a, b) => (a.products[0]?.delivery_date ?? '').localeCompare(b.products[0]?.delivery_date ?? '') || a.id - b.id,
    );
};

/**
 * Which part of the products of an order in preparation is through with it; never all of them, or the order would be
 * prepared.
 */
const PREPARED = [0, 0.5, 0.8];

/**
 * How many steps of its route a product has behind it. Within an order the first products are the furthest; of orders
 * in production those that leave sooner are further, which is `share`, from 0 to 1.
 */
export const stepsDone = (
  order: DemoOrderOfFloor,
  product: DemoProduct,
  { at, steps, preparation, share }: { at: number; steps: number; preparation: number; share: number },
): number => {
  if (order.status >= orderStatus.made || product.status >= productStatus.made) return steps;
  if (order.status === orderStatus.prepared) return preparation;
  const place = at / Math.max(1, order.products.length);
  if (order.status === orderStatus.inPreparation) {
    const isThrough = place < (PREPARED[order.id % PREPARED.length] ?? 0);
    return isThrough ? preparation : Math.max(0, preparation - 1 - (at % 2));
  }
  const production = steps - preparation;
  const furthest = Math.round(share * production + 1.5 - 3 * place);
  return preparation + Math.max(0, Math.min(production - 1, furthest));
};
