import type { Truck } from '@mullion/contracts';

export type ChangedFact = 'description' | 'delivery_date' | 'status' | 'size' | 'vehicle' | 'settings';

/** What somebody else changed between two states of a truck, by the names people know. */
export interface TruckDiff {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly moved: readonly string[];
  readonly facts: readonly ChangedFact[];
}

const factsOf = (truck: Truck): Record<ChangedFact, string> => ({
  description: truck.description,
  delivery_date: truck.delivery_date ?? '',
  status: String(truck.status),
  size: [truck.length, truck.width, truck.height, truck.max_pallet_weight].join(' '),
  vehicle: String(truck.vehicle_id),
  settings: `${truck.between_pallets} ${truck.allow_turn}`,
});

/** Compares the truck as it was shown with the truck as it is. */
export const truckDiff = (before: Truck, after: Truck): TruckDiff => {
  const was = new Map(before.pallets.map((load) => [load.pallet_id, load]));
  const is = new Set(after.pallets.map((load) => load.pallet_id));
  const [old, now] = [factsOf(before), factsOf(after)];
  return {
    added: after.pallets.filter((load) => !was.has(load.pallet_id)).map((load) => load.shown_number),
    removed: before.pallets.filter((load) => !is.has(load.pallet_id)).map((load) => load.shown_number),
    moved: after.pallets
      .filter((load) => {
        const then = was.get(load.pallet_id);
        return (
          then &&
          (then.x !== load.x || then.y !== load.y || then.is_turned !== load.is_turned || then.dispatch_priority !== load.dispatch_priority)
        );
      })
      .map((load) => load.shown_number),
    facts: (Object.keys(now) as ChangedFact[]).filter((fact) => old[fact] !== now[fact]),
  };
};
