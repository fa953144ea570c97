import { useSyncExternalStore } from 'react';
import type { DropPreview } from '../commands/drop-load';

/** Where the dragged load would land; changes with every movement, so it lives outside Redux. */
let current: DropPreview | null = null;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const ghost = {
  get: (): DropPreview | null => current,
  set: (preview: DropPreview | null): void => {
    current = preview;
    for (const listener of listeners) listener();
  },
  clear: (): void => ghost.set(null),
};

export const useGhost = (): DropPreview | null => useSyncExternalStore(subscribe, ghost.get);
