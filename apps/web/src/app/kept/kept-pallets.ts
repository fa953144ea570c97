import { getPallet, readingsOf, type PalletWhole, type PlacedProductDto } from '@mullion/contracts';
import { readAnswersOf, readOwner } from './kept-shelf';

/** A pallet as this device knew it last. */
export interface KeptPallet {
  readonly pallet: PalletWhole;
  readonly at: number;
}

/** All pallets that this device keeps for its person, with their products. */
export const keptPallets = async (): Promise<readonly KeptPallet[]> => {
  if ((await readOwner()) === null) return [];
  return (await readAnswersOf(getPallet.name)).map(({ data, at }) => ({ pallet: data as PalletWhole, at }));
};

const isCode = (code: string, text: string | null): boolean =>
  text !== null && readingsOf(code).some((reading) => reading.toLowerCase() === text.toLowerCase());

/** The pallet that a code names, as the server would read it. */
export const palletOfCode = (kept: readonly KeptPallet[], code: string): KeptPallet | undefined =>
  kept.find(({ pallet }) => isCode(code, pallet.number));

/** A product with the pallet on which it stands, by its barcode. */
export const productOfCode = (
  kept: readonly KeptPallet[],
  code: string,
): { readonly product: PlacedProductDto; readonly on: KeptPallet } | undefined => {
  for (const on of kept) {
    const product = on.pallet.products.find(({ barcode }) => isCode(code, barcode));
    if (product) return { product, on };
  }
  return undefined;
};
