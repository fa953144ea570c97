import { useSyncExternalStore } from 'react';

/** A value that lives outside components, with those who listen to its changes. */
export interface Watched<T> {
  readonly get: () => T;
  /** The same value again notifies nobody. */
  readonly set: (next: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** `begin` gives the first value, when somebody asks for it. */
export const createWatched = <T>(begin: () => T): Watched<T> => {
  let known: { readonly value: T } | null = null;
  const listeners = new Set<() => void>();
  const get = (): T => (known ??= { value: begin() }).value;
  return {
    get,
    set: (next) => {
      if (next === get()) return;
      known = { value: next };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/** The value as it is now; the component is drawn again when it changes. */
export const useWatched = <T>(watched: Watched<T>): T => useSyncExternalStore(watched.subscribe, watched.get);
