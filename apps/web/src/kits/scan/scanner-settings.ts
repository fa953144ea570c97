import { createWatched, useWatched } from '@mullion/ui-kit';
import { z } from 'zod';

const KEY = 'mullion-scanner';
const settings = z.object({ prefix: z.string().max(16), suffix: z.string().max(16) });

/** How this device's scanner is set up; kept in its browser, because it is the device's and nobody's. */
export type ScannerSettings = z.infer<typeof settings>;
const NOTHING_ADDED: ScannerSettings = { prefix: '', suffix: '' };

const read = (): ScannerSettings => {
  try {
    return settings.parse(JSON.parse(localStorage.getItem(KEY) ?? ''));
  } catch {
    return NOTHING_ADDED;
  }
};

const saved = createWatched(read);

/** As they are now; also for what is no component. */
export const scannerSettings = saved.get;

export const saveScannerSettings = (next: ScannerSettings): void => {
  const known = settings.parse(next);
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // a browser that stores nothing keeps them as long as the page
  }
  saved.set(known);
};

export const useScannerSettings = (): ScannerSettings => useWatched(saved);
