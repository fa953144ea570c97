import type { ProductSummary } from '@mullion/contracts';
import type { Database } from '@mullion/server-kit';
import { rowsOf, type Source } from '../rows-of';
import type { StoredProduct } from './product';

/**
 * Counts of an order's products that its own statuses follow; cancelled ones are left out of all but `total`, scrapped
 * ones that are made again of that as well.
 */
export interface OrderCounts extends ProductSummary {
  readonly order_id: number;
  readonly total: number;
  readonly area_m2: number;
  /** Rises with every fact of production about one of them. */
  readonly production_version: number;
}

const countsFrom = (rows: string): string =>
  `SELECT order_id, count(*) FILTER (WHERE remade_by IS NULL) AS total, coalesce(sum(area_m2) FILTER (WHERE remade_by IS NULL), 0) AS area_m2,
     count(*) FILTER (WHERE status <> 99) AS count,
     count(*) FILTER (WHERE status <> 99 AND pallet_id IS NOT NULL) AS placed,
     count(*) FILTER (WHERE status <> 99 AND status >= 13) AS loaded,
     count(*) FILTER (WHERE status <> 99 AND departed_truck_id IS NOT NULL) AS departed,
     count(*) FILTER (WHERE status <> 99 AND delivered_at IS NOT NULL) AS delivered,
     count(*) FILTER (WHERE status <> 99 AND production_status >= 6) AS started,
     count(*) FILTER (WHERE status <> 99 AND production_status >= 8) AS made,
     sum(production_version)::int AS production_version
   FROM ${rows} WHERE company_id = $1 AND order_id = ANY($2) AND NOT removing GROUP BY order_id`;
const COUNTS = countsFrom('orders.products');

const previewColumns = ['status', 'pallet_id', 'departed_truck_id', 'production_status', 'production_version'] as const;
const PREVIEW_COUNTS = countsFrom(`(SELECT p.company_id, p.order_id, p.remade_by, p.area_m2, p.removing,
     CASE WHEN c.id IS NULL OR c.departed_truck_id IS NOT NULL THEN p.delivered_at END AS delivered_at,
     ${previewColumns.map((name) => `CASE WHEN c.id IS NULL THEN p.${name} ELSE c.${name} END AS ${name}`).join(', ')}
   FROM orders.products p LEFT JOIN jsonb_to_recordset($3::jsonb) AS c (id int, ${previewColumns.map((name) => `${name} int`).join(', ')}) ON c.id = p.id
   WHERE p.company_id = $1 AND p.order_id = ANY($2)) AS seen`);

/** Counts by order; orders without products are left out. */
export const productCounts = (source: Source, companyId: number, orderIds: readonly number[]): Promise<OrderCounts[]> =>
  rowsOf<OrderCounts>(source, COUNTS, [companyId, orderIds], { name: 'products-counts' });

/** The same counts as they would be if these products were what they are given as. */
export const previewCounts = (
  database: Database,
  companyId: number,
  orderIds: readonly number[],
  products: readonly StoredProduct[],
): Promise<OrderCounts[]> =>
  database.read<OrderCounts>(
    PREVIEW_COUNTS,
    [
      companyId,
      orderIds,
      JSON.stringify(
        products.map((row) => Object.fromEntries(['id', ...previewColumns].map((name) => [name, row[name as 'id']]))),
      ),
    ],
    { name: 'products-counts-preview' },
  );
