import {
  type getOrder,
  type getOrderRecords,
  type getOrdersToday,
  type InputOf,
  type KeptEstimate,
  type listOrders,
  type Order,
  orderNumber,
  orderRecords,
  orderStatus,
  type OutputOf,
  palStatus,
  type RequestContext,
} from '@mullion/contracts';
import { AppError, type CallInfo, type Database, serveRecords, type ServiceTools } from '@mullion/server-kit';
import { imagesOf } from '../images/images.queries';
import { commentCounts, productsOfOrder } from '../products/products.queries';
import { productRecordsOf } from '../core/products/product-rows.queries';
import type { CountCache } from './count-cache';
import {
  countStatement,
  fewStatement,
  idsStatement,
  pageStatement,
  rareWords,
  sampleStatement,
  searchOf,
  type ListFilter,
  type Statement,
  type WordSearch,
} from './list-statement';
import type { StoredOrder } from '../core/orders/order';
import { toOrder, toOrderRecord } from '../core/orders/order.mapper';

type ListQuery = InputOf<typeof listOrders>['query'];
type Person = Pick<RequestContext, 'features'>;
type OrdersToday = OutputOf<typeof getOrdersToday>;

/** A row of the list; `total` where its page has counted on the way. */
type ListedOrder = StoredOrder & { readonly estimate: KeptEstimate | null; readonly total?: number };

/** Today and the days after it that the panel above the list shows. */
const DAYS = 7;

/** Facts of these owners are shown in orders, so a reader who has seen their events waits for them here. */
export const copiedFrom = ['packing', 'dispatch'] as const;

const run = <T>(database: Database, statement: Statement): Promise<T[]> =>
  database.read<T>(statement.text, statement.params, statement.name ? { name: statement.name } : {});

/** The week filter is for companies with the feature `week_and_address`. */
const filterFor = (query: ListQuery, person: Person): ListQuery => ({
  ...query,
  week: person.features.includes('week_and_address') ? query.week : null,
});

/** How the words of a filter are looked for. */
export const wordSearch = async (
  database: Database,
  companyId: number,
  filter: Pick<ListFilter, 'filter'>,
): Promise<WordSearch> => {
  const sample = sampleStatement(companyId, filter);
  if (sample === null) return searchOf(filter, null);
  const fits = (await run<{ fits: number[] }>(database, sample))[0]?.fits ?? [];
  const rare = rareWords(filter, fits);
  const few =
    rare.length > 0 && (await run<{ few: boolean }>(database, fewStatement(companyId, rare)))[0]?.few === true;
  return { ...searchOf(filter, fits), indexed: few ? rare : [] };
};

/** A page of orders and how many there are. */
export const pageOfOrders = async (
  database: Database,
  totals: CountCache<number>,
  { context, stamps }: Pick<CallInfo, 'context' | 'stamps'>,
  query: ListQuery,
): Promise<OutputOf<typeof listOrders>> => {
  const companyId = context.company_id;
  const filter = filterFor(query, context);
  const search = await wordSearch(database, companyId, filter);
  const paged = run<ListedOrder>(database, pageStatement(companyId, filter, query, query, search));
  // who has just created or deleted orders is not shown a remembered total
  const seen = stamps.filter((stamp) => stamp.owner === 'orders');
  const counted = countStatement(companyId, filter, search);
  const count = (): Promise<number> =>
    totals.of(
      JSON.stringify([counted.text, counted.params, seen]),
      async () => (await run<{ total: number }>(database, counted))[0]?.total ?? 0,
    );
  // a page by the index of trigrams has counted its rows, unless it lies behind the last one
  const total = async (): Promise<number> =>
    (search.indexed.length > 0 ? (await paged)[0]?.total : undefined) ?? count();
  const [rows, all] = await Promise.all([paged, total()]);
  // the last page says itself how many there are: what a colleague has just deleted is in no remembered count
  const isLast = rows.length < query.rows && (rows.length > 0 || query.page === 1);
  const found = isLast ? (query.page - 1) * query.rows + rows.length : all;
  const data = rows.map((row) => Object.assign(toOrder(row, context), { estimate: row.estimate }));
  return { data, last_page: Math.max(1, Math.ceil(found / query.rows)), total: found };
};

/** Ids of all that a filter finds, in the order of the list. */
export const orderIds = async (
  database: Database,
  context: RequestContext,
  query: ListQuery,
): Promise<Order['id'][]> => {
  const filter = filterFor(query, context);
  const search = await wordSearch(database, context.company_id, filter);
  const rows = await run<{ id: Order['id'] }>(database, idsStatement(context.company_id, filter, query, search));
  return rows.map((row) => row.id);
};

/** Those of these orders that exist, as they are stored, by id. */
export const orderRows = (database: Database, companyId: number, ids: readonly number[]): Promise<StoredOrder[]> =>
  database.read<StoredOrder>('SELECT * FROM orders.orders WHERE company_id = $1 AND id = ANY($2) ORDER BY id', [
    companyId,
    ids,
  ]);

/** Orders in the order of the ids; unknown ones are left out. */
export const ordersByIds = async (
  database: Database,
  context: RequestContext,
  ids: readonly number[],
): Promise<Order[]> => {
  const rows = await orderRows(database, context.company_id, ids);
  const found = new Map<number, StoredOrder>(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = found.get(id);
    return row ? [toOrder(row, context)] : [];
  });
};

/** @throws AppError `not_found` when one of them is missing */
export const manyOrders = async (
  database: Database,
  context: RequestContext,
  ids: readonly number[],
): Promise<{ orders: Order[] }> => {
  const orders = await ordersByIds(database, context, ids);
  if (orders.length !== new Set(ids).size) throw new AppError('not_found');
  return { orders };
};

/** @throws AppError `not_found` */
export const orderRow = async (database: Database, companyId: number, id: number): Promise<StoredOrder> => {
  const [row] = await database.read<StoredOrder>(
    'SELECT * FROM orders.orders WHERE id = $1 AND company_id = $2',
    [id, companyId],
    {
      name: 'order-by-id',
    },
  );
  if (!row) throw new AppError('not_found');
  return row;
};

/** An order with its products. @throws AppError `not_found` */
export const orderById = async (
  database: Database,
  context: RequestContext,
  { params, query }: InputOf<typeof getOrder>,
): Promise<OutputOf<typeof getOrder>> => {
  const { company_id: companyId } = context;
  const row = await orderRow(database, companyId, params.id);
  const [products, comment_counts] = await Promise.all([
    productsOfOrder(database, companyId, row.id, orderNumber(row)),
    commentCounts(database, companyId, row.id),
  ]);
  const images = query.with_product_images === 'true' ? { images: await imagesOf(database, companyId, products) } : {};
  return { ...toOrder(row, context), products, comment_counts, ...images };
};

/** What needs work today. Open orders are read from an index of their own, so departed ones cost nothing. */
export const ordersToday = (
  { database, clock }: ServiceTools,
  remembered: CountCache<OrdersToday>,
  context: RequestContext,
): Promise<OrdersToday> => {
  const today = clock.today(context.time_zone);
  return remembered.of(`${context.company_id} ${today}`, () => countToday(database, context.company_id, today));
};

const countToday = async (database: Database, companyId: number, today: string): Promise<OrdersToday> => {
  const [counts, days] = await Promise.all([
    database.read<Omit<OrdersToday, 'today' | 'days'>>(
      `SELECT count(*) FILTER (WHERE delivery_date < $2::date) AS late,
         count(*) FILTER (WHERE delivery_date BETWEEN $2::date AND $2::date + ${DAYS - 1} AND status < ${orderStatus.inProduction}) AS not_in_production,
         count(*) FILTER (WHERE status BETWEEN 4 AND ${orderStatus.partlyMade} AND pal_status = ${palStatus.notPlanned}) AS to_plan,
         count(*) FILTER (WHERE pal_status = ${palStatus.planned}) AS being_placed
       FROM orders.orders WHERE company_id = $1 AND status < ${orderStatus.dispatched}`,
      [companyId, today],
      { name: 'orders-today' },
    ),
    database.read<{ date: string; orders: number; made: number }>(
      `SELECT to_char(day, 'YYYY-MM-DD') AS date, count(o.id) AS orders, count(o.id) FILTER (WHERE o.status >= ${orderStatus.made}) AS made
       FROM generate_series($2::date, $2::date + ${DAYS - 1}, interval '1 day') AS day
       LEFT JOIN orders.orders o ON o.company_id = $1 AND o.delivery_date = day::date AND o.status <> ${orderStatus.cancelled}
       GROUP BY day ORDER BY day`,
      [companyId, today],
      { name: 'orders-days' },
    ),
  ]);
  const [found] = counts;
  return { ...(found ?? { late: 0, not_in_production: 0, to_plan: 0, being_placed: 0 }), today, days };
};

/** Records of orders, by id or number, and of their products, for copies at other services. */
export const orderRecordsBy = async (
  database: Database,
  companyId: number,
  by: InputOf<typeof getOrderRecords>,
): Promise<OutputOf<typeof getOrderRecords>> => {
  const rows = await database.read<StoredOrder>(
    `SELECT * FROM orders.orders WHERE company_id = $1 AND id = ANY($2)
     UNION SELECT * FROM orders.orders WHERE company_id = $1 AND lower(coalesce(production_id, offer_id)) IN (SELECT lower(n) FROM unnest($3::text[]) AS n) ORDER BY id`,
    [companyId, by.order_ids ?? [], by.numbers ?? []],
  );
  const products = await productRecordsOf(
    database,
    companyId,
    rows.map((row) => row.id),
  );
  return { orders: rows.map((row) => toOrderRecord(row)), products };
};

export const servedOrders = serveRecords({
  kind: orderRecords,
  rows: '(SELECT id, company_id, record_version AS version FROM orders.orders)',
  read: async (database, companyId, ids) => {
    const sql = 'SELECT * FROM orders.orders WHERE company_id = $1 AND id = ANY($2)';
    return (await database.read<StoredOrder>(sql, [companyId, ids])).map((row) => toOrderRecord(row));
  },
});
