import type { listHolidays, OutputOf } from '@mullion/contracts';
import Holidays from 'date-holidays';

/** Where the factories stand. Companies do not say their country; until one stands elsewhere, all rest on the days of this one. */
const COUNTRY = 'LT';
/** Most years that are worked out at once. */
const MAX_YEARS = 10;

type Days = OutputOf<typeof listHolidays>;
const byYear = new Map<number, Days>();

/** Public holidays of these years, by date. Of a range that is too long the first years. */
export const holidaysOf = (from: number, to: number): Days =>
  Array.from({ length: Math.min(MAX_YEARS, Math.max(0, to - from + 1)) }, (_none, at) => ofYear(from + at)).flat();

const ofYear = (year: number): Days => {
  const known = byYear.get(year);
  if (known) return known;
  const calendar = new Holidays(COUNTRY);
  const named = (language: string) => calendar.getHolidays(year, language).filter(({ type }) => type === 'public');
  const english = new Map(named('en').map(({ date, name }) => [date.slice(0, 10), name]));
  const days = named('lt').map(({ date, name }) => ({
    date: date.slice(0, 10),
    name: { lt: name, en: english.get(date.slice(0, 10)) ?? name },
  }));
  byYear.set(year, days);
  return days;
};
