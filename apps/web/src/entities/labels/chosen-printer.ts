import type { LabelPrinter } from '@mullion/contracts';
import { createWatched, useWatched } from '@mullion/ui-kit';
import { useEffect } from 'react';

const KEY = 'mullion.labelPrinter';

const read = (): number | null => {
  const kept = Number(localStorage.getItem(KEY));
  return Number.isInteger(kept) && kept > 0 ? kept : null;
};
const chosen = createWatched(read);

/** This device prints there from now on, whoever signs in: the printer stands beside it. */
export const choosePrinter = (id: LabelPrinter['id']): void => {
  localStorage.setItem(KEY, String(id));
  chosen.set(id);
};

/** The printer of this device, by its id; null until somebody has chosen one. Another tab may choose another. */
export const useChosenPrinter = (): number | null => {
  useEffect(() => {
    const follow = (): void => chosen.set(read());
    follow();
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);
  return useWatched(chosen);
};
