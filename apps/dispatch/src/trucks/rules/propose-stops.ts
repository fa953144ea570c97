/** A stop that is to get its place in the order of unloading. */
export interface OpenStop {
  readonly key: string;
  /** Its address, or its order. */
  readonly label: string;
}

/**
 * The order of unloading that is proposed: as the company unloaded these stops last time, newest first where it did so
 * differently; stops it has never unloaded together stand in the order of their addresses. `isRemembered`: something of
 * it is remembered.
 */
export const proposeStops = (
  stops: readonly OpenStop[],
  remembered: readonly (readonly string[])[],
): { readonly keys: string[]; readonly isRemembered: boolean } => {
  const byAddress = [...stops]
    .sort((a, b) => a.label.localeCompare(b.label, 'lt') || (a.key < b.key ? -1 : 1))
    .map(({ key }) => key);
  const later = new Map<string, Set<string>>(byAddress.map((key) => [key, new Set()]));
  for (const order of remembered) {
    const known = order.filter((key) => later.has(key));
    for (const [at, key] of known.entries()) {
      const next = known[at + 1];
      // a newer order says otherwise
      if (next !== undefined && !comesAfter(later, next, key)) later.get(key)?.add(next);
    }
  }
  return { keys: inOrder(byAddress, later), isRemembered: [...later.values()].some((keys) => keys.size > 0) };
};

/** Whether a stop comes after another by what is known so far. */
const comesAfter = (later: ReadonlyMap<string, ReadonlySet<string>>, first: string, other: string): boolean => {
  const seen = new Set<string>();
  const open = [first];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (key === other) return true;
    if (seen.has(key)) continue;
    seen.add(key);
    open.push(...(later.get(key) ?? []));
  }
  return false;
};

/** Stops one after the other, each once nothing remembered comes before it; of several the first by address. */
const inOrder = (byAddress: readonly string[], later: ReadonlyMap<string, ReadonlySet<string>>): string[] => {
  const done: string[] = [];
  const left = new Set(byAddress);
  while (left.size > 0) {
    const next = [...left].find((key) => [...left].every((other) => !later.get(other)?.has(key)));
    if (next === undefined) break;
    left.delete(next);
    done.push(next);
  }
  return done;
};

/**
 * The numbers that stops of one truck get from the order of all: 1 is unloaded first. A stop that the order does not
 * name comes after those it names.
 */
export const numberStops = (order: readonly string[], keys: Iterable<string>): Map<string, number> => {
  const here = [...new Set(keys)];
  const known = order.filter((key) => here.includes(key));
  return new Map([...new Set([...known, ...here])].map((key, at) => [key, at + 1]));
};

/**
 * The stops of a truck as they are unloaded; null while one of them has no place of its own in that order, or there is
 * nothing to order.
 */
export const orderOfStops = (
  loads: readonly { readonly key: string; readonly priority: number | null }[],
): string[] | null => {
  const places = new Map<string, number>();
  for (const { key, priority } of loads) {
    if (priority === null) return null;
    places.set(key, Math.min(priority, places.get(key) ?? priority));
  }
  if (places.size < 2 || new Set(places.values()).size < places.size) return null;
  return [...places].sort(([, a], [, b]) => a - b).map(([key]) => key);
};
