import type { PalletInstance } from './pallet-instance';
import type { PalletPlan } from './pallet-plan';

/**
 * How far the orders of a plan are spread: those on more than one pallet, and the pallets they are on beyond the first.
 * Orders that are `shared` with pallets beside the plan's do not count as split by it.
 */
export const spreadOf = (
  { products }: Pick<PalletInstance, 'products'>,
  { pallets }: Pick<PalletPlan, 'pallets'>,
  shared: ReadonlySet<string> = new Set(),
): { readonly orders: number; readonly pallets: number } => {
  const orderOf = new Map(products.map((product) => [product.id, product.orderKey]));
  const seen = new Map<string, Set<number>>();
  pallets.forEach((pallet, n) => {
    for (const item of pallet.items) {
      const order = orderOf.get(item.id) ?? '';
      seen.set(order, (seen.get(order) ?? new Set()).add(n));
    }
  });
  const counts = [...seen].map(([order, { size }]) => ({ order, more: size - 1 }));
  return {
    orders: counts.filter(({ order, more }) => more > 0 && !shared.has(order)).length,
    pallets: counts.reduce((sum, { more }) => sum + more, 0),
  };
};
