/** A floor that pallets are loaded on, mm. */
export interface Floor {
  readonly width: number;
  readonly between: number;
}

/**
 * What a pallet takes of a truck's length, mm: its own length and gap, shared with those that stand beside it on the
 * floor's width. Adds up over pallets, orders and trucks, as the loading metres of a forwarder do.
 */
export const loadingLength = (
  { length, width }: { readonly length: number; readonly width: number },
  floor: Floor,
): number => {
  const beside = Math.max(1, Math.floor((floor.width + floor.between) / (width + floor.between)));
  return Math.round((length + floor.between) / beside);
};
