/**
 * Sorts a column of names as in a Lithuanian register (Ą before B, y beside i), in both languages; indexes that sort by
 * it repeat it.
 */
export const LITHUANIAN_COLLATION = 'COLLATE "lt-x-icu"';
