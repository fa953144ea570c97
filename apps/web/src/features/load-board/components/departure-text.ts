import { formatMomentIn } from '@mullion/i18n';

/** When a truck leaves by the factory's clock: the time alone today, with month and day on another day. */
export const departureText = (departsAt: string, now: number, timeZone: string): string => {
  const moment = formatMomentIn(new Date(departsAt), timeZone);
  return moment.startsWith(formatMomentIn(new Date(now), timeZone).slice(0, 10)) ? moment.slice(11) : moment.slice(5);
};
