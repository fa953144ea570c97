const DAY_MS = 86_400_000;

/** ISO 8601 year and week of a date as six characters: `2026-11-24` is in `202648`. */
export const isoWeek = (date: string): string => {
  const day = new Date(`${date}T00:00:00Z`);
  // The week belongs to the year of its Thursday.
  day.setUTCDate(day.getUTCDate() + 4 - (day.getUTCDay() || 7));
  const firstOfYear = Date.UTC(day.getUTCFullYear(), 0, 1);
  const week = Math.ceil(((day.getTime() - firstOfYear) / DAY_MS + 1) / 7);
  return `${day.getUTCFullYear()}${String(week).padStart(2, '0')}`;
};

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Monday and Sunday of a week such as `202648`; null when the year has no such week. */
export const daysOfWeek = (week: string): { readonly first: string; readonly last: string } | null => {
  // 4 January is in the first week
  const fourth = new Date(Date.UTC(Number(week.slice(0, 4)), 0, 4));
  const monday = fourth.getTime() - ((fourth.getUTCDay() || 7) - 1) * DAY_MS + (Number(week.slice(4)) - 1) * 7 * DAY_MS;
  const days = { first: dayOf(monday), last: dayOf(monday + 6 * DAY_MS) };
  return isoWeek(days.first) === week ? days : null;
};
