import type { TruckFloor } from '@mullion/packing-model';

/** A pallet where it stands: from the headboard, from the right side, mm. */
interface PlacedMass {
  readonly massKg: number;
  readonly lo: readonly [number, number, number];
  readonly hi: readonly [number, number, number];
}

/** King pin and axles of a trailer of 13.6 m (docs/trucks.md); a kilogram and a millimetre are rounding. */
const TRAILER_MM = 13_600;
const SIDE_SHARE = 0.1;
const ROUNDING_KG = 2;

/** Whether king pin, axles and sides carry no more than they may. */
export function keepsLoadLimits(floor: TruckFloor, placed: readonly PlacedMass[]): boolean {
  const massKg = placed.reduce((sum, one) => sum + one.massKg, 0);
  if (!floor.axles || massKg <= 0) return true;
  const scale = (floor.lengthMm ?? TRAILER_MM) / TRAILER_MM;
  const momentMm = placed.reduce((sum, { massKg: kg, lo, hi }) => sum + (kg * (lo[0] + hi[0])) / 2, 0);
  const kingPinKg = (massKg * 9900 * scale - momentMm) / (8500 * scale);
  const rightKg = placed.reduce((sum, { massKg: kg, lo, hi }) => {
    const onRight = Math.min(hi[1], floor.widthMm / 2) - Math.min(lo[1], floor.widthMm / 2);
    return sum + (kg * onRight) / (hi[1] - lo[1]);
  }, 0);
  // the middle of the load is known to a millimetre
  const room = ROUNDING_KG + massKg / (8500 * scale);
  return (
    kingPinKg <= floor.axles.maxKingPinKg + room &&
    massKg - kingPinKg <= floor.axles.maxAxlesKg + room &&
    Math.abs(2 * rightKg - massKg) <= SIDE_SHARE * floor.maxMassKg + room
  );
}
