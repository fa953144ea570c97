import type { Violation } from '../types';

/** Pallet statuses with a meaning (packing-model.md): 1 prepared, 2 and up locked. */
const PREPARED = 1;
const LOCKED = 2;

export type EditorVerb =
  | 'put_away'
  | 'stack_on_top'
  | 'move_down'
  | 'flip'
  | 'move_to_upper_row_end'
  | 'drag_to_middle'
  | 'swap'
  | 'move_in'
  | 'move_out';

/** What decides whether a pallet may be touched at all. */
export interface PalletEditState {
  readonly status: number;
  readonly truckId: number | null;
  readonly isOwned: boolean;
}

/**
 * Why a verb is not possible on a pallet as it stands, or null: loaded or locked pallets never, put away and flip only
 * below status 1.
 */
export function verbRefusal(verb: EditorVerb, pallet: PalletEditState): Violation | null {
  if (pallet.truckId !== null) return { code: 'pallet.on_truck', params: { truck: pallet.truckId } };
  if (pallet.status >= LOCKED) return { code: 'pallet.locked', params: { status: pallet.status } };
  if (!pallet.isOwned) return { code: 'pallet.not_owned', params: {} };
  if (pallet.status >= PREPARED && (verb === 'put_away' || verb === 'flip'))
    return { code: 'pallet.confirmed', params: { status: pallet.status } };
  return null;
}
