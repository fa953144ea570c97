import {
  hasRight,
  userTypes,
  type PalletId,
  type RequestContext,
  type ScanConflict,
  type TruckId,
  type UserId,
} from '@mullion/contracts';
import { shownNumberOf } from '../../core/pallets/pallet.mapper';
import type { ScanConflictView } from './scan-conflict.row';

/** Who settles conflicts: whoever scans, and the office that plans. Whoever scans may also say where it stands. */
export const conflictCan = (who: Pick<RequestContext, 'type' | 'rights'>): ScanConflict['can'] => {
  const load = who.type !== userTypes.reader && hasRight(who, 'PAL_SCAN');
  return { load, settle: load || who.type <= userTypes.manager };
};

const nowOf = (row: ScanConflictView): ScanConflict['now'] => {
  const { product_id: id, position, order, order_id, width, height } = row;
  return {
    product: id === null ? null : { id, position, order, order_id, width, height },
    pallet:
      row.now_pallet_id === null
        ? null
        : {
            id: row.now_pallet_id,
            shown_number: shownNumberOf({ id: row.now_pallet_id, number: row.now_number }),
            status: row.now_status,
          },
    truck: row.now_truck_id === null ? null : { id: row.now_truck_id, description: row.now_truck ?? '' },
    loaded_at: row.loaded_at?.toISOString() ?? null,
    loaded_by: row.loaded_by || null,
  };
};

/** A conflict as it is answered. */
export const conflictDto = (row: ScanConflictView, who: Pick<RequestContext, 'type' | 'rights'>): ScanConflict => ({
  id: row.id,
  kind: row.kind,
  code: row.code,
  problem: row.problem,
  params: row.params,
  target: {
    pallet:
      row.kind === 'pallet' || row.pallet_id === null
        ? null
        : {
            id: row.pallet_id as PalletId,
            shown_number: shownNumberOf({ id: row.pallet_id, number: row.target_number }),
          },
    truck: row.truck_id === null ? null : { id: row.truck_id as TruckId, description: row.target_truck ?? '' },
    code: row.target_code,
  },
  user_id: row.user_id === 0 ? null : (row.user_id as UserId),
  user_name: row.user_name,
  terminal: row.terminal,
  made_at: row.made_at.toISOString(),
  received_at: row.received_at.toISOString(),
  now: nowOf(row),
  seen_here: row.seen_here_at === null ? null : { by: row.seen_here_by ?? '', at: row.seen_here_at.toISOString() },
  settled:
    row.settled_at === null || row.settled_how === null
      ? null
      : {
          how: row.settled_how,
          reason: row.settled_reason,
          by: row.settled_by_name ?? '',
          at: row.settled_at.toISOString(),
        },
  can: conflictCan(who),
  version: row.version,
});
