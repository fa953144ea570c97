import type { SearchLimits } from './budget';

/** Limits of a run that may take this many seconds from now, or this many steps with the seconds as a ceiling. */
export function timeLimits(seconds: number, iterations?: number): SearchLimits {
  const start = performance.now();
  const share = () => (performance.now() - start) / (seconds * 1000);
  const stop = () => share() >= 1;
  return iterations === undefined ? { stop, elapsedShare: share } : { stop, iterations };
}
