import { formatDate, formatMoment } from '@mullion/i18n';

/** When a truck leaves: the time alone today, with month and day on another day. */
export const departureText = (departsAt: string, now: number): string => {
  const moment = formatMoment(departsAt);
  return moment.startsWith(formatDate(new Date(now))) ? moment.slice(11) : moment.slice(5);
};
