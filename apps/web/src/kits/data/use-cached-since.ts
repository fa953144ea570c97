import { useAppSelector } from '../api/store';

/** How old the oldest of what is shown from this device is; null while everything comes from the server. */
export const useCachedSince = (): number | null =>
  useAppSelector(({ kept }) => {
    const times = Object.values(kept);
    return times.length === 0 ? null : Math.min(...times);
  });
