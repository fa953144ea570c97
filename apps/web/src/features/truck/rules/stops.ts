import type { TruckLoad } from '@mullion/contracts';
import { DEFAULT_DISPATCH_PRIORITY, type PlacedPallet } from '@mullion/packing-model';

/** The pallets of one delivery address (or order), unloaded together. */
export interface Stop {
  /** 1-based; its colour repeats after eight. */
  readonly group: number;
  readonly label: string;
  readonly customers: string;
  /** Earliest priority of its pallets; null while one of them has none. */
  readonly priority: number | null;
  readonly palletIds: readonly number[];
}

/** Groups of the load in the order of unloading; those without a priority come last. */
export const stopsOf = (loads: readonly TruckLoad[], placed: readonly PlacedPallet[]): readonly Stop[] => {
  const priorities = new Map(placed.map((pallet) => [pallet.id, pallet.dispatchPriority]));
  const groups = new Map<number, TruckLoad[]>();
  for (const load of loads) groups.set(load.group, [...(groups.get(load.group) ?? []), load]);
  return [...groups.entries()]
    .map(([group, members]) => {
      const numbers = members.map((load) => priorities.get(load.pallet_id) ?? DEFAULT_DISPATCH_PRIORITY);
      const earliest = Math.min(...numbers);
      return {
        earliest,
        group: group + 1,
        label: members[0]?.group_label ?? '',
        customers: [...new Set(members.map((load) => load.customers).filter(Boolean))].join(', '),
        priority: Math.max(...numbers) >= DEFAULT_DISPATCH_PRIORITY ? null : earliest,
        palletIds: members.map((load) => load.pallet_id),
      };
    })
    .sort((a, b) => a.earliest - b.earliest || a.group - b.group)
    .map(({ earliest: _earliest, ...stop }) => stop);
};

/** Whether it is known which stop comes when: each has a number of its own; one stop alone needs none. */
export const isOrderSet = (stops: readonly Stop[]): boolean => {
  const numbers = new Set(stops.map((stop) => stop.priority));
  return stops.length <= 1 || (!numbers.has(null) && numbers.size === stops.length);
};

/** The number one earlier or later; a stop without one becomes the last of those that have one. Never below 1. */
export const nextPriority = (stop: Stop, stops: readonly Stop[], step: -1 | 1): number => {
  if (stop.priority !== null) return Math.max(1, Math.min(DEFAULT_DISPATCH_PRIORITY - 1, stop.priority + step));
  return Math.max(0, ...stops.map((other) => other.priority ?? 0)) + 1;
};
