import { useSyncExternalStore } from 'react';

let open = 0;
const listeners = new Set<() => void>();
const change = (by: 1 | -1): void => {
  open += by;
  for (const heard of listeners) heard();
};
const subscribe = (heard: () => void): (() => void) => {
  listeners.add(heard);
  return () => listeners.delete(heard);
};
const isAnyOpen = (): boolean => open > 0;

/** Pages that read codes themselves: what is scanned there is theirs alone. */
export const openScanners = {
  /** @returns what says that the page is gone */
  enter: (): (() => void) => {
    change(1);
    return () => change(-1);
  },
};

/** Whether such a page is open now. */
export const useOpenScanners = (): boolean => useSyncExternalStore(subscribe, isAnyOpen);
