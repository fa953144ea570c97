import { hoursOf, type WorkingCalendar } from './calendar';

/** A moment on the floor: a day, and the part of that day's working time that is gone, from 0 to 1. */
export interface Moment {
  readonly day: number;
  readonly part: number;
}

export const isLater = (a: Moment, b: Moment): boolean => a.day > b.day || (a.day === b.day && a.part > b.part);
export const laterOf = (a: Moment, b: Moment): Moment => (isLater(b, a) ? b : a);

/** The work of a part of an operation on one day. */
export interface DayOfWork {
  readonly day: number;
  readonly minutes: number;
}

const MINUTES_AN_HOUR = 60;
/** What is smaller is rounding. */
const NOTHING = 1e-9;
/** How far ahead is looked: a closure of years is a mistake in the calendar, not a plan. */
const MOST_DAYS = 3_660;

/**
 * The minutes that a work center does on a day: its limit on a day of its longest hours, on a shorter day its share of
 * it.
 */
export const minutesOf = (calendar: WorkingCalendar, maxLoad: number | null, day: number): number => {
  const hours = hoursOf(calendar, day);
  if (hours === 0) return 0;
  return maxLoad === null ? hours * MINUTES_AN_HOUR : (maxLoad * hours) / Math.max(...calendar.hours);
};

/** Work of so many minutes from a moment on, day by day; null when the calendar has no room for it in ten years. */
export const workFrom = (
  calendar: WorkingCalendar,
  maxLoad: number | null,
  from: Moment,
  minutes: number,
): { readonly begin: Moment; readonly end: Moment; readonly days: readonly DayOfWork[] } | null => {
  const days: DayOfWork[] = [];
  let begin: Moment | null = null;
  let left = minutes;
  let part = from.part;
  for (let day = from.day; day < from.day + MOST_DAYS; day++, part = 0) {
    const all = minutesOf(calendar, maxLoad, day);
    const free = all * (1 - part);
    if (free <= NOTHING) continue;
    begin ??= { day, part };
    if (left <= free + NOTHING) {
      if (left > 0) days.push({ day, minutes: left });
      return { begin, end: { day, part: Math.min(1, part + left / all) }, days };
    }
    days.push({ day, minutes: free });
    left -= free;
  }
  return null;
};
