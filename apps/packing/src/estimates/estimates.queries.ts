import {
  type EstimatedProduct,
  type EstimateRecord,
  orderStatus,
  type PalletId,
  palletStatus,
} from '@mullion/contracts';
import type { Database } from '@mullion/server-kit';
import { toEstimateRecord } from './estimate.mapper';
import { estimateColumns } from '../core/estimates/estimate.repository';
import type { EstimateRow } from '../core/estimates/estimate.row';
import type { DepartedOrder } from './rules/spread';

/** Orders from the last half year of a busy factory: older ones say little of how it packs now. */
const CALIBRATED_FROM = 200;
/** They are looked for among so many of the latest departures of orders, some of which were of a part. */
const LATEST_DEPARTURES = 500;

export const estimateRecordsByIds = async (
  database: Database,
  companyId: number,
  ids: readonly number[],
): Promise<EstimateRecord[]> => {
  const rows = await database.read<EstimateRow>(
    `SELECT ${estimateColumns} FROM order_estimate WHERE company_id = $1 AND order_id = ANY($2) AND version > 0 AND NOT removed`,
    [companyId, ids],
  );
  return rows.map(toEstimateRecord);
};

/** The estimate of an order as it is kept; null while there is none that is up to date. */
export const keptEstimateOf = async (
  database: Database,
  companyId: number,
  orderId: number,
): Promise<EstimateRow | null> => {
  const [row] = await database.read<EstimateRow>(
    `SELECT ${estimateColumns} FROM order_estimate WHERE company_id = $1 AND order_id = $2 AND asked = done AND NOT removed`,
    [companyId, orderId],
    { name: 'estimate-of-order' },
  );
  return row ?? null;
};

export interface DueEstimate {
  readonly order_id: number;
  readonly company_id: number;
  readonly asked: number;
  /** The order has been deleted. */
  readonly gone: boolean;
}

/**
 * Estimates to compute, of every company but some, the newest orders first; those of a copy that is being rebuilt wait
 * for it.
 */
export const dueEstimates = (database: Database, most: number, without: readonly number[]): Promise<DueEstimate[]> =>
  database.read(
    `SELECT e.order_id, e.company_id, e.asked, o.removed AS gone FROM order_estimate e JOIN order_copy o ON o.id = e.order_id
     WHERE e.asked <> e.done AND e.company_id <> ALL($2::int[]) ORDER BY e.order_id DESC LIMIT $1`,
    [most, without],
    { name: 'due-estimates' },
  );

type OrderProduct = EstimatedProduct & { readonly id: number; readonly order_id: number };

/** What is packed of these orders: units that were cancelled, or made again, are not. */
export const productsOfOrders = (
  database: Database,
  companyId: number,
  orderIds: readonly number[],
): Promise<OrderProduct[]> =>
  database.read(
    `SELECT id, order_id, position, category, width, height, depth, weight, can_be_flipped, part_of, 1 AS quantity FROM product_copy
     WHERE company_id = $1 AND order_id = ANY($2) AND NOT removed AND status <> 99 ORDER BY order_id, id`,
    [companyId, orderIds],
    { name: 'products-to-estimate' },
  );

/** The delivery date of an order of the company; null when there is no such order. */
export const promisedDay = async (
  database: Database,
  companyId: number,
  orderId: number,
): Promise<{ readonly delivery_date: string | null } | null> => {
  const [row] = await database.read<{ delivery_date: string | null }>(
    'SELECT delivery_date FROM order_copy WHERE company_id = $1 AND id = $2 AND NOT removed',
    [companyId, orderId],
  );
  return row ?? null;
};

/** The last orders that have left with all their products, with their estimates. */
export const departedOrders = (database: Database, companyId: number): Promise<DepartedOrder[]> =>
  database.read(
    `WITH latest AS MATERIALIZED (SELECT order_id, max(departed_at) AS departed_at FROM
       (SELECT order_id, departed_at FROM departed_estimate WHERE company_id = $1 ORDER BY departed_at DESC LIMIT ${LATEST_DEPARTURES}) AS rows GROUP BY 1)
     SELECT whole.* FROM latest CROSS JOIN LATERAL (
       SELECT sum(pallets)::float8 AS pallets, sum(length_mm)::float8 AS length, max(estimated_pallets) AS "estimatedPallets",
         max(estimated_length_mm) AS "estimatedLength"
       FROM departed_estimate d WHERE d.company_id = $1 AND d.order_id = latest.order_id HAVING sum(products) >= max(products_count)) AS whole
     ORDER BY latest.departed_at DESC LIMIT ${CALIBRATED_FROM}`,
    [companyId],
    { name: 'departed-estimates' },
  );

/** The pallets on trucks that hold products of an order, with its share of each by volume, 1 the whole pallet. */
export const sharesOnTrucks = (
  database: Database,
  companyId: number,
  orderId: number,
): Promise<{ readonly pallet_id: PalletId; readonly share: number }[]> =>
  database.read(
    `SELECT p.pallet_id, coalesce(sum(v.volume) FILTER (WHERE p.order_id = $2) / nullif(sum(v.volume), 0), 1)::float8 AS share
     FROM placement p JOIN product_copy c ON c.id = p.product_id CROSS JOIN LATERAL (SELECT c.width::numeric * c.height * c.depth AS volume) AS v
     WHERE p.pallet_id IN (SELECT t.id FROM placement own JOIN pallet t ON t.id = own.pallet_id
       WHERE own.company_id = $1 AND own.order_id = $2 AND t.truck_id IS NOT NULL)
     GROUP BY p.pallet_id`,
    [companyId, orderId],
    { name: 'shares-on-trucks' },
  );

export interface PromisedWeek {
  readonly week: string;
  /** Loading metres (mm) of what is to be delivered and stands on no truck. */
  readonly promised: number;
  readonly unestimated: number;
}

/** What is to be delivered in these days and neither stands on a truck nor has left, by ISO week, without one order. */
export const promisedWeeks = (
  database: Database,
  companyId: number,
  { from, to, without }: { readonly from: string; readonly to: string; readonly without: number | null },
): Promise<PromisedWeek[]> =>
  database.read(
    // pallets that have left are many: what left with them is read from the departures of estimates
    `WITH open AS MATERIALIZED (SELECT id, delivery_date FROM order_copy WHERE company_id = $1 AND delivery_date BETWEEN $2::date AND $3::date
         AND NOT removed AND status < ${orderStatus.dispatched} AND ($4::int IS NULL OR id <> $4)),
     on_truck AS MATERIALIZED (SELECT p.order_id, count(*) AS products FROM pallet t JOIN placement p ON p.pallet_id = t.id
       WHERE t.company_id = $1 AND t.status BETWEEN ${palletStatus.notPrepared} AND ${palletStatus.loaded} AND t.truck_id IS NOT NULL GROUP BY 1),
     away AS MATERIALIZED (SELECT d.order_id, sum(d.products) AS products FROM open JOIN departed_estimate d ON d.company_id = $1 AND d.order_id = open.id GROUP BY 1)
     SELECT to_char(o.delivery_date, 'IYYYIW') AS week,
       coalesce(sum(e.length_mm * greatest(0, 1 - (coalesce(t.products, 0) + coalesce(d.products, 0))::float8 / greatest(e.products_count, 1))), 0)::float8 AS promised,
       (count(*) FILTER (WHERE e.length_mm IS NULL))::int AS unestimated
     FROM open o LEFT JOIN order_estimate e ON e.order_id = o.id LEFT JOIN on_truck t ON t.order_id = o.id LEFT JOIN away d ON d.order_id = o.id
     GROUP BY 1`,
    [companyId, from, to, without],
    { name: 'promised-weeks' },
  );
