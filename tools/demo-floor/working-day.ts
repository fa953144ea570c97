const DAY_MS = 86_400_000;
const isWeekend = (day: Date): boolean => [0, 6].includes(day.getUTCDay());

/** The working day so many after the given one, all ISO; a weekend counts as the Monday after it. */
export const workingDay = (from: string, after: number): string => {
  const day = new Date(`${from}T00:00:00Z`);
  for (let left = after; left > 0 || isWeekend(day); day.setTime(day.getTime() + DAY_MS))
    if (!isWeekend(day)) left -= 1;
  return day.toISOString().slice(0, 10);
};

const HOURS_2_MS = 7_200_000;
const QUARTER_MIN = 15;

/**
 * The clock of the demo factory in two hours, to the quarter of an hour; the last one of the day when that is tomorrow.
 */
export const inTwoHours = (now: Date, timeZone = 'Europe/Vilnius'): string => {
  const clock = (moment: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'short' }).format(moment);
  const then = clock(new Date(now.getTime() + HOURS_2_MS));
  if (then < clock(now)) return '23:45';
  const [hours = '', minutes = '0'] = then.split(':');
  return `${hours}:${String(Math.floor(Number(minutes) / QUARTER_MIN) * QUARTER_MIN).padStart(2, '0')}`;
};
