import type { PalletDetail, PlacedProductDto } from '@mullion/contracts';
import { verbRefusal, type Violation } from '@mullion/packing-model';
import type { MoveEnd } from './planning-command';
import type { Place } from './apply-move';
import type { PlanningData } from './planning-data';
import type { TemporaryPallet } from './temporary-pallet';

/** Where a product is to go. */
export type Destination =
  | { readonly kind: 'pallet'; readonly palletId: number; readonly place: Place | null }
  | { readonly kind: 'temporary'; readonly key: string }
  | { readonly kind: 'new' }
  | { readonly kind: 'unplaced' };

const standing = (pallet: PalletDetail) => ({ status: pallet.status, truckId: pallet.truck_id, isOwned: pallet.owned });

/** Why a product may not go there, or null; where it may not, nothing is sent. */
export const moveRefusal = (data: PlanningData, product: PlacedProductDto, to: Destination): Violation | null => {
  const from = data.pallets.find(({ id }) => id === product.pallet_id);
  const target = to.kind === 'pallet' ? data.pallets.find(({ id }) => id === to.palletId) : undefined;
  return (
    (from ? verbRefusal(to.kind === 'unplaced' ? 'put_away' : 'move_out', standing(from)) : null) ??
    (target ? verbRefusal('move_in', standing(target)) : null)
  );
};

/** The end of a move there. @param made what a pallet is made with that nothing else says */
export const endFor = (
  to: Destination,
  made: Extract<MoveEnd, { kind: 'new' }>['like'],
  temporaries: readonly TemporaryPallet[],
): MoveEnd => {
  if (to.kind === 'unplaced') return to;
  if (to.kind === 'pallet') return to;
  const temporary = to.kind === 'temporary' ? temporaries.find(({ key }) => key === to.key) : undefined;
  if (!temporary) return { kind: 'new', like: made, temporary: null };
  const { key, length, width, comment, settings } = temporary;
  const like = { ...made, ...settings, length, ...(width === null ? {} : { width }), ...(comment ? { comment } : {}) };
  return { kind: 'new', like, temporary: key };
};
