const MINUTE_MS = 60_000;
/** Clocks are put forward or back by an hour at most, in every zone of today. */
const AROUND_MIN = 60;

/** What the clock on the wall of a time zone shows at a moment: `2026-10-25 03:30`. */
const wallClock = (ms: number, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(ms);

/**
 * Whether a time of day is one that does not come on that day, or comes twice, because clocks change; null for every
 * other.
 * @param date ISO date
 * @param time `HH:MM`
 */
export const clockChangeAt = (date: string, time: string, timeZone: string): 'missing' | 'twice' | null => {
  const wanted = `${date} ${time}`;
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  // the offset in force around that moment, before and after a change
  const offsets = new Set(
    [-24 * AROUND_MIN, 24 * AROUND_MIN].map((minutes) => {
      const at = asUtc + minutes * MINUTE_MS;
      return Date.parse(`${wallClock(at, timeZone).replace(' ', 'T')}:00Z`) - at;
    }),
  );
  const moments = [...offsets].map((offset) => asUtc - offset).filter((at) => wallClock(at, timeZone) === wanted);
  return moments.length === 0 ? 'missing' : moments.length > 1 ? 'twice' : null;
};
