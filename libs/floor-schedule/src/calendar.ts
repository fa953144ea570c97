/** Hours that are worked on each weekday, Monday first, and days on which nothing is. */
export interface WorkingCalendar {
  /** Seven numbers of hours; 0 is a day off. */
  readonly hours: readonly number[];
  /** ISO dates with their reason: holidays and closures. */
  readonly closed: ReadonlyMap<string, string>;
}

const MS_A_DAY = 86_400_000;

export const dayNumber = (isoDate: string): number => Date.parse(`${isoDate}T00:00:00Z`) / MS_A_DAY;
export const isoDay = (day: number): string => new Date(day * MS_A_DAY).toISOString().slice(0, 10);

/** 0 is Monday; 1970-01-01, day 0, was a Thursday. */
const weekday = (day: number): number => (((day + 3) % 7) + 7) % 7;

/** Hours worked on a day. */
export const hoursOf = ({ hours, closed }: WorkingCalendar, day: number): number =>
  closed.size > 0 && closed.has(isoDay(day)) ? 0 : (hours[weekday(day)] ?? 0);

/** A calendar that never works would be searched without an end. */
export const worksAtAll = ({ hours }: WorkingCalendar): boolean => hours.some((of) => of > 0);
