import { AppError, current } from '@mullion/server-kit';
import { placedProductDto } from '../core/pallets/pallet.mapper';
import type { ProductRow } from '../core/pallets/pallet.row';
import type { PalletWork } from '../core/pallets/pallet-work';

/** Where somebody has seen a product stand; null: on no pallet. */
interface Seen {
  readonly id: number;
  readonly palletId: number | null;
  readonly version?: number | undefined;
}

/** Products as they stand now, locked; whoever comes second learns where the first of them went. */
export const lockProductsAsSeen = async (work: PalletWork, seen: readonly Seen[]): Promise<ProductRow[]> => {
  const rows = await work.lockProducts(seen.map(({ id }) => id));
  return seen.map(({ id, palletId, version }) => {
    const product = rows.find((row) => row.id === id);
    if (!product || product.removed) throw new AppError('product.not_found', { product: id });
    if (product.scrapped) throw new AppError('product.scrapped', { barcode: product.barcode });
    const isThere = product.pallet_id === palletId && (version === undefined || version === product.version);
    if (!isThere)
      throw new AppError('placement.moved', { barcode: product.barcode }, current(placedProductDto(product)));
    return product;
  });
};
