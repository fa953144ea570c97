import { getPallet, type PalletDetail, type PlacedProductDto } from '@mullion/contracts';
import { itemOfCode } from '../../kits/scan/item-of-code';
import { palletMeant } from './pallet-code';
import { readAnswersOf, readOwner } from '../../kits/kept/answer-store';

/** A pallet as this device knew it last. */
export interface CachedPallet {
  readonly pallet: PalletDetail;
  readonly at: number;
}

/** All pallets that this device keeps for its person, with their products. */
export const cachedPallets = async (): Promise<readonly CachedPallet[]> => {
  if ((await readOwner()) === null) return [];
  return (await readAnswersOf(getPallet.name)).map(({ data, at }) => ({ pallet: data as PalletDetail, at }));
};

/** The pallet that a code names, as the server would read it. */
export const palletOfCode = (kept: readonly CachedPallet[], code: string): CachedPallet | undefined => {
  const found = palletMeant(
    kept.map(({ pallet }) => pallet),
    code,
  );
  return kept.find(({ pallet }) => pallet === found);
};

/** A product with the pallet on which it stands, by its barcode. */
export const productOfCode = (
  kept: readonly CachedPallet[],
  code: string,
): { readonly product: PlacedProductDto; readonly on: CachedPallet } | undefined => {
  const all = kept.flatMap((on) => on.pallet.products.map((product) => ({ product, on })));
  return itemOfCode(all, code, ({ product }) => product.barcode);
};
