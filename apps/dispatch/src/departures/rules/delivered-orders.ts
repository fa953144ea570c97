import type { DamageKind, OrderId, ProductId, UnloadedPallet } from '@mullion/contracts';

interface Damage {
  readonly product_id: number;
  readonly kind: DamageKind;
}

/** The products of a stop by order, without those that were missing: they were not delivered. */
export const deliveredOrders = (
  pallets: readonly UnloadedPallet[],
  damages: readonly Damage[],
): { order_id: OrderId; product_ids: ProductId[] }[] => {
  const missing = new Set<number>(damages.filter(({ kind }) => kind === 'missing').map(({ product_id: id }) => id));
  const byOrder = new Map<OrderId, ProductId[]>();
  for (const product of pallets.flatMap(({ products }) => products)) {
    if (missing.has(product.id)) continue;
    byOrder.set(product.order_id, [...(byOrder.get(product.order_id) ?? []), product.id]);
  }
  return [...byOrder].map(([order_id, product_ids]) => ({ order_id, product_ids }));
};

/**
 * When it was delivered: a device's clock may be wrong, but nothing is delivered before the truck has left, nor in the
 * future.
 */
export const momentBetween = (said: string, from: Date, to: Date): Date =>
  new Date(Math.min(Math.max(new Date(said).getTime(), from.getTime()), Math.max(to.getTime(), from.getTime())));
