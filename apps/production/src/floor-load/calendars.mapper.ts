import type { Closure, WorkCalendars, WorkCenterId } from '@mullion/contracts';
import { COMPANY_WIDE, type CalendarRow, type ClosureRow } from './calendar.repository';

/** A closed day as pages show it. */
export const toClosure = ({ id, work_center_id, day, reason }: ClosureRow): Closure => ({
  id,
  work_center_id: work_center_id === COMPANY_WIDE ? null : (work_center_id as WorkCenterId),
  day,
  reason,
});

export const toWorkCalendars = (calendars: readonly CalendarRow[], closures: readonly ClosureRow[]): WorkCalendars => ({
  company: calendars.find(({ work_center_id }) => work_center_id === COMPANY_WIDE)?.hours ?? null,
  centers: calendars
    .filter(({ work_center_id }) => work_center_id !== COMPANY_WIDE)
    .map(({ work_center_id, hours }) => ({ work_center_id: work_center_id as WorkCenterId, hours })),
  closures: closures.map(toClosure),
});
