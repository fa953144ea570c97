import type { OutputOf, PalletId, RackId, scanAtRack } from '@mullion/contracts';
import { shownNumber } from '@mullion/packing-model';
import { AppError, type Tx } from '@mullion/server-kit';
import { hallUnit } from './hall.queries';
import type { RackRow, ThingRow } from './rack-thing.repository';

/** A unit or pallet as answers of rack scans name it. */
export const rackThingDto = async (tx: Tx, companyId: number, thing: ThingRow): Promise<OutputOf<typeof scanAtRack>['thing']> => {
  if (thing.kind === 'pallet') return { kind: 'pallet', pallet_id: thing.id as PalletId, shown_number: shownNumber(thing.name) };
  return { kind: 'product', unit: await hallUnit(tx, companyId, thing.id) };
};

/**
 * What has left, stands on its pallet or is scrapped is put onto no rack; scrap that stands on one may be taken off.
 * @throws AppError product.scrapped, rack.thing_left, rack.thing_packed
 */
export const refuseWhatIsGone = ({ has_left, packed_on, scrapped, name }: ThingRow, isPutOn: boolean): void => {
  if (scrapped && isPutOn) throw new AppError('product.scrapped', { barcode: name });
  if (has_left) throw new AppError('rack.thing_left', { code: name });
  if (packed_on !== null) throw new AppError('rack.thing_packed', { code: name, pallet: shownNumber(packed_on) });
};

/** A rack as answers name it. */
export const rackName = ({ id, code, zone, place, walking_order }: RackRow) => ({ id: id as RackId, code, zone, place, walking_order });
