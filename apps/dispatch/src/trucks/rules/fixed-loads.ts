interface Spot {
  readonly x: number;
  readonly y: number;
  readonly is_turned: boolean;
}
/** Where a pallet is to stand. */
export interface Standing extends Spot {
  readonly pallet_id: number;
}

export const isSameSpot = (a: Spot, b: Spot): boolean => a.x === b.x && a.y === b.y && a.is_turned === b.is_turned;

/** Of what is fixed, what some places would move. */
export const movedOf = <Fixed extends { readonly load: Standing }>(
  fixed: readonly Fixed[],
  places: readonly Standing[],
): Fixed[] => {
  const wanted = new Map(places.map((place) => [place.pallet_id, place]));
  return fixed.filter(({ load }) => !isSameSpot(load, wanted.get(load.pallet_id) ?? load));
};
