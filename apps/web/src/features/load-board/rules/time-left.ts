const MINUTE_MS = 60_000;
const HOUR_MIN = 60;
const DAY_MIN = 24 * HOUR_MIN;
/** Below this, what is missing is urgent. */
const URGENT_MIN = 3 * HOUR_MIN;

/** Time between now and a departure in whole minutes, cut into what is shown; late when it has passed. */
export interface TimeLeft {
  readonly isLate: boolean;
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

const minutesBetween = (departsAt: string, now: number): number =>
  Math.floor((Date.parse(departsAt) - now) / MINUTE_MS);

export const timeLeft = (departsAt: string, now: number): TimeLeft => {
  const left = minutesBetween(departsAt, now);
  const all = Math.abs(left);
  return {
    isLate: left < 0,
    days: Math.floor(all / DAY_MIN),
    hours: Math.floor((all % DAY_MIN) / HOUR_MIN),
    minutes: all % HOUR_MIN,
  };
};

/** Red is for a departure within three hours, or missed, that something is missing for. */
export const isUrgent = (departsAt: string | null, now: number, missing: number): boolean =>
  departsAt !== null && missing > 0 && minutesBetween(departsAt, now) < URGENT_MIN;

/** How long something has lasted, in whole minutes. */
export const lasted = (since: string, now: number): TimeLeft =>
  timeLeft(new Date(2 * now - Date.parse(since)).toISOString(), now);
