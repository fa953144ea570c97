/** A pallet on a truck as its stop is numbered. */
export interface NumberedPallet {
  readonly palletId: number;
  /** The stop it is unloaded at. */
  readonly key: string;
  /** Its place in the order of unloading; null when it has none yet. */
  readonly priority: number | null;
  /** The place that was written on the pallet itself, before it got onto the truck. */
  readonly ownPriority: number | null;
}

/**
 * The numbers that pallets without one get, by pallet: that of their stop on this truck, else the one written on the pallet. Pallets of a stop that has
 * no place in the order of unloading stay without.
 */
export const newcomerStops = (pallets: readonly NumberedPallet[]): Map<number, number> => {
  const numbers = new Map<string, number>();
  for (const { key, priority } of pallets) if (priority !== null) numbers.set(key, Math.min(priority, numbers.get(key) ?? priority));
  return new Map(
    pallets.flatMap(({ palletId, key, priority, ownPriority }): [number, number][] => {
      const number = numbers.get(key) ?? ownPriority;
      return priority !== null || number === null ? [] : [[palletId, Math.max(1, number)]];
    }),
  );
};
