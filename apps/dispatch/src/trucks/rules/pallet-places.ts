export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly is_turned: boolean;
}
interface Standing extends Spot {
  readonly truck_id: number;
}

/**
 * Where a pallet is to stand: its truck of now and then (null: none), and its spot, null where the optimiser shall find
 * one.
 */
export interface PalletPlace {
  readonly palletId: number;
  readonly from: number | null;
  readonly to: number | null;
  readonly spot: Spot | null;
}

/** What the truck fields of a pallet ask for; a field that is not named stays as it is. */
export const placesAfter = (
  asked: {
    readonly pallet_id: number;
    readonly truck_id?: number | null | undefined;
    readonly truck_x?: number | undefined;
    readonly truck_y?: number | undefined;
    readonly is_turned?: boolean | undefined;
  },
  load: Standing | undefined,
): PalletPlace => {
  const from = load?.truck_id ?? null;
  const to = asked.truck_id === undefined ? from : asked.truck_id;
  // a spot on one truck says nothing about another
  const former = from === to ? load : undefined;
  const x = asked.truck_x ?? former?.x;
  const y = asked.truck_y ?? former?.y;
  const spot =
    to === null || x === undefined || y === undefined
      ? null
      : { x, y, is_turned: asked.is_turned ?? former?.is_turned ?? false };
  return { palletId: asked.pallet_id, from, to, spot };
};

/** Whether a pallet stands otherwise than it is to stand. */
export const placeDiffers = ({ from, to, spot }: PalletPlace, load: Standing | undefined): boolean =>
  from !== to ||
  (load !== undefined &&
    spot !== null &&
    (spot.x !== load.x || spot.y !== load.y || spot.is_turned !== load.is_turned));
