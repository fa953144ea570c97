import { MOST_PRODUCTION_ORDERS, orderStatus, type ProductionCenter, type ProductionOrder } from '@mullion/contracts';
import { likeText, type Reads } from '@mullion/server-kit';
import type { CountedBox } from './rules/production-box';

export interface ShownCenter extends ProductionCenter {
  /** Work centers before this one, directly or through others. */
  readonly before: number[];
}

/** Work centers by code with those before them, deleted ones too. */
export const shownCenters = (reads: Reads, companyId: number): Promise<ShownCenter[]> =>
  reads.read(
    `WITH RECURSIVE before AS (
       SELECT work_center_id AS id, depends_on AS one FROM work_center_dependency WHERE company_id = $1
       UNION SELECT b.id, d.depends_on FROM before b JOIN work_center_dependency d ON d.work_center_id = b.one AND d.company_id = $1)
     SELECT c.id, c.code, c.description, c.preperation, c.deleted,
       coalesce((SELECT array_agg(b.one) FROM before b WHERE b.id = c.id AND b.one <> c.id), '{}') AS before
     FROM work_center c WHERE c.company_id = $1 ORDER BY c.code`,
    [companyId],
    { name: 'production-centers' },
  );

export interface OrderFilter {
  readonly filter: string | null;
  readonly status_from: number;
  readonly status_to: number;
  /**
   * The page that also shows orders of other statuses while it has something to do with them; null: these statuses
   * alone.
   */
  readonly page: 'production' | 'preperation' | null;
}
export type ShownOrder = Omit<
  ProductionOrder,
  'products' | 'remakes' | 'suppliers' | 'possible_start' | 'boxes' | 'stands'
> & {
  readonly total: number;
  /** Another number when its operations have changed. */
  readonly revision: number;
};

const openAt = (condition: string): string =>
  `EXISTS (SELECT 1 FROM operation w JOIN work_center c ON c.id = w.work_center_id WHERE w.company_id = $1 AND w.order_id = o.id AND w.status NOT IN (2, 4) AND ${condition})`;

/**
 * Production has an order until nothing is open at its work centers. Preparation has it while something is to be
 * prepared, from the first operation on, and until every supplier has confirmed: an order that production began too
 * early still waits for a date.
 */
const HAS_WORK = `($5::text = 'production' AND o.status > $3 AND ${openAt('NOT c.preperation')}
  OR $5 = 'preperation' AND (${openAt(`(c.preperation OR o.status < ${orderStatus.inPreparation})`)}
    OR o.status BETWEEN ${orderStatus.inProduction} AND ${orderStatus.partlyMade} AND EXISTS (SELECT 1 FROM order_supplier s
      WHERE s.company_id = $1 AND s.order_id = o.id AND s.confirmed_delivery_date IS NULL)))`;
const SHOWN = `o.company_id = $1 AND NOT removed AND ($4::text IS NULL OR production.folded(number) LIKE production.folded($4) OR production.folded(customer) LIKE production.folded($4))
  AND (o.status BETWEEN $2 AND $3 OR o.status < ${orderStatus.dispatched} AND ${HAS_WORK})`;
const shownBy = (companyId: number, { filter, status_from, status_to, page }: OrderFilter): unknown[] => [
  companyId,
  status_from,
  status_to,
  filter === null ? null : likeText(filter),
  page,
];

/** Orders of a page or of these statuses, soonest delivery first; each with how many there are in all. */
export const shownOrders = (reads: Reads, companyId: number, filter: OrderFilter): Promise<ShownOrder[]> =>
  reads.read(
    `SELECT o.id, number, production_id, customer, status, coalesce(product_count, 0) AS count, coalesce(area, 0) AS area,
       delivery_date::text AS delivery_date, completion_date::text AS completion_date, product_type, wood_type, paint_type, element_count, spross_count,
       manager, count(*) OVER ()::int AS total, coalesce(r.revision, 0) AS revision
     FROM order_copy o LEFT JOIN order_revision r ON r.order_id = o.id
     WHERE ${SHOWN}
     ORDER BY o.delivery_date NULLS LAST, number, o.id LIMIT ${MOST_PRODUCTION_ORDERS}`,
    shownBy(companyId, filter),
    { name: 'production-orders' },
  );

/** How many products of orders have operations. */
export const productsWithOperations = async (
  reads: Reads,
  companyId: number,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const rows = await reads.read<{ order_id: number; products: number }>(
    'SELECT order_id, count(*)::int AS products FROM product_progress WHERE company_id = $1 AND order_id = ANY($2) AND status > 0 GROUP BY 1',
    [companyId, orderIds],
    { name: 'production-products' },
  );
  return new Map(rows.map((row) => [row.order_id, row.products]));
};

/** How many units of orders are made again and are not made yet: what their dates wait for. */
export const openRemakes = async (
  reads: Reads,
  companyId: number,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const rows = await reads.read<{ order_id: number; remakes: number }>(
    `SELECT order_id, count(*)::int AS remakes FROM remake WHERE company_id = $1 AND order_id = ANY($2) AND state IN ('ordered', 'in_work') GROUP BY 1`,
    [companyId, orderIds],
    { name: 'production-remakes' },
  );
  return new Map(rows.map((row) => [row.order_id, row.remakes]));
};

/**
 * Operations of orders counted by work center. Rounds after the first are few and have an index of their own, so the
 * last round is found without a sort.
 * `came` is when the first product that is ready came from the work centers before.
 */
export const countedBoxes = (
  reads: Reads,
  companyId: number,
  orderIds: readonly number[],
  centers: readonly ShownCenter[],
): Promise<CountedBox[]> =>
  reads.read(
    `WITH later AS MATERIALIZED (
       SELECT product_id, work_center_id, max(round) AS round FROM operation
       WHERE company_id = $1 AND order_id = ANY($2) AND round > 1 AND status <> 4 GROUP BY 1, 2),
     current AS MATERIALIZED (
       SELECT w.order_id, w.product_id, w.work_center_id, w.status, w.changed_at, w.end_time
       FROM operation w LEFT JOIN later l ON l.product_id = w.product_id AND l.work_center_id = w.work_center_id
       WHERE w.company_id = $1 AND w.order_id = ANY($2) AND w.status <> 4 AND (l.round IS NULL OR l.round = w.round)),
     graph AS (SELECT id, before FROM jsonb_to_recordset($3::jsonb) AS g (id int, before int[])),
     open AS (SELECT product_id, array_agg(work_center_id) AS centers FROM current WHERE status <> 2 GROUP BY 1),
     ready AS (
       SELECT c.product_id, c.work_center_id, g.before FROM current c JOIN graph g ON g.id = c.work_center_id JOIN open o ON o.product_id = c.product_id
       WHERE c.status <> 2 AND NOT g.before && o.centers),
     came AS (
       SELECT r.product_id, r.work_center_id, max(coalesce(d.end_time, d.changed_at)) AS at
       FROM ready r LEFT JOIN current d ON d.product_id = r.product_id AND d.work_center_id = ANY (r.before) GROUP BY 1, 2)
     SELECT c.order_id, c.work_center_id, count(*)::int AS total, (count(*) FILTER (WHERE c.status = 2))::int AS completed,
       (count(*) FILTER (WHERE c.status = 1))::int AS started, (count(*) FILTER (WHERE c.status = 3))::int AS problems, count(came.product_id)::int AS ready,
       max(c.changed_at) AS touched, min(coalesce(came.at, c.changed_at)) FILTER (WHERE came.product_id IS NOT NULL) AS came
     FROM current c LEFT JOIN came ON came.product_id = c.product_id AND came.work_center_id = c.work_center_id
     GROUP BY 1, 2`,
    [companyId, orderIds, JSON.stringify(centers.map(({ id, before }) => ({ id, before })))],
    { name: 'production-boxes' },
  );

/**
 * Of each row its id and the transaction that wrote it last: another text when any row has been written, added or taken
 * away.
 */
const written = (from: string, id: string): string =>
  `coalesce((SELECT string_agg((${id}) || ':' || t.xmin, ',' ORDER BY ${id}) FROM ${from}), '')`;

/**
 * What the page of these orders is made of, as one short text that differs when any of it does, whoever changed it. Its
 * rows are few and found by an index, where the page counts thousands of operations; those are compared by the revision
 * of their order.
 */
export const pageRevision = async (reads: Reads, companyId: number, filter: OrderFilter): Promise<string> => {
  const [row] = await reads.read<{ revision: string }>(
    `WITH shown AS MATERIALIZED (
       SELECT o.id, o.xmin, coalesce(r.revision, 0) AS revision FROM order_copy o LEFT JOIN order_revision r ON r.order_id = o.id WHERE ${SHOWN})
     SELECT encode(sha256(convert_to(concat_ws('|',
       (SELECT string_agg(id || ':' || xmin || ':' || revision, ',' ORDER BY id) FROM shown),
       ${written('work_center t WHERE t.company_id = $1', 't.id')},
       ${written('work_center_dependency t WHERE t.company_id = $1', 't.id')},
       ${written(`remake t WHERE t.company_id = $1 AND t.state IN ('ordered', 'in_work')`, 't.id')},
       ${written('order_supplier t JOIN shown ON shown.id = t.order_id', 't.id')},
       ${written('supplier t WHERE t.company_id = $1 OR t.company_id IS NULL', 't.id')},
       ${written('shown_supplier t WHERE t.company_id = $1', 't.supplier_id')}), 'UTF8')), 'hex') AS revision`,
    shownBy(companyId, filter),
    { name: 'production-revision' },
  );
  return row?.revision ?? '';
};
