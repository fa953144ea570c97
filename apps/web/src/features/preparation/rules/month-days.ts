import { isWeekend } from '@mullion/contracts';

const two = (value: number): string => String(value).padStart(2, '0');

/** `2026-11`, some months on or back. */
export const monthAfter = (month: string, by: number): string => {
  const [year = 2000, number = 1] = month.split('-').map(Number);
  const at = year * 12 + number - 1 + by;
  return `${Math.floor(at / 12)}-${two((at % 12) + 1)}`;
};

/** A day some days on or back. */
export const dayAfter = (date: string, by: number): string => {
  const moment = new Date(`${date}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + by);
  return moment.toISOString().slice(0, 10);
};

/** Weeks of a month from Monday; null is a day of another month. */
export const weeksOf = (month: string): (string | null)[][] => {
  const [year = 2000, number = 1] = month.split('-').map(Number);
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7;
  const days = [...Array<null>(before).fill(null), ...Array.from({ length }, (_none, at) => `${month}-${two(at + 1)}`)];
  return Array.from({ length: Math.ceil(days.length / 7) }, (_none, week) =>
    Array.from({ length: 7 }, (_day, at) => days[week * 7 + at] ?? null),
  );
};

/** Working days from a day until the day before another one; zero when that is not after it. */
export const workingDaysBetween = (from: string, until: string, isHoliday: (date: string) => boolean): number => {
  let count = 0;
  for (let day = from, tries = 0; day < until && tries < 1_000; day = dayAfter(day, 1), tries += 1)
    if (!isWeekend(day) && !isHoliday(day)) count += 1;
  return count;
};
