import type { listOperationActions, OperationEventKind, OutputOf, WorkCenterId } from '@mullion/contracts';
import { likeText, type Database } from '@mullion/server-kit';
import type { ReturnedOperation } from './rules/return-way';

export interface HistoryFilter {
  readonly companyId: number;
  /** The first day, in the time zone; null: from the beginning. */
  readonly from: string | null;
  readonly timeZone: string;
  readonly kinds: readonly OperationEventKind[];
  readonly filter: string | null;
  readonly orderId: number | null;
  /** A line for all products of an order that were changed together, or a line each. */
  readonly isGrouped: boolean;
}
export interface HistoryRow {
  readonly id: number;
  readonly kind: 'comment' | 'completed' | 'returned' | 'problem';
  readonly created_at: Date;
  readonly comment: string | null;
  readonly positions: string[];
  readonly order_id: number;
  readonly order_name: string;
  readonly customer: string | null;
  readonly user_name: string;
  readonly work_center_id: number;
  readonly operation_id: number;
  readonly product_id: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly image: string | null;
  readonly undone: boolean;
  /** What the return wrote of the product. */
  readonly returned: readonly ReturnedOperation[] | null;
}

/**
 * Events that the history shows: of a return, which writes an event for every operation that is to be done again, the
 * first one of each product stands for it.
 */
const shown = (
  { filter, orderId }: HistoryFilter,
  first: number,
): { readonly sql: string; readonly params: unknown[] } => {
  const text =
    filter === null
      ? ''
      : `AND (production.folded(concat_ws(chr(10), o.number, c.code || ' ' || c.description, e.user_name)) LIKE production.folded($${first}))`;
  const order = orderId === null ? '' : `AND e.order_id = $${first + (filter === null ? 0 : 1)}`;
  return {
    sql: `FROM operation_event e
      LEFT JOIN order_copy o ON o.id = e.order_id AND o.company_id = e.company_id
      JOIN work_center c ON c.id = e.work_center_id
      WHERE e.company_id = $1 AND e.kind = ANY ($2) AND ($3::date IS NULL OR e.created_at >= ($3::date)::timestamp AT TIME ZONE $4)
        AND (e.kind <> 'returned' OR NOT EXISTS (SELECT 1 FROM operation_event b WHERE b.company_id = e.company_id AND b.action_id = e.action_id
          AND b.product_id = e.product_id AND b.id < e.id)) ${text} ${order}`,
    params: [...(filter === null ? [] : [likeText(filter)]), ...(orderId === null ? [] : [orderId])],
  };
};

/** How many lines of each kind there are on each day. */
export const historyCounts = (
  database: Database,
  filter: HistoryFilter,
): Promise<{ date: string; kind: HistoryRow['kind']; count: number }[]> => {
  const { sql, params } = shown(filter, 5);
  const counted = filter.isGrouped ? 'count(DISTINCT (e.action_id, e.order_id, e.work_center_id))' : 'count(*)';
  return database.read(
    `SELECT to_char(e.created_at AT TIME ZONE $4, 'YYYY-MM-DD') AS date, e.kind, ${counted}::int AS count ${sql} GROUP BY 1, 2 ORDER BY 1 DESC`,
    [filter.companyId, filter.kinds, filter.from, filter.timeZone, ...params],
  );
};

/** Lines of the history, newest first. */
export const historyRows = (
  database: Database,
  filter: HistoryFilter,
  limit: number,
  offset: number,
): Promise<HistoryRow[]> => {
  const { sql, params } = shown(filter, 7);
  const ids = filter.isGrouped
    ? `SELECT min(e.id) AS id, max(e.created_at) AS at, array_agg(e.product_id) AS products ${sql} GROUP BY e.action_id, e.order_id, e.work_center_id, e.kind`
    : `SELECT e.id, e.created_at AS at, ARRAY[e.product_id] AS products ${sql}`;
  return database.read(
    `WITH page AS (${ids} ORDER BY at DESC, id DESC LIMIT $5 OFFSET $6)
     SELECT e.id, e.kind, e.created_at, e.comment, e.order_id, coalesce(o.number, '') AS order_name, o.customer, e.user_name, e.work_center_id,
       e.operation_id, e.product_id, p.width, p.height, p.image,
       coalesce((SELECT array_agg(m.position) FROM product_copy m WHERE m.id = ANY (page.products)), '{}') AS positions,
       coalesce((SELECT n.kind = 'undone' FROM operation_event n WHERE n.operation_id = e.operation_id AND n.id > e.id ORDER BY n.id LIMIT 1), false)
         AS undone,
       CASE WHEN e.kind = 'returned' THEN (
         SELECT jsonb_agg(jsonb_build_object('work_center_id', r.work_center_id, 'code', c.code, 'status_before', r.status_before))
         FROM operation_event r JOIN work_center c ON c.id = r.work_center_id
         WHERE r.company_id = e.company_id AND r.action_id = e.action_id AND r.product_id = e.product_id) END AS returned
     FROM page JOIN operation_event e ON e.id = page.id
     LEFT JOIN order_copy o ON o.id = e.order_id AND o.company_id = e.company_id
     LEFT JOIN product_copy p ON p.id = e.product_id AND p.company_id = e.company_id
     ORDER BY page.at DESC, page.id DESC`,
    [filter.companyId, filter.kinds, filter.from, filter.timeZone, limit, offset, ...params],
  );
};

/** What these work centers are called, deleted ones too. */
export const historyCenters = (
  database: Database,
  companyId: number,
  ids: readonly WorkCenterId[],
): Promise<OutputOf<typeof listOperationActions>['centers']> =>
  database.read(
    'SELECT id, code, description, deleted FROM work_center WHERE company_id = $1 AND id = ANY ($2) ORDER BY id',
    [companyId, ids],
  );
