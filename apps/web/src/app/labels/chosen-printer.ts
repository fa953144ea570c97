import { useSyncExternalStore } from 'react';
import type { LabelPrinter } from '@mullion/contracts';

const KEY = 'mullion.labelPrinter';
const listeners = new Set<() => void>();

const read = (): number | null => {
  const kept = Number(localStorage.getItem(KEY));
  return Number.isInteger(kept) && kept > 0 ? kept : null;
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
};

/** This device prints there from now on, whoever signs in: the printer stands beside it. */
export const choosePrinter = (id: LabelPrinter['id']): void => {
  localStorage.setItem(KEY, String(id));
  for (const listener of listeners) listener();
};

/** The printer of this device, by its id; null until somebody has chosen one. */
export const useChosenPrinter = (): number | null => useSyncExternalStore(subscribe, read);
