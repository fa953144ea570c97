import { type OutputOf, type PalletDetail, type PlacedProductDto, type scanProduct } from '@mullion/contracts';
import type { Attempt } from '../../../kits/outbox/envelope';
import type { Act, Envelope, ScanTarget } from '../../../entities/scanning/acts';
import { itemOfCode } from '../../../kits/scan/item-of-code';
import { barcodeOf } from '../../../entities/product/product-code';

export const missingOf = (pallet: PalletDetail | undefined): readonly PlacedProductDto[] =>
  (pallet?.products ?? []).filter((product) => product.loaded_at === null);

/** How a scan is called before it is answered: by the product it will probably be. */
export const nameOf = (act: Act, missing: readonly PlacedProductDto[]): string => {
  const known = act.kind === 'load-product' ? itemOfCode(missing, act.code, barcodeOf) : undefined;
  return known ? `${known.position} · ${known.order}` : act.code;
};
export const isOpening = (onto: ScanTarget | null, id: string): boolean =>
  onto !== null && 'opening' in onto && onto.opening === id;
export const isOnto = (onto: ScanTarget | null, palletId: number | null): boolean =>
  onto !== null && 'pallet' in onto && onto.pallet === palletId;

export interface Scanned {
  readonly palletId: number;
  readonly barcode: string;
  /** next: asked, and by the list that is here it goes there. */
  readonly tone: 'ok' | 'bad' | 'next';
}
/** Which product on which pallet an answer is about: what was loaded, or what belongs elsewhere. */
export const scannedOf = ({ act }: Envelope, attempt: Attempt): Scanned | null => {
  if (act.kind !== 'load-product') return null;
  if ('data' in attempt) {
    const { pallet_id, product } = attempt.data as OutputOf<typeof scanProduct>;
    return { palletId: pallet_id, barcode: product.barcode, tone: 'ok' };
  }
  const { code, params } = attempt.problem;
  const palletId = Number(params?.['pallet_id']);
  return code === 'should_be_on_pallet' && palletId > 0
    ? { palletId, barcode: String(params?.['barcode'] ?? act.code), tone: 'bad' }
    : null;
};
