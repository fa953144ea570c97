import { isWeekend } from '@mullion/contracts';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Of a working day, in minutes of UTC: the demo factory works from seven to four by its clocks. */
const [BEGINS, ENDS] = [5 * 60, 14 * 60];

/** The moment so many working minutes before another one; at night and at weekends nobody works. */
export const workingMinutesBefore = (now: Date, minutes: number): Date => {
  let day = Math.floor(now.getTime() / DAY) * DAY;
  let at = Math.min(ENDS, (now.getTime() - day) / MINUTE);
  let left = minutes;
  for (;;) {
    const worked = isWeekend(new Date(day).toISOString().slice(0, 10)) ? 0 : Math.max(0, at - BEGINS);
    // the last minute of a day is not the first of the next one
    if (worked > 0 && left <= worked) return new Date(Math.round(day + (at - left) * MINUTE));
    left -= worked;
    day -= DAY;
    at = ENDS;
  }
};
