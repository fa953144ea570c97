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
