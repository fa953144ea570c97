import type { AxleLimits, PlacedPallet, TruckFloor, Violation } from '../types';
import { centreOfMass, floorRect } from './truck-floor';

/**
 * A semi-trailer of 13.6 m: king pin and the middle of the axle group behind the headboard, mm; other lengths in
 * proportion (docs/trucks.md).
 */
const TRAILER_MM = 13_600;
const KING_PIN_MM = 1400;
const AXLES_MM = 9900;

/**
 * What a load may put on king pin and axles beside the trailer's own mass, until a packing type says otherwise
 * (docs/trucks.md).
 */
export const DEFAULT_AXLE_LIMITS: AxleLimits = { maxKingPinKg: 10_500, maxAxlesKg: 19_000 };

/** How much more one side may carry than the other, as a share of the payload. */
const SIDE_SHARE = 0.1;

/** How a load is shared out, kg. */
export interface AxleLoads {
  readonly massKg: number;
  readonly centreXMm: number;
  readonly kingPinKg: number;
  readonly axlesKg: number;
  /** Kilograms more on the right than on the left, as seen from the doors; negative: more on the left. */
  readonly moreRightKg: number;
}

/** Where king pin and the middle of the axle group stand behind the headboard, millimetres. */
export const trailerSupports = (floor: TruckFloor): { readonly kingPin: number; readonly axles: number } => {
  const scale = (floor.lengthMm ?? TRAILER_MM) / TRAILER_MM;
  return { kingPin: KING_PIN_MM * scale, axles: AXLES_MM * scale };
};

/**
 * The load on king pin and axles, as on a beam, and on each side of the middle line. Null when nothing weighs anything.
 */
export function axleLoads(floor: TruckFloor, placed: readonly PlacedPallet[]): AxleLoads | null {
  const centre = centreOfMass(placed);
  if (!centre) return null;
  const { kingPin, axles } = trailerSupports(floor);
  const kingPinKg = Math.round((centre.massKg * (axles - centre.xMm)) / (axles - kingPin));
  const middle = floor.widthMm / 2;
  const rightKg = placed.reduce((sum, pallet) => {
    const { y0, y1 } = floorRect(pallet);
    // looking from the doors to the cab, y = 0 is on the right
    const share = y1 > y0 ? Math.max(0, Math.min(y1, middle) - Math.min(y0, middle)) / (y1 - y0) : 0;
    return sum + pallet.massKg * share;
  }, 0);
  return {
    massKg: centre.massKg,
    centreXMm: centre.xMm,
    kingPinKg,
    axlesKg: Math.round(centre.massKg) - kingPinKg,
    moreRightKg: Math.round(2 * rightKg - centre.massKg),
  };
}

/** How much more one side may carry than the other, kg. */
export const mostAsideKg = (floor: TruckFloor): number => Math.round(SIDE_SHARE * floor.maxMassKg);

/**
 * Shares of the load on the king pin that keep both limits, 0 to 1; `from` is above `to` when the load is too heavy for
 * any place.
 */
export function kingPinShares(limits: AxleLimits, massKg: number): { readonly from: number; readonly to: number } {
  if (massKg <= 0) return { from: 0, to: 1 };
  return { from: Math.max(0, 1 - limits.maxAxlesKg / massKg), to: Math.min(1, limits.maxKingPinKg / massKg) };
}

/** What is overloaded: king pin, axles, or one side. Nothing is said of a floor whose limits are not known. */
export function axleWarnings(floor: TruckFloor, placed: readonly PlacedPallet[]): Violation[] {
  const loads = axleLoads(floor, placed);
  if (!loads || !floor.axles) return [];
  const warnings: Violation[] = [];
  const { maxKingPinKg, maxAxlesKg } = floor.axles;
  if (loads.kingPinKg > maxKingPinKg)
    warnings.push({ code: 'truck.king_pin_overloaded', params: { mass: loads.kingPinKg, max: maxKingPinKg } });
  if (loads.axlesKg > maxAxlesKg)
    warnings.push({ code: 'truck.axles_overloaded', params: { mass: loads.axlesKg, max: maxAxlesKg } });
  const most = mostAsideKg(floor);
  const mass = Math.abs(loads.moreRightKg);
  if (mass > most)
    warnings.push({
      code: loads.moreRightKg > 0 ? 'truck.leans_right' : 'truck.leans_left',
      params: { mass, max: most },
    });
  return warnings;
}

/** How much a floor is over what king pin, axles and sides may carry, kg in sum; 0 where limits are not known. */
export function overLimitsKg(floor: TruckFloor, placed: readonly PlacedPallet[]): number {
  const loads = axleLoads(floor, placed);
  if (!loads || !floor.axles) return 0;
  return (
    Math.max(0, loads.kingPinKg - floor.axles.maxKingPinKg) +
    Math.max(0, loads.axlesKg - floor.axles.maxAxlesKg) +
    Math.max(0, Math.abs(loads.moreRightKg) - mostAsideKg(floor))
  );
}
