import { rearrange } from '@mullion/packing-model';
import type { FloorDraft } from '../../../entities/truck/floor/floor-draft';

/** In the order of x, y, id every pallet is pushed towards the cab, then towards y = 0. */
export const rearrangeFloor = (draft: FloorDraft): FloorDraft => ({
  ...draft,
  placed: rearrange(draft.floor, draft.placed),
});
