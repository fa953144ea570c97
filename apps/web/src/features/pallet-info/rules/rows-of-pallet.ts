import type { PlacedProductDto } from '@mullion/contracts';
import { rowsOf, type PalletLoad } from '@mullion/packing-model';

export interface ProductInRow {
  readonly product: PlacedProductDto;
  /** From 1; 0 where the product stands in no row. */
  readonly row: number;
}

/** The products of a pallet by their rows, in each from left to right and from below. */
export const rowsOfPallet = (load: PalletLoad, products: readonly PlacedProductDto[]): ProductInRow[] => {
  const rows = new Map<number, number>();
  for (const [at, row] of rowsOf(load.products).entries())
    for (const product of row.stacks.flat()) rows.set(product.id, at + 1);
  return products
    .map((product) => ({ product, row: rows.get(product.id) ?? 0 }))
    .toSorted((a, b) => a.row - b.row || a.product.x - b.product.x || a.product.z - b.product.z);
};
