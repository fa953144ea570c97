import { useEffect } from 'react';
import type { Truck } from '@mullion/contracts';

/** Looks again when somebody's lock runs out, because a lock ends by itself without any event. */
export const useLockEnd = (truck: Truck, look: () => void): void => {
  const until = truck.locked_until;
  useEffect(() => {
    if (until === null) return undefined;
    const ms = Math.max(0, new Date(until).getTime() - Date.now()) + 250;
    const timer = setTimeout(look, ms);
    return () => clearTimeout(timer);
  }, [until, look]);
};
