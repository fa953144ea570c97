interface Kind {
  readonly id: number;
  /** mm. */
  readonly length: number;
  readonly for_pallets: boolean;
}

/**
 * How many of which kind go out with some pallets: each pallet stands on one of the kinds for pallets, the shortest
 * that carries it, or the longest when none does.
 */
export const proposeReturnables = (
  pallets: readonly { readonly length: number; readonly width: number }[],
  kinds: readonly Kind[],
): ReadonlyMap<number, number> => {
  const carriers = kinds
    .filter(({ for_pallets: carries }) => carries)
    .toSorted((a, b) => a.length - b.length || a.id - b.id);
  const proposed = new Map<number, number>();
  for (const pallet of pallets) {
    const long = Math.max(pallet.length, pallet.width);
    const kind = carriers.find(({ length }) => length >= long) ?? carriers.at(-1);
    if (kind) proposed.set(kind.id, (proposed.get(kind.id) ?? 0) + 1);
  }
  return proposed;
};
