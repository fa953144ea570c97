import { operationStatus, type getWorkCenterPage, type InputOf, type ProductId } from '@mullion/contracts';
import { likeText, type Database } from '@mullion/server-kit';
import type { UnitFacts } from './rules/unit-at-center';

type Query = InputOf<typeof getWorkCenterPage>['query'];

/** What a page is read by, with the work centers that count for it. */
export interface PageScope {
  readonly companyId: number;
  readonly workCenterId: number;
  readonly query: Query;
  /** Work centers before this one. */
  readonly before: readonly number[];
  /** Those with lower codes, that products may be sent back to. */
  readonly lower: readonly number[];
}
export interface OrderOfPage {
  readonly order_id: number;
  readonly order: string;
  readonly customer: string | null;
  readonly delivery_date: string | null;
  /** Of all orders that are found. */
  readonly total: number;
  readonly left: number;
  readonly ready: number;
}
export interface ProductOfPage {
  readonly operation_id: number;
  readonly product_id: number;
  readonly order_id: number;
  readonly barcode: string;
  readonly position: string;
  readonly type: string | null;
  readonly category: number;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly weight: number;
  readonly product_comment: string | null;
  readonly image: string | null;
}

/** The index of open operations knows these two by number, so they stand in the statement. */
const over = `${operationStatus.completed}, ${operationStatus.cancelled}`;

/** Operations at the work center that the page finds, as `here`; $1 company, $2 work center, $3 centers before it. */
const hereSql = ({ query, lower }: PageScope, params: unknown[]): string => {
  const conditions = [
    query.finished === 'true' ? `w.status <> ${operationStatus.cancelled}` : `w.status NOT IN (${over})`,
  ];
  const put = (value: unknown): string => `$${params.push(value)}`;
  if (query.filter !== null) {
    const text = `production.folded(${put(likeText(query.filter))})`;
    conditions.push(
      `production.folded(concat_ws(chr(10), o.number, o.customer, p.position, p.barcode, p.type)) LIKE ${text}`,
    );
  }
  if (query.returning === 'true')
    conditions.push(`EXISTS (SELECT 1 FROM operation b WHERE b.product_id = w.product_id AND b.company_id = $1
      AND b.work_center_id = ANY(${put(lower)}) AND b.status = ${operationStatus.completed})`);
  if (query.preparation !== undefined)
    conditions.push(`${query.preparation === 'true' ? 'NOT ' : ''}EXISTS (SELECT 1 FROM order_progress g
      WHERE g.order_id = w.order_id AND g.company_id = $1 AND g.status > 0)`);
  return `here AS (
    SELECT w.id, w.order_id, w.product_id, w.status, w.end_time, o.number, o.customer, o.delivery_date,
      w.status NOT IN (${over}) AND NOT EXISTS (SELECT 1 FROM operation e WHERE e.product_id = w.product_id AND e.company_id = $1
        AND e.work_center_id = ANY($3) AND e.status NOT IN (${over})) AS ready,
      w.status NOT IN (${over}) AND EXISTS (SELECT 1 FROM change_reading r WHERE r.work_center_id = $2 AND r.product_id = w.product_id
        AND r.company_id = $1 AND r.read_at IS NULL) AS unread
    FROM operation w
    JOIN order_copy o ON o.id = w.order_id AND o.company_id = $1 AND NOT o.removed
    JOIN product_copy p ON p.id = w.product_id AND p.company_id = $1 AND NOT p.removed
    WHERE w.company_id = $1 AND w.work_center_id = $2 AND ${conditions.join(' AND ')})`;
};

/**
 * Orders of one page: those with a change that is to be read, those where something can be done now, then those that
 * wait for others, soonest first; at last completed ones, the latest first.
 */
export const ordersOfPage = (database: Database, scope: PageScope): Promise<OrderOfPage[]> => {
  const { companyId, workCenterId, before, query } = scope;
  const params: unknown[] = [companyId, workCenterId, before];
  const here = hereSql(scope, params);
  const limit = `LIMIT $${params.push(query.rows)} OFFSET $${params.push((query.page - 1) * query.rows)}`;
  return database.read<OrderOfPage>(
    `WITH ${here}, found AS (
       SELECT order_id, number, customer, delivery_date, bool_or(unread) AS unread, count(*) FILTER (WHERE ready) AS ready,
         count(*) FILTER (WHERE status NOT IN (${over})) AS left, max(end_time) AS ended
       FROM here GROUP BY order_id, number, customer, delivery_date)
     SELECT order_id, number AS "order", customer, delivery_date::text AS delivery_date, count(*) OVER ()::int AS total,
       (sum("left") OVER ())::int AS left, (sum(ready) OVER ())::int AS ready
     FROM found
     ORDER BY unread DESC, ready > 0 DESC, "left" > 0 DESC, CASE WHEN "left" = 0 THEN ended END DESC, delivery_date NULLS LAST, number, order_id ${limit}`,
    params,
  );
};

/** Products of these orders that the page finds. */
export const productsOfPage = (
  database: Database,
  scope: PageScope,
  orderIds: readonly number[],
): Promise<ProductOfPage[]> => {
  const params: unknown[] = [scope.companyId, scope.workCenterId, scope.before];
  const here = hereSql(scope, params);
  return database.read<ProductOfPage>(
    `WITH ${here}
     SELECT DISTINCT ON (h.product_id) h.id AS operation_id, p.id AS product_id, p.order_id, p.barcode, p.position, p.type, p.category, p.width, p.height,
       p.depth, p.weight, p.comment AS product_comment, p.image
     FROM here h JOIN operation w ON w.id = h.id JOIN product_copy p ON p.id = h.product_id
     WHERE h.order_id = ANY($${params.push(orderIds)}) ORDER BY h.product_id, w.round DESC`,
    params,
  );
};

/** Of each order all products that come to the work center, and those that are complete there. */
export const countsOfOrders = (
  database: Database,
  { companyId, workCenterId }: PageScope,
  orderIds: readonly number[],
): Promise<{ order_id: number; count: number; open: number }[]> =>
  database.read(
    `SELECT w.order_id, count(DISTINCT w.product_id)::int AS count, (count(*) FILTER (WHERE w.status NOT IN (${over})))::int AS open
     FROM operation w JOIN product_copy p ON p.id = w.product_id AND NOT p.removed
     WHERE w.company_id = $1 AND w.work_center_id = $2 AND w.order_id = ANY($3) AND w.status <> ${operationStatus.cancelled} GROUP BY w.order_id`,
    [companyId, workCenterId, orderIds],
  );

type UnitOfCode = Omit<UnitFacts, 'operation' | 'awaits'> & {
  readonly product_id: ProductId;
  readonly order: string;
  readonly position: string;
};

/**
 * A product by its barcode, removed ones too: those that are there first. `readings`: what the code may mean, the
 * likeliest first.
 */
export const unitByBarcode = async (
  database: Database,
  companyId: number,
  readings: readonly string[],
): Promise<UnitOfCode | undefined> => {
  const [unit] = await database.read<UnitOfCode>(
    `SELECT p.id AS product_id, coalesce(o.number, '') AS "order", p.position, p.status AS product_status, o.status AS order_status,
       p.removed OR coalesce(o.removed, false) AS is_removed,
       EXISTS (SELECT 1 FROM remake r WHERE r.company_id = p.company_id AND r.product_id = p.id AND r.state <> 'refused') AS is_scrapped
     FROM product_copy p LEFT JOIN order_copy o ON o.id = p.order_id AND o.company_id = p.company_id
     WHERE p.company_id = $1 AND p.barcode = ANY($2) ORDER BY p.removed, array_position($2, p.barcode), p.id DESC LIMIT 1`,
    [companyId, readings],
  );
  return unit;
};

/** The last thing that was done with each of these operations, and by whom. */
export const lastEventsOf = (
  database: Database,
  companyId: number,
  operationIds: readonly number[],
): Promise<{ operation_id: number; user_name: string; created_at: Date }[]> =>
  database.read(
    `SELECT e.operation_id, e.user_name, e.created_at FROM unnest($2::int[]) AS n (id)
     CROSS JOIN LATERAL (SELECT operation_id, user_name, created_at FROM operation_event
       WHERE operation_id = n.id AND company_id = $1 ORDER BY id DESC LIMIT 1) e`,
    [companyId, operationIds],
  );

/**
 * What was completed at a work center on a day that began then, and the minutes it took of those that were started
 * before.
 */
export const completedToday = async (
  database: Database,
  companyId: number,
  { workCenterId, day, timeZone }: { readonly workCenterId: number; readonly day: string; readonly timeZone: string },
): Promise<{ completed: number; minutes: number | null }> => {
  const [row] = await database.read<{ completed: number; minutes: number | null }>(
    `SELECT count(*)::int AS completed, (avg(extract(epoch FROM end_time - start_time)) / 60)::float8 AS minutes FROM operation
     WHERE company_id = $1 AND work_center_id = $2 AND status = ${operationStatus.completed} AND end_time >= $3::date::timestamp AT TIME ZONE $4`,
    [companyId, workCenterId, day, timeZone],
  );
  return row ?? { completed: 0, minutes: null };
};

/** What is left at each work center. */
export const countsOfCenters = (
  database: Database,
  companyId: number,
): Promise<{ work_center_id: number; left: number; problems: number }[]> =>
  database.read(
    `SELECT work_center_id, count(*)::int AS left, (count(*) FILTER (WHERE status = ${operationStatus.problem}))::int AS problems
     FROM operation WHERE company_id = $1 AND status NOT IN (${over}) GROUP BY work_center_id`,
    [companyId],
  );

export interface RemarkRow {
  readonly id: number;
  readonly comment: string;
  readonly user_id: number | null;
  readonly user_name: string;
  readonly created_at: Date;
}
/** Remarks on operations, oldest first. */
export const remarksOnMany = (
  database: Database,
  companyId: number,
  ids: readonly number[],
): Promise<(RemarkRow & { operation_id: number })[]> =>
  database.read(
    `SELECT operation_id, id, comment, user_id, user_name, created_at FROM operation_event
     WHERE operation_id = ANY($2) AND company_id = $1 AND comment IS NOT NULL ORDER BY id`,
    [companyId, ids],
  );

/** The same of one operation. */
export const remarksOn = (database: Database, companyId: number, operationId: number): Promise<RemarkRow[]> =>
  database.read(
    `SELECT id, comment, user_id, user_name, created_at FROM operation_event
     WHERE operation_id = $2 AND company_id = $1 AND comment IS NOT NULL ORDER BY id`,
    [companyId, operationId],
  );
