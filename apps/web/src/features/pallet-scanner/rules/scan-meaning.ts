import { palletReadingsOf } from '@mullion/contracts';
import type { Act, ScanTarget } from '../../../entities/scanning/acts';
import { palletCode } from '../../../entities/pallet/pallet-code';
import { itemOfCode } from '../../../kits/scan/item-of-code';
import { barcodeOf } from '../../../entities/product/product-code';
import { isPalletNumber } from './pallet-number';

/**
 * What a code means with this pallet open: decided once, when it is scanned, whatever is on screen when it is sent.
 * @param products of the pallet that is open
 */
export const meaningOf = (
  code: string,
  open: ScanTarget | null,
  products: readonly { readonly barcode: string }[] = [],
): Act => {
  const number = palletReadingsOf(code).map(palletCode).find(isPalletNumber);
  const isProduct = open !== null && itemOfCode(products, code, barcodeOf) !== undefined;
  if (open === null || (number !== undefined && !isProduct))
    return { kind: 'open-pallet', code: number ?? palletCode(code) };
  return { kind: 'load-product', code, onto: open };
};
