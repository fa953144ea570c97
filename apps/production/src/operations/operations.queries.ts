import {
  compareNatural,
  type Comment,
  operationStatus,
  type listOperationRules,
  type listOrderOperations,
  type OrderId,
  type OutputOf,
  type ProductId,
  type WaitingProduct,
} from '@mullion/contracts';
import type { Database, Tx } from '@mullion/server-kit';
import type { OperationRow } from './operation';
import { toOperation, toRemark } from './operation.mapper';
import { RuleRepository } from './rule.repository';
import { remarksOnMany } from './work-center-page.queries';
import type { ProductToMake } from './rules/operations-to-make';

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
 * Products that wait at a work center: with an open operation there, and none at a work center that it depends on,
 * directly or through others. Those deleted meanwhile are left out. The first ones of all, soonest delivery first, then
 * by order, position and barcode, numbers in them by their value.
 */
export const waitingProducts = async (
  database: Database,
  companyId: number,
  workCenterId: number,
  limit: number,
): Promise<{ products: WaitingProduct[]; total: number }> => {
  const rows = await database.read<WaitingProduct & { readonly total: number }>(
    `WITH RECURSIVE before AS (
       SELECT depends_on AS id FROM work_center_dependency WHERE company_id = $1 AND work_center_id = $2
       UNION
       SELECT d.depends_on FROM before b JOIN work_center_dependency d ON d.work_center_id = b.id AND d.company_id = $1)
     SELECT p.id AS product_id, o.id AS order_id, o.number AS "order", o.customer, o.delivery_date::text AS delivery_date, p.position, p.barcode,
       p.type, p.width, p.height, p.comment AS product_comment, w.status AS operation_status, w.comment AS operation_comment,
       EXISTS (SELECT 1 FROM change_reading r WHERE r.work_center_id = $2 AND r.product_id = p.id AND r.company_id = $1 AND r.read_at IS NULL) AS changed,
       count(*) OVER ()::int AS total
     FROM operation w
     JOIN order_copy o ON o.id = w.order_id AND o.company_id = w.company_id
     JOIN product_copy p ON p.id = w.product_id AND p.company_id = w.company_id
     WHERE w.company_id = $1 AND w.work_center_id = $2 AND w.status NOT IN (${over}) AND NOT o.removed AND NOT p.removed
       AND NOT EXISTS (SELECT 1 FROM operation e JOIN before b ON b.id = e.work_center_id
         WHERE e.product_id = w.product_id AND e.work_center_id <> w.work_center_id AND e.company_id = $1 AND e.status NOT IN (${over}))
     ORDER BY o.delivery_date NULLS LAST, o.number COLLATE production.as_counted, p.position COLLATE production.as_counted,
       p.barcode COLLATE production.as_counted, p.id LIMIT $3`,
    [companyId, workCenterId, limit],
  );
  return { products: rows.map(({ total: _total, ...product }) => product), total: rows[0]?.total ?? 0 };
};

/** Orders among these that have not arrived here yet. */
export const missingOrders = async (
  database: Database,
  companyId: number,
  ids: readonly number[],
): Promise<number[]> => {
  const rows = await database.read<{ id: number }>(
    'SELECT n.id FROM unnest($2::int[]) AS n (id) LEFT JOIN order_copy o ON o.id = n.id AND o.company_id = $1 WHERE o.id IS NULL ORDER BY 1',
    [companyId, ids],
  );
  return rows.map((row) => row.id);
};

/** Products of orders, with what their operations are made from. */
export const productsToMake = (
  tx: Tx,
  companyId: number,
  orderIds: readonly number[],
): Promise<(ProductToMake & { status: number })[]> =>
  tx.query(
    `SELECT id, order_id, type, width, height, status FROM product_copy WHERE company_id = $1 AND order_id = ANY($2) AND NOT removed ORDER BY id`,
    [companyId, orderIds],
  );

export const productsById = (
  tx: Tx,
  companyId: number,
  ids: readonly number[],
): Promise<{ id: number; order_id: number; barcode: string }[]> =>
  tx.query(
    'SELECT id, order_id, barcode FROM product_copy WHERE company_id = $1 AND id = ANY($2) AND NOT removed ORDER BY id',
    [companyId, ids],
  );

/** The orders among these that are known here. */
export const knownOrders = (database: Database, companyId: number, ids: readonly number[]): Promise<{ id: number }[]> =>
  database.read('SELECT id FROM order_copy WHERE company_id = $1 AND id = ANY($2) AND NOT removed', [companyId, ids]);

/** Operations of orders that count now: of each product the last round at each work center, without cancelled ones. */
export const operationsOfOrders = async (
  database: Database,
  companyId: number,
  orderIds: readonly number[],
): Promise<OutputOf<typeof listOrderOperations>> => {
  const [rows, ends, products] = await Promise.all([
    database.read<OperationRow>(
      `SELECT DISTINCT ON (order_id, product_id, work_center_id) * FROM operation WHERE company_id = $1 AND order_id = ANY($2) AND status <> 4
       ORDER BY order_id, product_id, work_center_id, round DESC`,
      [companyId, orderIds],
    ),
    database.read<{ order_id: number; end_date: string | null }>(
      'SELECT order_id, end_date::text AS end_date FROM order_progress WHERE company_id = $1 AND order_id = ANY($2)',
      [companyId, orderIds],
    ),
    database.read<{ id: ProductId; order_id: number; position: string; barcode: string }>(
      'SELECT id, order_id, position, barcode FROM product_copy WHERE company_id = $1 AND order_id = ANY($2) AND NOT removed',
      [companyId, orderIds],
    ),
  ]);
  const remarks = await remarksOnMany(
    database,
    companyId,
    rows.map(({ id }) => id),
  );
  const commentsOf = new Map<number, Comment[]>();
  for (const one of remarks)
    commentsOf.set(one.operation_id, [...(commentsOf.get(one.operation_id) ?? []), toRemark(one.operation_id, one)]);
  return {
    orders: orderIds.map((id) => ({
      order_id: id as OrderId,
      end_date: ends.find((end) => end.order_id === id)?.end_date ?? null,
      operations: rows
        .filter((row) => row.order_id === id)
        .map((row) => ({ ...toOperation(row), comments: commentsOf.get(row.id) ?? [] })),
      products: products
        .filter((one) => one.order_id === id)
        .map(({ id: product, position, barcode }) => ({ id: product, position, barcode }))
        .sort((a, b) => compareNatural(a.position, b.position) || a.id - b.id),
    })),
  };
};

/** Rules of the company, and types of products that have none. */
export const operationRulesOf = async (
  database: Database,
  companyId: number,
): Promise<OutputOf<typeof listOperationRules>> => {
  const [rules, types] = await Promise.all([
    new RuleRepository(database, companyId).all(),
    database.read<{ type: string }>(
      `SELECT DISTINCT p.type FROM product_copy p WHERE p.company_id = $1 AND NOT p.removed AND p.type IS NOT NULL AND p.type <> ''
         AND NOT EXISTS (SELECT 1 FROM operation_rule r WHERE r.company_id = $1 AND r.product_type = p.type) ORDER BY 1`,
      [companyId],
    ),
  ]);
  return { rules, types_without: types.map(({ type }) => type) };
};
