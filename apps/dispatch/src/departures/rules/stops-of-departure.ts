import type { UnloadedPallet } from '@mullion/contracts';

export interface LoadedPallet extends UnloadedPallet {
  /** The stop it is unloaded at. */
  readonly key: string;
  readonly label: string;
  readonly customers: readonly string[];
  readonly priority: number;
}

export interface PlannedStop {
  readonly place: number;
  readonly label: string;
  readonly customers: readonly string[];
  readonly pallets: readonly UnloadedPallet[];
}

/** From the doors inwards, which are at the far end of the floor; of two beside each other the one on the left first. */
const fromTheDoors = (a: LoadedPallet, b: LoadedPallet): number => endOf(b) - endOf(a) || a.y - b.y || a.pallet_id - b.pallet_id;
const endOf = ({ x, length, width, is_turned }: LoadedPallet): number => x + (is_turned ? width : length);

/** The stops of a truck in the order of unloading: by the places that were planned, those without one as they stand nearer to the doors. */
export const stopsOfDeparture = (loaded: readonly LoadedPallet[]): PlannedStop[] => {
  const byKey = new Map<string, LoadedPallet[]>();
  for (const pallet of loaded) byKey.set(pallet.key, [...(byKey.get(pallet.key) ?? []), pallet]);
  const stops = [...byKey.values()].map((pallets) => ({
    pallets: pallets.toSorted(fromTheDoors),
    priority: Math.min(...pallets.map(({ priority }) => priority)),
  }));
  const inOrder = stops.toSorted(
    (a, b) => a.priority - b.priority || fromTheDoors(a.pallets[0] as LoadedPallet, b.pallets[0] as LoadedPallet),
  );
  return inOrder.map(({ pallets }, at) => ({
    place: at + 1,
    label: pallets[0]?.label ?? '',
    customers: [...new Set(pallets.flatMap(({ customers }) => customers))],
    pallets: pallets.map(({ key: _key, label: _label, customers: _customers, priority: _priority, ...pallet }) => pallet),
  }));
};
