import type { OutputOf, PalletId, RackId, scanAtRack } from '@mullion/contracts';
import { shownNumber } from '@mullion/packing-model';
import { AppError, type Tx } from '@mullion/server-kit';
import { storageUnit } from './storage.queries';
import type { RackRow, StoredItem } from './rack-item.repository';

/** A unit or pallet as answers of rack scans name it. */
export const rackItemDto = async (
  tx: Tx,
  companyId: number,
  item: StoredItem,
): Promise<OutputOf<typeof scanAtRack>['thing']> => {
  if (item.kind === 'pallet')
    return { kind: 'pallet', pallet_id: item.id as PalletId, shown_number: shownNumber(item.name) };
  return { kind: 'product', unit: await storageUnit(tx, companyId, item.id) };
};

/**
 * What has left, stands on its pallet or is scrapped is put onto no rack; scrap that stands on one may be taken off.
 * @throws AppError product.scrapped, rack.thing_left, rack.thing_packed
 */
export const refuseWhatIsGone = ({ has_left, packed_on, scrapped, name }: StoredItem, isPutOn: boolean): void => {
  if (scrapped && isPutOn) throw new AppError('product.scrapped', { barcode: name });
  if (has_left) throw new AppError('rack.thing_left', { code: name });
  if (packed_on !== null) throw new AppError('rack.thing_packed', { code: name, pallet: shownNumber(packed_on) });
};

/** A rack as answers name it. */
export const rackName = ({ id, code, zone, place, walking_order }: RackRow) => ({
  id: id as RackId,
  code,
  zone,
  place,
  walking_order,
});
