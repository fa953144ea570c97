/** How many of the things in a file stand in its name. */
const NAMED = 3;
const LONGEST = 60;

/**
 * Name of a file that a person downloads: what it is and the first things in it, without signs that a file system
 * refuses.
 */
export const fileName = (kind: string, names: readonly string[], ending: string): string => {
  const things = names
    .slice(0, NAMED)
    .join('-')
    .replace(/[^\p{L}\p{N}-]+/gu, '_')
    .slice(0, LONGEST);
  return `${[kind, things].filter(Boolean).join('-')}.${ending}`;
};
