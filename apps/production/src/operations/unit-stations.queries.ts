import { compareNatural, operationStatus, type ProductId, type UnitStation } from '@mullion/contracts';
import type { Database } from '@mullion/server-kit';
import { shownCenters } from '../production-orders/production-orders.queries';

interface StationRow {
  readonly product_id: ProductId;
  readonly work_center_id: number;
  readonly status: number;
  readonly since: Date;
  readonly problem: string | null;
}

/**
 * The work center that has each of these products: the first by code where it has open work that waits for no other. It
 * stands there since it came from the work centers before or, when something was done there later, since then.
 */
export const unitStations = async (
  database: Database,
  companyId: number,
  productIds: readonly number[],
): Promise<{ product_id: ProductId; station: UnitStation }[]> => {
  if (productIds.length === 0) return [];
  const centers = await shownCenters(database, companyId);
  const rows = await database.read<StationRow>(
    `WITH current AS MATERIALIZED (
       SELECT DISTINCT ON (product_id, work_center_id) id, product_id, work_center_id, status, changed_at, end_time FROM operation
       WHERE company_id = $1 AND product_id = ANY($2) AND status <> ${operationStatus.cancelled} ORDER BY product_id, work_center_id, round DESC),
     graph AS (SELECT id, before FROM jsonb_to_recordset($3::jsonb) AS g (id int, before int[])),
     open AS (SELECT product_id, array_agg(work_center_id) AS centers FROM current WHERE status <> ${operationStatus.completed} GROUP BY 1)
     SELECT c.product_id, c.work_center_id, c.status,
       greatest(c.changed_at, (SELECT max(coalesce(d.end_time, d.changed_at)) FROM current d WHERE d.product_id = c.product_id AND d.work_center_id = ANY (g.before))) AS since,
       CASE WHEN c.status = ${operationStatus.problem} THEN coalesce((SELECT e.comment FROM operation_event e
         WHERE e.operation_id = c.id AND e.company_id = $1 AND e.kind = 'problem' ORDER BY e.id DESC LIMIT 1), '') END AS problem
     FROM current c JOIN graph g ON g.id = c.work_center_id JOIN open o ON o.product_id = c.product_id
     WHERE c.status <> ${operationStatus.completed} AND NOT g.before && o.centers`,
    [companyId, productIds, JSON.stringify(centers.map(({ id, before }) => ({ id, before })))],
    { name: 'unit-stations' },
  );
  const byId = new Map<number, (typeof centers)[number]>(centers.map((center) => [center.id, center]));
  const stations = new Map<ProductId, UnitStation>();
  for (const row of rows) {
    const center = byId.get(row.work_center_id);
    if (!center) continue;
    const known = stations.get(row.product_id);
    if (known && compareNatural(known.code, center.code) <= 0) continue;
    stations.set(row.product_id, {
      ...{ work_center_id: center.id, code: center.code, description: center.description },
      since: row.since.toISOString(),
      started: row.status === operationStatus.started,
      problem: row.problem,
    });
  }
  return [...stations].map(([product_id, station]) => ({ product_id, station }));
};
