import type { UnloadedPallet } from '@mullion/contracts';

export type UnloadedProduct = UnloadedPallet['products'][number] & { readonly pallet: UnloadedPallet['pallet_id'] };

const asNumbered = (one: string, other: string): number => one.localeCompare(other, 'lt', { numeric: true });

/** What is unloaded at a stop as a person looks for it: by order, then by position, not as it stands on the pallets. */
export const productsOfStop = (pallets: readonly UnloadedPallet[]): readonly UnloadedProduct[] =>
  pallets
    .flatMap((pallet) => pallet.products.map((product) => ({ ...product, pallet: pallet.pallet_id })))
    .toSorted((one, other) => asNumbered(one.order, other.order) || asNumbered(one.position, other.position));

/** The same order by order; the number stands above the products where there are several. */
export const byOrder = (
  products: readonly UnloadedProduct[],
): readonly { readonly order: string; readonly products: readonly UnloadedProduct[] }[] =>
  [...new Set(products.map(({ order }) => order))].map((order) => ({
    order,
    products: products.filter((one) => one.order === order),
  }));
