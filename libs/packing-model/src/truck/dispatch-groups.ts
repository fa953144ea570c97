/** Specification 2.9: eight dispatch colours, repeating. */
export const DISPATCH_COLOURS = 8;

/** Colour index 0 to 7 of every group (delivery address, or order) in order of first appearance. */
export function dispatchColours(groupKeys: readonly string[]): ReadonlyMap<string, number> {
  return new Map([...new Set(groupKeys)].map((key, i) => [key, i % DISPATCH_COLOURS]));
}

/** Priority of a pallet that has none. */
export const DEFAULT_DISPATCH_PRIORITY = 100;

/** A stored priority as the floor reads it: missing counts as 100, never below 1. */
export const dispatchPriorityOf = (stored: number | null | undefined): number =>
  Math.max(1, stored ?? DEFAULT_DISPATCH_PRIORITY);
