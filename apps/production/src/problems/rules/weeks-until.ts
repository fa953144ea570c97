const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

/** Mondays of so many weeks, the oldest first; the last is that of the day's own week. */
export const weeksUntil = (today: string, count: number): string[] => {
  const day = new Date(`${today}T00:00:00Z`);
  const sinceMonday = (day.getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS;
  const monday = day.getTime() - sinceMonday * DAY_MS;
  return Array.from({ length: count }, (_week, at) =>
    new Date(monday - (count - 1 - at) * WEEK_DAYS * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length),
  );
};
