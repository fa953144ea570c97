const DAY_MS = 86_400_000;
const DAYS = 7;

/** Weeks that are shown together; the asked one stands before the last, so that earlier ones can be offered. */
export const SHOWN_WEEKS = 5;
const BEFORE = 3;

const asDate = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const asDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Monday of the ISO week of a day. */
export const mondayOf = (day: string): string =>
  asDay(asDate(day) - ((new Date(asDate(day)).getUTCDay() + 6) % DAYS) * DAY_MS);

export const addDays = (day: string, days: number): string => asDay(asDate(day) + days * DAY_MS);

/** The last Monday from which all shown weeks have days of four-digit years. */
const LAST_FIRST = addDays(mondayOf('9999-12-31'), -SHOWN_WEEKS * DAYS);

/** Mondays of the weeks to show for a promised day: never before this week, unless the day itself is. */
export const shownMondays = (today: string, promised: string | null): string[] => {
  const [thisWeek, asked] = [mondayOf(today), mondayOf(promised ?? today)];
  const earliest = addDays(asked, -BEFORE * DAYS);
  const wanted = asked < thisWeek ? asked : earliest < thisWeek ? thisWeek : earliest;
  const first = wanted > LAST_FIRST ? LAST_FIRST : wanted;
  return Array.from({ length: SHOWN_WEEKS }, (_, at) => addDays(first, at * DAYS));
};
