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

/** What has left, or stands on its pallet, stands on no rack. @throws AppError rack.thing_left, rack.thing_packed */
export const refuseWhatIsGone = ({ has_left, packed_on, name }: ThingRow): void => {
  if (has_left) throw new AppError('rack.thing_left', { code: name });
  if (packed_on !== null) throw new AppError('rack.thing_packed', { code: name, pallet: shownNumber(packed_on) });
};

/** A rack as answers name it. */
export const rackName = ({ id, code, zone, place, walking_order }: RackRow) => ({ id: id as RackId, code, zone, place, walking_order });
