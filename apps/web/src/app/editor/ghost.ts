import { useSyncExternalStore } from 'react';

/** What a gesture shows while it goes on. It changes with every movement, so it lives outside Redux. */
export interface Ghost<T> {
  readonly get: () => T;
  readonly set: (next: T) => void;
  readonly clear: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export const createGhost = <T>(nothing: T): Ghost<T> => {
  let current = nothing;
  const listeners = new Set<() => void>();
  const set = (next: T): void => {
    if (next === current) return;
    current = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => current,
    set,
    clear: () => set(nothing),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** The ghost as a component wants to see it; it renders again only when that changes, so the selector must give stable values. */
export const useGhost = <T, S>(ghost: Ghost<T>, selector: (current: T) => S): S =>
  useSyncExternalStore(ghost.subscribe, () => selector(ghost.get()));
