import type { PlacedPallet, TruckFloor, Violation } from '../types';
import { axleWarnings } from './axle-loads';
import { floorRect, rectsClash, usedLengthMm } from './truck-floor';

/** A stop whose pallets cannot be reached when it is their turn. */
export interface BlockedStop {
  /** Its pallets that something stands before, those nearest the doors first. */
  readonly blockedIds: readonly number[];
  /** What stands nearer the doors than one of them and is unloaded after it. */
  readonly blockerIds: readonly number[];
}

/** Pallets a warning names before it says that there are more. */
const NAMED = 3;

/**
 * The stops that are blocked, in the order of unloading. Stops must fall from the cab to the doors: what is unloaded
 * first stands at the doors.
 */
export function blockedStops(placed: readonly PlacedPallet[]): readonly BlockedStop[] {
  const byDoors = [...placed].sort((a, b) => b.xMm - a.xMm);
  const stops = [...new Set(placed.map((pallet) => pallet.dispatchPriority))].sort((a, b) => a - b);
  return stops.flatMap((stop) => {
    const later = byDoors.filter((pallet) => pallet.dispatchPriority > stop);
    const own = byDoors.filter((pallet) => pallet.dispatchPriority === stop);
    const blocked = own.filter((pallet) => later.some((other) => other.xMm > pallet.xMm));
    const blockers = later.filter((other) => blocked.some((pallet) => other.xMm > pallet.xMm));
    return blocked.length === 0
      ? []
      : [{ blockedIds: blocked.map(({ id }) => id), blockerIds: blockers.map(({ id }) => id) }];
  });
}

/** Everything that is wrong with a floor arranged by hand; warnings only, the person decides. */
/** What a person has to accept before a truck leaves with it. */
const ASKED_AT_DEPARTURE: readonly string[] = [
  'truck.overlap',
  'truck.stop_order',
  'truck.too_long',
  'truck.outside_width',
  'truck.two_addresses',
];
export const isAskedAtDeparture = ({ code }: Pick<Violation, 'code'>): boolean => ASKED_AT_DEPARTURE.includes(code);

export function truckWarnings(floor: TruckFloor, placed: readonly PlacedPallet[]): Violation[] {
  const warnings: Violation[] = [];
  const lengthMm = usedLengthMm(placed);
  const massKg = Math.round(placed.reduce((sum, p) => sum + p.massKg, 0) * 1000) / 1000;
  if (floor.lengthMm !== null && lengthMm > floor.lengthMm)
    warnings.push({ code: 'truck.too_long', params: { length: lengthMm, max: floor.lengthMm } });
  if (massKg > floor.maxMassKg)
    warnings.push({ code: 'truck.too_heavy', params: { mass: massKg, max: floor.maxMassKg } });
  warnings.push(...axleWarnings(floor, placed));
  placed.forEach((pallet, i) => {
    const rect = floorRect(pallet);
    if (pallet.heightMm > floor.heightMm)
      warnings.push({
        code: 'truck.too_tall',
        params: { pallet: pallet.id, height: pallet.heightMm, max: floor.heightMm },
      });
    if (pallet.addresses !== undefined && pallet.addresses > 1)
      warnings.push({ code: 'truck.two_addresses', params: { pallet: pallet.id, addresses: pallet.addresses } });
    if (rect.y0 < 0 || rect.y1 > floor.widthMm)
      warnings.push({ code: 'truck.outside_width', params: { pallet: pallet.id, max: floor.widthMm } });
    for (const other of placed.slice(i + 1)) {
      if (rectsClash(rect, floorRect(other)))
        warnings.push({ code: 'truck.overlap', params: { pallet: pallet.id, other: other.id } });
    }
  });
  for (const { blockedIds, blockerIds } of blockedStops(placed)) {
    const named = [...blockedIds.slice(0, NAMED), ...(blockedIds.length > NAMED ? ['…'] : [])];
    warnings.push({ code: 'truck.stop_order', params: { pallets: named.join(), blockers: blockerIds.length } });
  }
  return warnings;
}
