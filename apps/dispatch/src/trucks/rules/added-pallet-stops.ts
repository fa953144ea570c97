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

/** The earliest number of each stop that has one. */
const earliest = (
  pallets: readonly NumberedPallet[],
  numberOf: (pallet: NumberedPallet) => number | null,
): Map<string, number> => {
  const numbers = new Map<string, number>();
  for (const pallet of pallets) {
    const number = numberOf(pallet);
    if (number !== null) numbers.set(pallet.key, Math.min(number, numbers.get(pallet.key) ?? number));
  }
  return numbers;
};

/**
 * The numbers that pallets without one get, by pallet: that of their stop on this truck, else the earliest one written
 * on a pallet of that stop. Pallets of a stop that has no place in the order of unloading stay without.
 */
export const addedPalletStops = (pallets: readonly NumberedPallet[]): Map<number, number> => {
  const onTruck = earliest(pallets, ({ priority }) => priority);
  const written = earliest(pallets, ({ ownPriority }) => ownPriority);
  return new Map(
    pallets.flatMap(({ palletId, key, priority }): [number, number][] => {
      const number = onTruck.get(key) ?? written.get(key);
      return priority !== null || number === undefined ? [] : [[palletId, Math.max(1, number)]];
    }),
  );
};
