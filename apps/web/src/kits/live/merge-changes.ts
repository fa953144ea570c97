/** Lists refetch at most every 2 s (docs/architecture.md, rule 13). */
export const MERGE_MS = 2_000;

interface Pace {
  readonly windowMs: number;
  /** A pause of random length up to this before every reading: thousands of browsers get the same change at once. */
  readonly spreadMs: number;
}

interface Clock {
  readonly now: () => number;
  readonly random: () => number;
  readonly later: (act: () => void, ms: number) => void;
}
const realClock: Clock = { now: () => Date.now(), random: Math.random, later: (act, ms) => void setTimeout(act, ms) };

/**
 * Passes the first change of a key on after a short random pause and gathers what follows within the window into one.
 * While `held()` (a hidden page) nothing is passed on; `flush` passes what waits.
 */
export const createMerger = <Id>(
  pass: (key: string, ids: readonly Id[]) => void,
  held: () => boolean,
  pace: Pace,
  clock: Clock = realClock,
) => {
  const waiting = new Map<string, Set<Id>>();
  const lastPassed = new Map<string, number>();
  const scheduled = new Set<string>();

  const release = (key: string) => {
    const ids = waiting.get(key);
    if (!ids || held()) return;
    waiting.delete(key);
    lastPassed.set(key, clock.now());
    pass(key, [...ids]);
  };
  return {
    add: (key: string, ids: readonly Id[]): void => {
      const gathered = waiting.get(key) ?? new Set<Id>();
      ids.forEach((id) => gathered.add(id));
      waiting.set(key, gathered);
      const wait = (lastPassed.get(key) ?? -Infinity) + pace.windowMs - clock.now();
      if (scheduled.has(key)) return;
      scheduled.add(key);
      clock.later(
        () => {
          scheduled.delete(key);
          release(key);
        },
        Math.max(0, wait) + clock.random() * pace.spreadMs,
      );
    },
    flush: (): void => [...waiting.keys()].forEach(release),
  };
};
