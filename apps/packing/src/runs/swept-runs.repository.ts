import type { Database } from '@mullion/server-kit';
import type { RunRow } from './run.row';

/** Over all companies: queued runs without a job and searches whose worker has died. */
export const dueRuns = (database: Database): Promise<Pick<RunRow, 'id' | 'company_id' | 'queue' | 'state'>[]> =>
  database.read(
    `SELECT id, company_id, queue, state FROM packing_run
     WHERE (state = 'queued' AND created_at < now() - interval '1 second' AND (enqueued_at IS NULL OR enqueued_at < now() - interval '5 seconds'))
        OR (state IN ('running', 'cancelling') AND lease_until < now())
     ORDER BY created_at LIMIT 100`,
  );

/** Over all companies: plans that nobody has applied for so many days, the oldest first. */
export const expiredRuns = (
  database: Database,
  days: number,
  limit: number,
): Promise<Pick<RunRow, 'id' | 'company_id'>[]> =>
  database.read(
    `SELECT id, company_id FROM packing_run WHERE state = 'found' AND finished_at < now() - $1 * interval '1 day' ORDER BY finished_at LIMIT $2`,
    [days, limit],
  );

/** Over all companies: takes plan and undo from some runs that ended this many days ago; gives how many there were. */
export const dropOldPlans = async (database: Database, days: number, limit: number): Promise<number> => {
  const rows = await database.read(
    `UPDATE packing_run SET plan = NULL, undo = NULL WHERE id = ANY(ARRAY(
       SELECT id FROM packing_run WHERE state IN ('applied', 'discarded', 'failed') AND (plan IS NOT NULL OR undo IS NOT NULL)
         AND finished_at < now() - $1 * interval '1 day' LIMIT $2)) RETURNING 1`,
    [days, limit],
  );
  return rows.length;
};
