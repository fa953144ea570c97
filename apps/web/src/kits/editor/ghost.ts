import { createWatched, type Watched } from '@mullion/ui-kit';
import { useSyncExternalStore } from 'react';

/** What a gesture shows while it goes on. It changes with every movement, so it lives outside Redux. */
export interface Ghost<T> extends Watched<T> {
  readonly clear: () => void;
}

export const createGhost = <T>(nothing: T): Ghost<T> => {
  const watched = createWatched(() => nothing);
  return { ...watched, clear: () => watched.set(nothing) };
};

/**
 * The ghost as a component wants to see it; it renders again only when that changes, so the selector must give stable
 * values.
 */
export const useGhost = <T, S>(ghost: Ghost<T>, selector: (current: T) => S): S =>
  useSyncExternalStore(ghost.subscribe, () => selector(ghost.get()));
