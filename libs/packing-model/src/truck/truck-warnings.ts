import type { PlacedPallet, TruckFloor, Violation } from '../types';
import { floorRect, rectsClash, usedLengthMm } from './truck-floor';

/** Pallets that stand nearer the doors than one that is unloaded before them: their stops rise from the cab to the doors. */
export function stopOrderBroken(placed: readonly PlacedPallet[]): readonly number[] {
  return placed
    .filter((back) => placed.some((front) => front.xMm < back.xMm && front.dispatchPriority < back.dispatchPriority))
    .map((p) => p.id);
}

/** Everything that is wrong with a floor arranged by hand; warnings only, the person decides. */
export function truckWarnings(floor: TruckFloor, placed: readonly PlacedPallet[]): Violation[] {
  const warnings: Violation[] = [];
  const lengthMm = usedLengthMm(placed);
  const massKg = Math.round(placed.reduce((sum, p) => sum + p.massKg, 0) * 1000) / 1000;
  if (floor.lengthMm !== null && lengthMm > floor.lengthMm)
    warnings.push({ code: 'truck.too_long', params: { length: lengthMm, max: floor.lengthMm } });
  if (massKg > floor.maxMassKg) warnings.push({ code: 'truck.too_heavy', params: { mass: massKg, max: floor.maxMassKg } });
  placed.forEach((pallet, i) => {
    const rect = floorRect(pallet);
    if (pallet.heightMm > floor.heightMm)
      warnings.push({ code: 'truck.too_tall', params: { pallet: pallet.id, height: pallet.heightMm, max: floor.heightMm } });
    if (rect.y0 < 0 || rect.y1 > floor.widthMm)
      warnings.push({ code: 'truck.outside_width', params: { pallet: pallet.id, max: floor.widthMm } });
    for (const other of placed.slice(i + 1)) {
      if (rectsClash(rect, floorRect(other))) warnings.push({ code: 'truck.overlap', params: { pallet: pallet.id, other: other.id } });
    }
  });
  for (const id of stopOrderBroken(placed)) warnings.push({ code: 'truck.stop_order', params: { pallet: id } });
  return warnings;
}
