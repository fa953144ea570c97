import { PROBLEM_WEEKS, type getProblemWeeks, type OutputOf, type RequestContext } from '@mullion/contracts';
import type { ServiceTools } from '@mullion/server-kit';
import { weeksUntil } from './rules/weeks-until';

type Weeks = OutputOf<typeof getProblemWeeks>;

/** Problems of the last weeks, counted by week of the company's time zone, work center and reason. */
export const problemWeeks = async (
  { database, clock }: Pick<ServiceTools, 'database' | 'clock'>,
  { company_id: companyId, time_zone: timeZone }: Pick<RequestContext, 'company_id' | 'time_zone'>,
): Promise<Weeks> => {
  const weeks = weeksUntil(clock.today(timeZone), PROBLEM_WEEKS);
  const counts = await database.read<Weeks['counts'][number]>(
    `SELECT to_char(date_trunc('week', created_at AT TIME ZONE $2), 'YYYY-MM-DD') AS week, work_center_id, reason, count(*)::int AS problems,
       coalesce(sum(time_spent), 0) AS time_spent
     FROM problem WHERE company_id = $1 AND created_at >= ($3::date)::timestamp AT TIME ZONE $2
     GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
    [companyId, timeZone, weeks[0]],
  );
  const work_centers = await database.read<Weeks['work_centers'][number]>(
    'SELECT id, code, description FROM work_center WHERE company_id = $1 AND id = ANY($2) ORDER BY code, id',
    [companyId, counts.flatMap(({ work_center_id: id }) => (id === null ? [] : [id]))],
  );
  return { weeks, counts, work_centers };
};
