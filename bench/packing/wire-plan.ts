import type { PalletPlan, TruckInstance, TruckPlan } from '@mullion/packing-optimiser';

/** A plan as it stands in a file; both kinds. */
export interface WirePlan {
  readonly first_plan_ms: number;
  readonly seconds: number;
  readonly iterations: number;
  readonly seed: number;
}

type Json = Record<string, unknown>;

/** Reads a pallet plan of bench/README.md strictly: every field, with its type. */
export function readPalletPlan(plan: object): PalletPlan {
  const p = plan as Json;
  const openKey = (pallet: Json) => (pallet['pallet'] === undefined ? null : String(pallet['pallet']));
  return {
    pallets: list(p, 'pallets').map((pallet) => ({
      palletKey: openKey(pallet),
      lengthMm: integerAt(pallet, 'length'),
      items: list(pallet, 'items').map((i) => ({
        ...{ id: integerAt(i, 'id'), xMm: integerAt(i, 'x'), yMm: integerAt(i, 'y'), zMm: integerAt(i, 'z') },
        isFlipped: flag(i, 'is_flipped'),
      })),
    })),
    unplaced: unplacedOf(p) as PalletPlan['unplaced'],
    lowerBound: integerAt(p, 'lower_bound'),
    lowerBoundBy: text(p, 'lower_bound_by') as PalletPlan['lowerBoundBy'],
    ...workOf(p),
  };
}

/** Reads a truck plan of bench/README.md strictly; the used length is measured. */
export function readTruckPlan(plan: object, { pallets }: TruckInstance): TruckPlan {
  const p = plan as Json;
  const known = new Map(pallets.map((pallet) => [pallet.id, pallet]));
  const items = list(p, 'items').map((i) => ({
    id: integerAt(i, 'id'),
    xMm: integerAt(i, 'x'),
    yMm: integerAt(i, 'y'),
    isTurned: flag(i, 'is_turned'),
  }));
  const ends = items.map((i) => i.xMm + (i.isTurned ? known.get(i.id)!.widthMm : known.get(i.id)!.lengthMm));
  return {
    items,
    unplaced: unplacedOf(p) as TruckPlan['unplaced'],
    usedLengthMm: Math.max(0, ...ends),
    lowerBoundMm: integerAt(p, 'lower_bound'),
    isProvedOptimal: flag(p, 'proved_optimal'),
    ...workOf(p),
  };
}

const unplacedOf = (plan: Json) =>
  list(plan, 'unplaced').map((u) => ({ id: integerAt(u, 'id'), rule: text(u, 'rule') }));
const workOf = (plan: Json) => {
  for (const key of ['first_plan_ms', 'seconds'])
    if (typeof plan[key] !== 'number') throw new Error(`${key} is no number`);
  return { iterations: integerAt(plan, 'iterations'), seed: integerAt(plan, 'seed') };
};

function list(object: Json, key: string): Json[] {
  const value = object[key];
  if (!Array.isArray(value)) throw new Error(`${key} is no list`);
  return value as Json[];
}
function integerAt(object: Json, key: string): number {
  const value = object[key];
  if (!Number.isInteger(value)) throw new Error(`${key} is not an integer`);
  return value as number;
}
function flag(object: Json, key: string): boolean {
  const value = object[key];
  if (typeof value !== 'boolean') throw new Error(`${key} is neither true nor false`);
  return value;
}
function text(object: Json, key: string): string {
  const value = object[key];
  if (typeof value !== 'string') throw new Error(`${key} is no text`);
  return value;
}
