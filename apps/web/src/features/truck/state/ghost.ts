import { useSyncExternalStore } from 'react';
import type { PlacedPallet } from '@mullion/packing-model';

let placed: readonly PlacedPallet[] | null = null;
const listeners = new Set<() => void>();

/** The floor while something is dragged: one picture a frame, outside Redux, gone when the gesture ends. */
export const ghost = {
  get: (): readonly PlacedPallet[] | null => placed,
  set: (next: readonly PlacedPallet[] | null): void => {
    if (placed === next) return;
    placed = next;
    for (const listener of listeners) listener();
  },
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The ghost, or null while nothing is dragged. */
export const useGhost = (): readonly PlacedPallet[] | null => useSyncExternalStore(subscribe, ghost.get);
