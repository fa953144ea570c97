import type { OrderProgress } from '@mullion/contracts';
import type { Database } from '@mullion/server-kit';

export type ProgressOrder = OrderProgress['order'];

export const progressOrder = async (
  database: Database,
  companyId: number,
  orderId: number,
): Promise<ProgressOrder | undefined> => {
  const [row] = await database.read<ProgressOrder>(
    `SELECT id, number, customer, status, coalesce(product_count, 0) AS count, delivery_date::text AS delivery_date, completion_date::text AS completion_date
     FROM order_copy WHERE company_id = $1 AND id = $2 AND NOT removed`,
    [companyId, orderId],
  );
  return row;
};

export interface ProgressProductRow {
  readonly id: number;
  readonly position: string;
  readonly type: string | null;
  readonly width: number;
  readonly height: number;
  readonly image: string | null;
}

export const progressProducts = (
  database: Database,
  companyId: number,
  orderId: number,
): Promise<ProgressProductRow[]> =>
  database.read(
    'SELECT id, position, type, width, height, image FROM product_copy WHERE company_id = $1 AND order_id = $2 AND NOT removed',
    [companyId, orderId],
  );

export interface ProgressOperationRow {
  readonly id: number;
  readonly product_id: number;
  readonly work_center_id: number;
  readonly round: number;
  readonly status: number;
  readonly amount: number | null;
  readonly start_time: Date | null;
  readonly end_time: Date | null;
  readonly changed_at: Date;
  readonly trouble: {
    readonly kind: 'problem' | 'returned';
    readonly comment: string | null;
    readonly user_name: string;
    readonly at: string;
  } | null;
}

/** Operations of an order with the last problem or return of each, in the order of their rounds. */
export const progressOperations = (
  database: Database,
  companyId: number,
  orderId: number,
): Promise<ProgressOperationRow[]> =>
  database.read(
    `WITH trouble AS (
       SELECT DISTINCT ON (operation_id) operation_id, kind, comment, user_name, created_at FROM operation_event
       WHERE company_id = $1 AND order_id = $2 AND kind IN ('problem', 'returned') ORDER BY operation_id, id DESC)
     SELECT w.id, w.product_id, w.work_center_id, w.round, w.status, w.amount, w.start_time, w.end_time, w.changed_at,
       CASE WHEN t.kind IS NOT NULL THEN jsonb_build_object('kind', t.kind, 'comment', t.comment, 'user_name', t.user_name,
         'at', to_char(t.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) END AS trouble
     FROM operation w LEFT JOIN trouble t ON t.operation_id = w.id
     WHERE w.company_id = $1 AND w.order_id = $2 AND w.status <> 4 ORDER BY w.product_id, w.work_center_id, w.round`,
    [companyId, orderId],
  );
