import type { TruckFloor, TruckPallet } from '@mullion/packing-model';
import type { Unplaced } from '../pallets/pallet-plan';
import type { FloorRule } from './truck-plan';

/** The rule that keeps a pallet off the floor even alone, or null. */
export function floorRuleAgainst(floor: TruckFloor, pallet: TruckPallet): FloorRule | null {
  const turns = [
    { along: pallet.lengthMm, across: pallet.widthMm },
    ...(pallet.allowTurn ? [{ along: pallet.widthMm, across: pallet.lengthMm }] : []),
  ];
  const inWidth = turns.filter((turn) => turn.across <= floor.widthMm);
  if (!inWidth.length) return 'too_wide';
  if (floor.lengthMm !== null && inWidth.every((turn) => turn.along > floor.lengthMm!)) return 'too_long';
  if (pallet.heightMm > floor.heightMm) return 'too_tall';
  return pallet.massKg > floor.maxMassKg ? 'too_heavy' : null;
}

/** Leaves out pallets over the payload, those that are unloaded first before others, heavy before light. */
export function withinMass(
  floor: TruckFloor,
  pallets: readonly TruckPallet[],
  unplaced: Unplaced<FloorRule>[],
): TruckPallet[] {
  let massKg = pallets.reduce((sum, p) => sum + p.massKg, 0);
  const kept = [...pallets].sort(
    (a, b) => b.dispatchPriority - a.dispatchPriority || a.massKg - b.massKg || a.id - b.id,
  );
  while (massKg > floor.maxMassKg + 1e-6 && kept.length) {
    const out = kept.pop()!;
    massKg -= out.massKg;
    unplaced.push({ id: out.id, rule: 'too_heavy' });
  }
  return kept;
}
