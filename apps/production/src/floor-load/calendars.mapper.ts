import type { Closure, WorkCalendars, WorkCenterId } from '@mullion/contracts';
import { WHOLE_COMPANY, type CalendarRow, type ClosureRow } from './calendar.repository';

/** A closed day as pages show it. */
export const toClosure = ({ id, work_center_id, day, reason }: ClosureRow): Closure => ({
  id,
  work_center_id: work_center_id === WHOLE_COMPANY ? null : (work_center_id as WorkCenterId),
  day,
  reason,
});

export const toWorkCalendars = (calendars: readonly CalendarRow[], closures: readonly ClosureRow[]): WorkCalendars => ({
  company: calendars.find(({ work_center_id }) => work_center_id === WHOLE_COMPANY)?.hours ?? null,
  centers: calendars
    .filter(({ work_center_id }) => work_center_id !== WHOLE_COMPANY)
    .map(({ work_center_id, hours }) => ({ work_center_id: work_center_id as WorkCenterId, hours })),
  closures: closures.map(toClosure),
});
