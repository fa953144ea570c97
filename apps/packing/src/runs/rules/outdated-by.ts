interface Pallet {
  readonly version: number;
}

/**
 * The first pallet that is no longer as it was when the run began: changed, gone, or somebody has put it on a truck.
 * Null when all stand as they did. Its figures hold for the plan only as long as that is so.
 */
export const outdatedPallet = (
  began: readonly { readonly id: number; readonly version: number }[],
  now: ReadonlyMap<number, { readonly row: Pallet }>,
): number | null => began.find(({ id, version }) => now.get(id)?.row.version !== version)?.id ?? null;
