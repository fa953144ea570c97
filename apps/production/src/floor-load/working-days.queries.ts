import type { WorkingCalendar } from '@mullion/floor-schedule';
import type { Database } from '@mullion/server-kit';
import { holidaysOf } from '../calendar/holidays.queries';
import { CalendarRepository, COMPANY_WIDE } from './calendar.repository';
import { workingCalendars } from './rules/working-calendars';

/** When the company as a whole has worked since a day, holidays left out; null: nobody has said. */
export const companyDaysSince = async (
  database: Database,
  companyId: number,
  since: string,
): Promise<WorkingCalendar | null> =>
  (await workingDaysSince(database, companyId, [COMPANY_WIDE], since)).get(COMPANY_WIDE) ?? null;

/** When work centers have worked since a day, holidays left out; null: nobody has said. */
export const workingDaysSince = async (
  database: Database,
  companyId: number,
  centerIds: readonly number[],
  since: string,
): Promise<ReadonlyMap<number, WorkingCalendar | null>> => {
  const repository = new CalendarRepository(database, companyId);
  const [hours, closures] = await Promise.all([repository.calendars(), repository.closures(since)]);
  const year = Number(since.slice(0, 4));
  const holidays = holidaysOf(year, new Date().getUTCFullYear() + 1).map(({ date: day, name }) => ({
    ...{ work_center_id: COMPANY_WIDE, day, reason: name.lt },
  }));
  return workingCalendars(centerIds, hours, [...holidays, ...closures]);
};
