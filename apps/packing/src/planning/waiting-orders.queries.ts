import { palStatus, type InputOf, type listWaitingOrders, type OutputOf, type WaitingOrder } from '@mullion/contracts';
import { LITHUANIAN_COLLATION, type CallInfo, type ServiceTools } from '@mullion/server-kit';

type Query = InputOf<typeof listWaitingOrders>['query'];

interface WaitingRow {
  readonly id: number;
  readonly number: string;
  readonly customer: string | null;
  readonly address: string | null;
  readonly delivery_date: string | null;
  readonly week: string | null;
  readonly products: number;
  readonly mass: number;
  readonly group_orders: number;
  readonly group_products: number;
  readonly group_mass: number;
  readonly total: number;
}

/**
 * Orders of company $1 in planning with what is on no pallet: an index holds the orders in planning, which are few of
 * all.
 */
const waiting = `SELECT o.id, o.number, o.customer, o.address, o.delivery_date,
    coalesce(o.week, to_char(o.delivery_date, 'IYYYIW')) AS week, coalesce(nullif(o.address, ''), o.customer, '') AS place,
    count(*)::int AS products, sum(c.weight)::float8 AS mass
  FROM order_copy o JOIN product_copy c ON c.order_id = o.id AND NOT c.removed LEFT JOIN placement l ON l.product_id = c.id
  WHERE o.company_id = $1 AND o.pal_status IN (${palStatus.planned}, ${palStatus.placed}) AND NOT o.removed AND l.pallet_id IS NULL
  GROUP BY o.id`;

/** What is in planning and not all on pallets, a page of it: by week, then by where it goes. */
export const waitingOrders = async (
  { database }: Pick<ServiceTools, 'database'>,
  call: CallInfo,
  { page, rows }: Query,
): Promise<OutputOf<typeof listWaitingOrders>> => {
  await database.waitForStamps(call, ['orders']);
  const company = call.context.company_id;
  const found = await database.read<WaitingRow>(
    `WITH waiting AS (${waiting}), grouped AS (
       SELECT w.*, count(*) OVER ()::int AS total, count(*) OVER same::int AS group_orders,
         (sum(products) OVER same)::int AS group_products, sum(mass) OVER same AS group_mass
       FROM waiting w WINDOW same AS (PARTITION BY week, place))
     SELECT * FROM grouped
     ORDER BY week NULLS LAST, place ${LITHUANIAN_COLLATION}, place, delivery_date NULLS LAST, number, id LIMIT $2 OFFSET $3`,
    [company, rows, (page - 1) * rows],
  );
  const total = found[0]?.total ?? (page === 1 ? 0 : await countWaiting(database, company));
  return { data: found.map(waitingOrder), last_page: Math.max(1, Math.ceil(total / rows)), total };
};

/** Of a page after the last one, whose rows say nothing. */
const countWaiting = async (database: ServiceTools['database'], company: number): Promise<number> => {
  const [row] = await database.read<{ total: number }>(`SELECT count(*)::int AS total FROM (${waiting}) w`, [company]);
  return row?.total ?? 0;
};

const waitingOrder = (row: WaitingRow): WaitingOrder => ({
  id: row.id as WaitingOrder['id'],
  number: row.number,
  customer: row.customer,
  address: row.address,
  delivery_date: row.delivery_date,
  week: row.week,
  products_count: row.products,
  weight: kg(row.mass),
  group: { orders: row.group_orders, products_count: row.group_products, weight: kg(row.group_mass) },
});

/** Kilograms to the gram: sums of floating numbers have no more. */
const kg = (mass: number): number => Math.round(mass * 1_000) / 1_000;
