import type { PlacedProductDto } from '@mullion/contracts';
import type { Violation } from '@mullion/packing-model';
import type { Destination } from '../commands/destination';
import type { DropTarget } from './drop-target';
import type { Verdict } from '../commands/judge-drop';

export type DropOutcome =
  | { readonly kind: 'move'; readonly to: Destination }
  | { readonly kind: 'refuse'; readonly why: Violation }
  | { readonly kind: 'nothing' };

const NOTHING: DropOutcome = { kind: 'nothing' };
const moveTo = (to: Destination): DropOutcome => ({ kind: 'move', to });

/** What dropping a product means: what does not fit is refused with its reason, and moves nothing. */
export const dropOutcome = (
  { pallet_id }: PlacedProductDto,
  target: DropTarget,
  verdict: Verdict | null,
): DropOutcome => {
  switch (target.kind) {
    case 'pallet':
      if (verdict?.fits === false) return { kind: 'refuse', why: verdict.why };
      // without a place on its own pallet there is nothing to do
      if (target.palletId === pallet_id && !target.at) return NOTHING;
      return moveTo({ kind: 'pallet', palletId: target.palletId, place: target.at && verdict ? verdict.place : null });
    case 'temporary':
      return moveTo(target);
    case 'new-pallet':
      return moveTo({ kind: 'new' });
    case 'unplaced':
      return pallet_id === null ? NOTHING : moveTo({ kind: 'unplaced' });
    default:
      return NOTHING;
  }
};
