import type { Truck, TruckFields } from '@mullion/contracts';

/**
 * What a person edits of a truck beside its floor: everything the truck dialog saves but the status, which is asked
 * about by itself.
 */
const FACTS = [
  'description',
  'delivery_date',
  'departure_time',
  'gate',
  'vehicle_id',
  'length',
  'width',
  'height',
  'max_pallet_weight',
  'max_king_pin',
  'max_axles',
  'between_pallets',
  'allow_turn',
] as const;

export type TruckFacts = Pick<Partial<TruckFields>, (typeof FACTS)[number]>;
export interface FactsChange {
  readonly from: TruckFacts;
  readonly to: TruckFacts;
}

const areSet = (truck: Truck, facts: TruckFacts): boolean =>
  (Object.keys(facts) as (keyof TruckFacts)[]).every((name) => (facts[name] ?? null) === (truck[name] ?? null));

/**
 * The truck with other facts: the same object when it has them already, null when somebody has set something else
 * meanwhile.
 */
export const withFacts = (truck: Truck, { from, to }: FactsChange): Truck | null => {
  if (areSet(truck, to)) return truck;
  return areSet(truck, from) ? ({ ...truck, ...to } as Truck) : null;
};

/** What a dialog has changed of a truck; null when nothing. */
export const factsChange = (before: Truck, after: Truck): FactsChange | null => {
  const changed = FACTS.filter((name) => before[name] !== after[name]);
  const pick = (truck: Truck): TruckFacts => Object.fromEntries(changed.map((name) => [name, truck[name]]));
  return changed.length === 0 ? null : { from: pick(before), to: pick(after) };
};
