/** Pallet status "loaded" (docs/statuses.md). */
const LOADED = 3;

/** Whether a pallet on a truck stays where the plan has it: it stands there already. */
export const isLoadFixed = (palletStatus: number): boolean => palletStatus >= LOADED;
