/**
 * The one after (1) or before (-1) `current` in a ring; from none, the first or the last. Null only where there is
 * none.
 */
export const nextOf = <T>(ring: readonly T[], current: T | null, by: 1 | -1): T | null => {
  const at = current === null ? -1 : ring.indexOf(current);
  if (at < 0) return ring.at(by === 1 ? 0 : -1) ?? null;
  return ring[(at + by + ring.length) % ring.length] ?? null;
};
