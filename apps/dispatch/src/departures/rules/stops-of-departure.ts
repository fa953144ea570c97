import type { UnloadedPallet } from '@mullion/contracts';
import { unloadingOrder } from '@mullion/packing-model';

export interface LoadedPallet extends UnloadedPallet {
  /** The stop it is unloaded at. */
  readonly key: string;
  readonly label: string;
  readonly customers: readonly string[];
  readonly priority: number | null;
}

export interface PlannedStop {
  readonly place: number;
  readonly label: string;
  readonly customers: readonly string[];
  readonly pallets: readonly UnloadedPallet[];
}

/**
 * The stops of a truck in the order of unloading: by the places that were planned, those without one as they stand
 * nearer to the doors.
 */
export const stopsOfDeparture = (loaded: readonly LoadedPallet[]): PlannedStop[] => {
  return unloadingOrder(loaded).map((pallets, at) => ({
    place: at + 1,
    label: pallets[0]?.label ?? '',
    customers: [...new Set(pallets.flatMap(({ customers }) => customers))],
    pallets: pallets.map(
      ({ key: _key, label: _label, customers: _customers, priority: _priority, ...pallet }) => pallet,
    ),
  }));
};
