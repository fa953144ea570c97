import type { PackingRun, RequestContext } from '@mullion/contracts';
import { AppError, type Database } from '@mullion/server-kit';
import { runDto } from './run.mapper';
import { runColumns, RunRepository } from './run.repository';
import type { RunRow } from './run.row';

/** A run with its best plan. @throws AppError `not_found`. */
export const runById = async (database: Database, companyId: number, id: string): Promise<PackingRun> => {
  const row = await new RunRepository(database, companyId).find(id);
  if (!row) throw new AppError('not_found', { run: id });
  return runDto(row, true);
};

/** Open runs of these orders, without their plans. */
export const openRunsOf = async (
  database: Database,
  companyId: number,
  orderIds: readonly number[],
): Promise<PackingRun[]> => {
  if (orderIds.length === 0) return [];
  const rows = await database.read<RunRow>(
    `SELECT ${runColumns.replace('plan, variants,', 'NULL AS plan, NULL AS variants,')} FROM packing_run
     WHERE company_id = $1 AND state IN ('queued', 'running', 'cancelling', 'found') AND order_ids && $2::int[] ORDER BY created_at`,
    [companyId, orderIds],
  );
  return rows.map((row) => runDto(row, false));
};

/** As far back as the undo of a run is offered, and so many at most: what was taken before stays taken. */
const UNDO_DAYS = 7;
const UNDO_MOST = 20;

/**
 * Runs of these orders whose plans this person took and may still take back, in the order in which they were taken;
 * without their plans.
 */
export const claimedRunsOf = async (
  database: Database,
  { company_id, user_id }: Pick<RequestContext, 'company_id' | 'user_id'>,
  orderIds: readonly number[],
): Promise<PackingRun[]> => {
  if (orderIds.length === 0) return [];
  const rows = await database.read<RunRow>(
    `SELECT ${runColumns.replace('plan,', 'NULL AS plan,')} FROM packing_run
     WHERE company_id = $1 AND created_at > now() - interval '${UNDO_DAYS} days' AND state = 'applied' AND undo IS NOT NULL
       AND pallet_ids <> '{}' AND coalesce((undo->>'by')::int, user_id) = $2 AND order_ids && $3::int[]
     ORDER BY finished_at DESC LIMIT ${UNDO_MOST}`,
    [company_id, user_id, orderIds],
  );
  return rows.toReversed().map((row) => runDto(row, false));
};

/** How many of these orders have arrived with all their products. */
export const completeOrders = async (
  database: Database,
  companyId: number,
  orderIds: readonly number[],
): Promise<number> => {
  const [found] = await database.read<{ complete: number }>(
    `SELECT count(*)::int AS complete FROM order_copy o WHERE o.company_id = $1 AND o.id = ANY($2)
     AND o.product_count <= (SELECT count(*) FROM product_copy p WHERE p.order_id = o.id AND NOT p.removed)`,
    [companyId, orderIds],
  );
  return found?.complete ?? 0;
};
