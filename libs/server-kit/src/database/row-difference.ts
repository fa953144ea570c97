/** Kept by the database for itself, or different for every reader: no change. */
const IGNORED = new Set(['version', 'created_at', 'updated_at', 'company_id', 'can', 'removing', 'search']);
/** Characters of one value: an audit entry is to be read, not to restore from. */
const MAX_TEXT = 4_000;

type Fields = Record<string, unknown>;

const short = (value: unknown): unknown =>
  typeof value === 'string' && value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT)}…` : (value ?? null);
const kept = (row: object): Fields => Object.fromEntries(Object.entries(row).filter(([name]) => !IGNORED.has(name)));
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
const chosen = (row: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, short(row[name])]));

/**
 * What an audit entry keeps of a row: all of a new or deleted one, of an edited one what differs; null when nothing
 * does.
 */
export const rowDifference = (
  before: object | null,
  after: object | null,
): { readonly before: Fields | null; readonly after: Fields | null } | null => {
  const [old, now] = [kept(before ?? {}), kept(after ?? {})];
  const differs = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (name) => !same(old[name], now[name]),
  );
  if (differs.length === 0) return null;
  return { before: before && chosen(old, differs), after: after && chosen(now, differs) };
};
