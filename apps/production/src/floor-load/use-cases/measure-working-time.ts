import type { InputOf, measureWorkingTime as contract, RequestContext } from '@mullion/contracts';
import { workingTime } from '@mullion/floor-schedule';
import type { ServiceTools } from '@mullion/server-kit';
import { companyDaysSince } from '../working-days.queries';

/**
 * How much of each span in which nothing happened is working time by the company's calendar, ms; all of it where nobody
 * has said when is worked.
 */
export const measureWorkingTime = async (
  { database, clock }: Pick<ServiceTools, 'database' | 'clock'>,
  { company_id: companyId, time_zone: timeZone }: Pick<RequestContext, 'company_id' | 'time_zone'>,
  { spans }: InputOf<typeof contract>,
): Promise<number[]> => {
  const [first] = spans.map(({ from }) => from).sort();
  if (first === undefined) return [];
  const calendar = await companyDaysSince(database, companyId, clock.dayOf(new Date(first), timeZone));
  return spans.map(
    ({ from, to }) => workingTime(calendar, { from: new Date(from), to: new Date(to), timeZone, of: 'idle' }).ms,
  );
};
