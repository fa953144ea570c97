import { floorRect, snapToFloor } from '@mullion/packing-model';
import type { FloorDraft } from '../../../entities/truck/floor/floor-draft';

export interface Place {
  readonly xMm: number;
  readonly yMm: number;
}

const acrossOf = (draft: FloorDraft, id: number): number => {
  const pallet = draft.placed.find((each) => each.id === id);
  if (!pallet) return 0;
  const { y0, y1 } = floorRect(pallet);
  return y1 - y0;
};

/** Whether a pallet is loaded: it stays where it stands. */
export const isFixed = (draft: FloorDraft, id: number | null): boolean =>
  draft.placed.some((pallet) => pallet.id === id && pallet.isFixed);

/**
 * A pallet dropped at a place: pulled inside the width, its edges snapped to walls and neighbours nearer than
 * `toleranceMm`.
 */
export const dropPallet = (draft: FloorDraft, id: number, place: Place, toleranceMm?: number): FloorDraft => ({
  ...draft,
  placed: draft.placed.map((pallet) =>
    pallet.id === id && !pallet.isFixed
      ? snapToFloor(draft.floor, { ...pallet, ...place }, draft.placed, toleranceMm)
      : pallet,
  ),
});

/**
 * A pallet put exactly where it is asked for, only pulled inside the width and behind the headboard: arrows and "move
 * to…".
 */
export const putPallet = (draft: FloorDraft, id: number, place: Place): FloorDraft => {
  const mostY = Math.max(0, draft.floor.widthMm - acrossOf(draft, id));
  const inside = { xMm: Math.max(0, Math.round(place.xMm)), yMm: Math.max(0, Math.min(Math.round(place.yMm), mostY)) };
  return {
    ...draft,
    placed: draft.placed.map((pallet) => (pallet.id === id && !pallet.isFixed ? { ...pallet, ...inside } : pallet)),
  };
};

/** Largest distance from the right wall at which the pallet is still inside, in millimetres. */
export const mostYMm = (draft: FloorDraft, id: number): number =>
  Math.max(0, draft.floor.widthMm - acrossOf(draft, id));
