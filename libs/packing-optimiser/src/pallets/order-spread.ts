import type { PalletInstance } from './pallet-instance';
import type { PalletPlan } from './pallet-plan';

/** How far the orders of a plan are spread: those on more than one pallet, and the pallets they are on beyond the first. */
export const spreadOf = (
  { products }: Pick<PalletInstance, 'products'>,
  { pallets }: Pick<PalletPlan, 'pallets'>,
): { readonly orders: number; readonly pallets: number } => {
  const orderOf = new Map(products.map((product) => [product.id, product.orderKey]));
  const seen = new Map<string, Set<number>>();
  pallets.forEach((pallet, n) => {
    for (const item of pallet.items) {
      const order = orderOf.get(item.id) ?? '';
      seen.set(order, (seen.get(order) ?? new Set()).add(n));
    }
  });
  const counts = [...seen.values()].map(({ size }) => size - 1);
  return { orders: counts.filter((more) => more > 0).length, pallets: counts.reduce((sum, more) => sum + more, 0) };
};
