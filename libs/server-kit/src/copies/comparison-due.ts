const HOUR_MS = 3_600_000;
const A_NIGHT_MS = 20 * HOUR_MS;
const TWO_NIGHTS_MS = 36 * HOUR_MS;
/** UTC hours of the night in Europe. */
const NIGHT = { from: 0, until: 4 };

/**
 * Each copy is compared once a night; one whose night was missed (nothing ran) or that was never compared, at the next
 * occasion.
 */
export const isComparisonDue = (last: Date | null, now: Date): boolean => {
  if (last === null) return true;
  const age = now.getTime() - last.getTime();
  const hour = now.getUTCHours();
  return age > TWO_NIGHTS_MS || (age > A_NIGHT_MS && hour >= NIGHT.from && hour < NIGHT.until);
};
