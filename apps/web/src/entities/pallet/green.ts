import { palletStatus, productStatus, type PalletDetail, type PlacedProductDto } from '@mullion/contracts';

/** How a pallet is outlined: red when it breaks a rule, green once it is loaded (from status 3). */
export const outlineOf = (
  status: PalletDetail['status'],
  errors: readonly unknown[],
): 'error' | 'prepared' | 'plain' => {
  if (errors.length > 0) return 'error';
  return status >= palletStatus.loaded ? 'prepared' : 'plain';
};

/** Products are green from 13 to below 15; one that is scanned has 13. */
export const greenProducts = (products: readonly Pick<PlacedProductDto, 'id' | 'status'>[]): ReadonlySet<number> =>
  new Set(
    products
      .filter(({ status }) => status >= productStatus.loaded && status < productStatus.delivered)
      .map(({ id }) => id),
  );
