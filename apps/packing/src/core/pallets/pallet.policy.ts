import { userTypes, hasRight, palletStatus, type Pallet, type RequestContext } from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';
import { shownNumber } from '@mullion/packing-model';
import type { PalletRow } from './pallet.row';

type Standing = Pick<PalletRow, 'id' | 'number' | 'company_id' | 'status' | 'truck_id' | 'fictive'>;

const isLocked = (row: Pick<Standing, 'status' | 'truck_id'>): boolean =>
  row.truck_id !== null || row.status >= palletStatus.closed;

/** A fictive pallet is closed from its birth, so only its truck keeps it. */
const stays = (row: Standing): boolean =>
  row.fictive ? row.truck_id !== null || row.status >= palletStatus.loaded : isLocked(row);

/** What this person may do with this pallet as it stands (packing-model.md: owned, rule 6). */
export const palletCan = (
  row: Standing,
  who: Pick<RequestContext, 'type' | 'rights' | 'company_id'>,
): Pallet['can'] => {
  const writes = who.type !== userTypes.reader && row.company_id === who.company_id;
  const edit = writes && !isLocked(row);
  const open = edit && row.status < palletStatus.prepared;
  return {
    edit,
    move: edit,
    put_away: open,
    flip: open,
    remove: writes && !stays(row) && hasRight(who, 'TP_EDIT'),
    load: writes && row.truck_id === null && row.status < palletStatus.loaded,
  };
};

const named = (row: Standing): { pallet: number; number: string; status: number } => ({
  pallet: row.id,
  number: row.number === null ? `#${row.id}` : shownNumber(row.number),
  status: row.status,
});

/** @throws AppError `pallet.locked` when content and sizes may not change: status 2 and up, or on a truck. */
export const refuseLocked = (row: Standing): void => {
  if (isLocked(row)) throw new AppError('pallet.locked', named(row));
};

/** @throws AppError `pallet.locked` when it may not be deleted. */
export const refuseRemoval = (row: Standing): void => {
  if (stays(row)) throw new AppError('pallet.locked', named(row));
};

/** @throws AppError `pallet.locked` once it has left: papers and customers know it by its number. */
export const refuseDeparted = (row: Standing): void => {
  if (row.status >= palletStatus.dispatched) throw new AppError('pallet.locked', named(row));
};

/** @throws AppError `pallet.confirmed` when putting away and flipping are refused: status 1 and up. */
export const refuseConfirmed = (row: Standing): void => {
  refuseLocked(row);
  if (row.status >= palletStatus.prepared) throw new AppError('pallet.confirmed', named(row));
};
