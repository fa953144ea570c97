import {
  MOST_PLANNED_ORDERS,
  orderStatus,
  SHORTEST_PLANNING_TERM,
  type OutputOf,
  type getPlanningData,
  type PlacedProductDto,
} from '@mullion/contracts';
import { likeText, type Database } from '@mullion/server-kit';
import { placedProductDto } from '../core/pallets/pallet.mapper';
import { selectProducts } from '../core/pallets/pallet-columns';
import type { ProductRow } from '../core/pallets/pallet.row';
import { MOST_PRODUCTS } from './rules/truncate-to-message';
import type { KnownTerm } from './rules/left-out';

type PlanningOrder = OutputOf<typeof getPlanningData>['orders'][number];

export interface OrderRow {
  readonly id: number;
  readonly number: string;
  readonly customer: string | null;
  readonly address: string | null;
  readonly delivery_date: string | null;
  readonly week: string | null;
  readonly status: number;
  readonly pal_status: number;
  readonly product_count: number;
}

export interface PlanningFilter {
  readonly terms: readonly string[];
  readonly from: number;
  readonly to: number;
}

/** Whether a term is looked for inside of numbers; a shorter one is the whole number of an order. */
const isPart = (text: string): string => `length(${text}) >= ${SHORTEST_PLANNING_TERM}`;
const columns =
  'o.id, o.number, o.customer, o.address, o.delivery_date, o.week, o.status, o.pal_status, o.product_count';

/**
 * Orders by number: an exact number wins, else every number that contains the term, if that is long enough. One above
 * the limit shows that there are more.
 */
export const ordersByNumber = (
  database: Database,
  companyId: number,
  { terms, from, to }: PlanningFilter,
): Promise<OrderRow[]> =>
  database.read<OrderRow>(
    `WITH term AS (SELECT text, pattern, EXISTS (SELECT 1 FROM order_copy e WHERE e.company_id = $1 AND lower(e.number) = text AND NOT e.removed)
       AS is_exact FROM unnest($2::text[], $5::text[]) AS t (text, pattern)),
     found AS (SELECT o.id FROM term JOIN LATERAL (SELECT id FROM order_copy WHERE company_id = $1 AND lower(number) = text) o ON term.is_exact
       UNION SELECT o.id FROM term JOIN LATERAL (SELECT id FROM order_copy WHERE company_id = $1
         AND packing.trigrams(lower(number)) @> packing.trigrams(text) AND lower(number) LIKE pattern) o ON NOT term.is_exact AND ${isPart('term.text')})
     SELECT ${columns} FROM found JOIN order_copy o USING (id) WHERE NOT o.removed AND o.pal_status BETWEEN $3 AND $4
     ORDER BY o.delivery_date NULLS LAST, o.number, o.id LIMIT ${MOST_PLANNED_ORDERS + 1}`,
    [companyId, terms, from, to, terms.map(likeText)],
  );

/** Terms that no order of the copies has in its number, or short ones as its number. */
export const unknownTerms = async (
  database: Database,
  companyId: number,
  terms: readonly string[],
): Promise<string[]> => {
  const rows = await database.read<{ text: string }>(
    `SELECT text FROM unnest($2::text[], $3::text[]) AS t (text, pattern)
     WHERE NOT EXISTS (SELECT 1 FROM order_copy o WHERE o.company_id = $1 AND lower(o.number) = text)
       AND NOT (${isPart('text')} AND EXISTS (SELECT 1 FROM order_copy o WHERE o.company_id = $1
         AND packing.trigrams(lower(o.number)) @> packing.trigrams(text) AND lower(o.number) LIKE pattern))`,
    [companyId, terms, terms.map(likeText)],
  );
  return rows.map((row) => row.text);
};

/** What is known of the numbers of these terms. */
export const knownTerms = (database: Database, companyId: number, terms: readonly string[]): Promise<KnownTerm[]> =>
  database.read<KnownTerm>(
    `SELECT t.text, e.pal_status IS NOT NULL AS is_exact, coalesce(e.pal_status, p.pal_status) AS pal_status
     FROM unnest($2::text[], $3::text[]) AS t (text, pattern)
     LEFT JOIN LATERAL (SELECT max(pal_status) AS pal_status FROM order_copy
       WHERE company_id = $1 AND lower(number) = t.text AND NOT removed) e ON true
     LEFT JOIN LATERAL (SELECT max(pal_status) AS pal_status FROM order_copy
       WHERE company_id = $1 AND packing.trigrams(lower(number)) @> packing.trigrams(t.text) AND lower(number) LIKE t.pattern
         AND NOT removed AND e.pal_status IS NULL AND ${isPart('t.text')}) p ON true`,
    [companyId, terms, terms.map(likeText)],
  );

/** Orders whose products have not all arrived. */
export const incompleteOrders = async (database: Database, orders: readonly OrderRow[]): Promise<number[]> => {
  const rows = await database.read<{ order_id: number; count: number }>(
    'SELECT order_id, count(*)::int AS count FROM product_copy WHERE order_id = ANY($1) AND NOT removed GROUP BY order_id',
    [orders.map((order) => order.id)],
  );
  const counts = new Map(rows.map((row) => [row.order_id, row.count]));
  return orders.filter((order) => (counts.get(order.id) ?? 0) < order.product_count).map((order) => order.id);
};

/** Other orders that share a pallet or a truck with these. */
export const relatedOrders = (
  database: Database,
  companyId: number,
  orderIds: readonly number[],
  room: number,
): Promise<OrderRow[]> =>
  database.read<OrderRow>(
    `WITH own AS (SELECT id, truck_id FROM pallet WHERE company_id = $1 AND order_ids && $2::int[]),
       near AS (SELECT p.order_ids FROM pallet p WHERE p.company_id = $1
         AND (p.id IN (SELECT id FROM own) OR p.truck_id IN (SELECT truck_id FROM own WHERE truck_id IS NOT NULL)))
     SELECT ${columns} FROM order_copy o WHERE o.company_id = $1 AND NOT o.removed AND o.id <> ALL($2::int[])
       AND o.id IN (SELECT unnest(order_ids) FROM near) ORDER BY o.delivery_date NULLS LAST, o.number, o.id LIMIT $3`,
    [companyId, orderIds, room],
  );

/** Orders with their products, as many as can be answered at most. */
export const ordersWithProducts = async (
  database: Database,
  companyId: number,
  orders: readonly OrderRow[],
): Promise<PlanningOrder[]> => {
  const rows = await database.read<ProductRow>(
    `${selectProducts} WHERE c.company_id = $1 AND c.order_id = ANY($2) AND NOT c.removed
     ORDER BY array_position($2::int[], c.order_id), c.position, c.id LIMIT ${MOST_PRODUCTS}`,
    [companyId, orders.map((order) => order.id)],
  );
  const byOrder = new Map<number, PlacedProductDto[]>(orders.map((order) => [order.id, []]));
  for (const row of rows) byOrder.get(row.order_id)?.push(placedProductDto(row));
  return orders.map((order) => planningOrder(order, byOrder.get(order.id) ?? []));
};

const planningOrder = (order: OrderRow, products: PlacedProductDto[]): PlanningOrder => ({
  id: order.id as PlanningOrder['id'],
  number: order.number,
  customer: order.customer,
  address: order.address,
  delivery_date: order.delivery_date,
  week: order.week,
  status:
    products.length > 0 && products.every((product) => product.checked)
      ? Math.max(order.status, orderStatus.loaded)
      : order.status,
  pal_status: order.pal_status,
  products_count: products.length,
  placed_count: products.filter((product) => product.pallet_id !== null).length,
  products,
});
