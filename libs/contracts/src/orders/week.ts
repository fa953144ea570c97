import { daysOfWeek, isoWeek } from './iso-week';

/** ISO year and week, six digits: 202648. */
export const isoWeekPattern = /^\d{4}(0[1-9]|[1-4]\d|5[0-3])$/;

/**
 * `w` and one or two digits, or the digits alone, are that week of the ISO year in which it is nearest to today: around
 * New Year that is not the
 * year of the calendar. Six digits are used as they are. Null when there is no such week.
 * @param today ISO date
 */
export const weekOf = (typed: string, today: string): string | null => {
  const text = typed.trim();
  const short = /^w?(\d{1,2})$/i.exec(text);
  if (!short) return /^\d{6}$/.test(text) && daysOfWeek(text) ? text : null;
  const year = Number(isoWeek(today).slice(0, 4));
  const now = Date.parse(today);
  const away = (week: string): number => Math.abs(Date.parse(daysOfWeek(week)?.first ?? '') - now);
  const near = [year - 1, year, year + 1]
    .map((each) => `${each}${(short[1] ?? '').padStart(2, '0')}`)
    .filter((week) => daysOfWeek(week) !== null);
  return near.toSorted((a, b) => away(a) - away(b))[0] ?? null;
};
