import { useEffect, useSyncExternalStore } from 'react';

let current: string | null = null;
const listeners = new Set<() => void>();
const set = (next: string | null): void => {
  current = next;
  for (const heard of listeners) heard();
};
const subscribe = (heard: () => void): (() => void) => {
  listeners.add(heard);
  return () => listeners.delete(heard);
};

/** A page says what its person has begun and not finished; null is nothing. */
export const useSaysUnfinished = (what: string | null): void =>
  useEffect(() => {
    set(what);
    return () => set(null);
  }, [what]);

/** What stays with whoever is signed in when somebody else takes over. */
export const useUnfinished = (): string | null => useSyncExternalStore(subscribe, () => current);
