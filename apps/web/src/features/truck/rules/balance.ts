import { centreOfMass, floorRect, type PlacedPallet, type TruckFloor } from '@mullion/packing-model';

/** A semi-trailer of 13.6 m: kingpin and the middle of the axle group behind the headboard (guide, screen 05); other lengths in proportion. */
const TRAILER_MM = 13_600;
const KINGPIN_MM = 1400;
const AXLES_MM = 9900;

/** How the load is shared out. */
export interface Balance {
  readonly massKg: number;
  readonly centreXMm: number;
  /** Kilograms more on the right than on the left, as seen from the doors; negative: more on the left. */
  readonly moreRightKg: number;
  /** Share of the load's mass that rests on the kingpin, 0 to 1. */
  readonly kingpinShare: number;
}

/** Balance of a floor: each pallet's mass is split at the middle line, and along the length between kingpin and axles as on a beam. Null when empty. */
export const balanceOf = (floor: TruckFloor, placed: readonly PlacedPallet[]): Balance | null => {
  const centre = centreOfMass(placed);
  if (!centre) return null;
  const middle = floor.widthMm / 2;
  const rightKg = placed.reduce((sum, pallet) => {
    const { y0, y1 } = floorRect(pallet);
    // looking from the doors to the cab, y = 0 is on the right
    const share = y1 > y0 ? Math.max(0, Math.min(y1, middle) - Math.min(y0, middle)) / (y1 - y0) : 0;
    return sum + pallet.massKg * share;
  }, 0);
  const scale = (floor.lengthMm ?? TRAILER_MM) / TRAILER_MM;
  const [kingpin, axles] = [KINGPIN_MM * scale, AXLES_MM * scale];
  return {
    massKg: centre.massKg,
    centreXMm: centre.xMm,
    moreRightKg: Math.round(2 * rightKg - centre.massKg),
    kingpinShare: (axles - centre.xMm) / (axles - kingpin),
  };
};
