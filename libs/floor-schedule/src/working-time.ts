import { dayNumber, hoursOf, type WorkingCalendar } from './calendar';

/**
 * When a working day begins, by the clocks of the factory. Calendars say how many hours are worked on a day, not from
 * when on; a shift that begins otherwise is counted from here by as many hours.
 */
const BEGINS_MS = 7 * 3_600_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A moment by the clocks of a time zone: the day, counted as everywhere here, and the time of day. */
interface LocalMoment {
  readonly day: number;
  readonly ms: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();
const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(timeZone, made);
  return made;
};
const localOf = (moment: Date, timeZone: string): LocalMoment => {
  const [date = '', time = ''] = formatOf(timeZone).format(moment).split(' ');
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return { day: dayNumber(date), ms: ((hours * 60 + minutes) * 60 + seconds) * 1_000 + moment.getUTCMilliseconds() };
};

interface Span {
  readonly from: number;
  readonly to: number;
}
/**
 * The hours of a day that count: its working hours or, of work on the day of a beginning outside them, everything after
 * that.
 */
const counted = (calendar: WorkingCalendar | null, day: number, begin: LocalMoment, of: 'work' | 'idle'): Span => {
  const hours: Span =
    calendar === null
      ? { from: 0, to: DAY_MS }
      : { from: BEGINS_MS, to: Math.min(DAY_MS, BEGINS_MS + hoursOf(calendar, day) * HOUR_MS) };
  const isOutside = of === 'work' && day === begin.day && (begin.ms < hours.from || begin.ms >= hours.to);
  return isOutside ? { from: begin.ms, to: DAY_MS } : hours;
};

export interface WorkingTime {
  readonly ms: number;
  /** Until when it goes on from the end of the span; null: it stands still then. */
  readonly until: Date | null;
}

/**
 * How much of a span is working time, and until when more is added. Without a calendar all of it is. Work that is begun
 * outside of the hours counts, for somebody is at it; idle time does not.
 */
export const workingTime = (
  calendar: WorkingCalendar | null,
  {
    from,
    to,
    timeZone,
    of = 'work',
  }: { readonly from: Date; readonly to: Date; readonly timeZone: string; readonly of?: 'work' | 'idle' },
): WorkingTime => {
  const [begin, end] = [localOf(from, timeZone), localOf(to, timeZone)];
  let ms = 0;
  for (let day = begin.day; day <= end.day; day += 1) {
    const hours = counted(calendar, day, begin, of);
    const [first, last] = [day === begin.day ? begin.ms : 0, day === end.day ? end.ms : DAY_MS];
    ms += Math.max(0, Math.min(hours.to, last) - Math.max(hours.from, first));
  }
  const today = counted(calendar, end.day, begin, of);
  const isOn = end.ms >= today.from && end.ms < today.to;
  return { ms, until: isOn ? new Date(to.getTime() + today.to - end.ms) : null };
};
