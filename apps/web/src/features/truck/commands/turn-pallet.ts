import type { FloorDraft } from '../../../entities/truck/floor/floor-draft';
import { putPallet } from './place-pallet';

/** May this pallet be turned here: it is not loaded, the truck allows it and turned it is not wider than the floor. */
export const canTurn = (draft: FloorDraft, id: number): boolean => {
  const pallet = draft.placed.find((each) => each.id === id);
  return (
    pallet !== undefined &&
    !pallet.isFixed &&
    pallet.allowTurn &&
    (pallet.isTurned ? pallet.widthMm : pallet.lengthMm) <= draft.floor.widthMm
  );
};

/**
 * Length and width change places; the corner at the cab stays unless the pallet would leave the width. Null when it may
 * not be turned.
 */
export const turnPallet = (draft: FloorDraft, id: number): FloorDraft | null => {
  const pallet = draft.placed.find((each) => each.id === id);
  if (!pallet || !canTurn(draft, id)) return null;
  const turned = {
    ...draft,
    placed: draft.placed.map((each) => (each.id === id ? { ...each, isTurned: !each.isTurned } : each)),
  };
  return putPallet(turned, id, pallet);
};
