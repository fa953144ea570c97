/** The part of an edit that packing owns; what is left out stays as it is. */
interface Asked {
  readonly palletId?: number | null | undefined;
  readonly x?: number | null | undefined;
  readonly y?: number | null | undefined;
  readonly z?: number | null | undefined;
  readonly is_flipped?: boolean | undefined;
  readonly isFlipped?: boolean | undefined;
}
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly is_flipped: boolean;
}

export const namesPlace = ({ palletId, x, y, z, is_flipped, isFlipped }: Asked): boolean =>
  [palletId, x, y, z, is_flipped, isFlipped].some((value) => value !== undefined);

/** The place on the same pallet that an edit asks for; null when the product stands there. */
export const otherSpot = ({ x, y, z, is_flipped, isFlipped }: Asked, now: Spot): Spot | null => {
  const spot = { x: x ?? now.x, y: y ?? now.y, z: z ?? now.z, is_flipped: is_flipped ?? isFlipped ?? now.is_flipped };
  return spot.x === now.x && spot.y === now.y && spot.z === now.z && spot.is_flipped === now.is_flipped ? null : spot;
};

/** The place on another pallet; null: packing finds one. */
export const spotElsewhere = ({ x, y, z, is_flipped, isFlipped }: Asked): Spot | null =>
  typeof x === 'number' && typeof y === 'number'
    ? { x, y, z: z ?? 0, is_flipped: is_flipped ?? isFlipped ?? false }
    : null;
