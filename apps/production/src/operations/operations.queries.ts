import { operationStatus, type WaitingProduct } from '@mullion/contracts';
import type { Database } from '@mullion/server-kit';

/** The index of open operations knows these two by number, so they stand in the statement. */
const over = `${operationStatus.completed}, ${operationStatus.cancelled}`;

/** Orders with open operations at a work center that are not known here yet, or whose product is not. */
export const ordersToHeal = async (database: Database, companyId: number, workCenterId: number): Promise<number[]> => {
  const rows = await database.read<{ order_id: number }>(
    `SELECT DISTINCT w.order_id FROM operation w
     LEFT JOIN order_copy o ON o.id = w.order_id AND o.company_id = w.company_id
     LEFT JOIN product_copy p ON p.id = w.product_id AND p.company_id = w.company_id
     WHERE w.company_id = $1 AND w.work_center_id = $2 AND w.status NOT IN (${over}) AND (o.id IS NULL OR p.id IS NULL)
     ORDER BY w.order_id`,
    [companyId, workCenterId],
  );
  return rows.map((row) => row.order_id);
};

/**
 * Products that wait at a work center, in no order: with an open operation there, and none at a work center that it depends on, directly or through
 * others. Those deleted meanwhile are left out.
 */
export const waitingProducts = (database: Database, companyId: number, workCenterId: number): Promise<WaitingProduct[]> =>
  database.read<WaitingProduct>(
    `WITH RECURSIVE before AS (
       SELECT depends_on AS id FROM work_center_dependency WHERE company_id = $1 AND work_center_id = $2
       UNION
       SELECT d.depends_on FROM before b JOIN work_center_dependency d ON d.work_center_id = b.id AND d.company_id = $1)
     SELECT p.id AS product_id, o.id AS order_id, o.number AS "order", o.customer, o.delivery_date::text AS delivery_date, p.position, p.barcode,
       p.type, p.width, p.height, p.comment AS product_comment, w.status AS operation_status, w.comment AS operation_comment
     FROM operation w
     JOIN order_copy o ON o.id = w.order_id AND o.company_id = w.company_id
     JOIN product_copy p ON p.id = w.product_id AND p.company_id = w.company_id
     WHERE w.company_id = $1 AND w.work_center_id = $2 AND w.status NOT IN (${over}) AND NOT o.removed AND NOT p.removed
       AND NOT EXISTS (SELECT 1 FROM operation e JOIN before b ON b.id = e.work_center_id
         WHERE e.product_id = w.product_id AND e.work_center_id <> w.work_center_id AND e.company_id = $1 AND e.status NOT IN (${over}))`,
    [companyId, workCenterId],
  );
