import type { listHolidays, OutputOf } from '@mullion/contracts';
import { holidayNames, holidayYears } from './holidays.table';

/** Most years that are asked at once. */
const MAX_YEARS = 10;

type Days = OutputOf<typeof listHolidays>;

/**
 * Public holidays of these years, by date. Of a range that is too long the first years; none before 2000 and after
 * 2100.
 */
export const holidaysOf = (from: number, to: number): Days =>
  Array.from({ length: Math.min(MAX_YEARS, Math.max(0, to - from + 1)) }, (_none, at) => ofYear(from + at)).flat();

const ofYear = (year: number): Days =>
  (holidayYears[year] ?? '').split(', ').flatMap((text) => {
    const [day, place] = text.split(' ');
    const name = holidayNames[Number(place)];
    return day && name ? [{ date: `${year}-${day}`, name: { ...name } }] : [];
  });
