import {
  type getOrdersToday,
  type InputOf,
  type listOrders,
  type Order,
  type OrderRecord,
  orderRecords,
  orderStatus,
  type OutputOf,
  palStatus,
  type RequestContext,
} from '@mullion/contracts';
import { AppError, serveRecords, type Stamp, TenantRepository } from '@mullion/server-kit';
import type { StoredOrder } from './order';
import { toOrder, toOrderRecord } from './order.mapper';
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

type ListQuery = InputOf<typeof listOrders>['query'];
type Person = Pick<RequestContext, 'type' | 'rights' | 'features'>;

/** Today and the days after it that the panel above the list shows. */
const DAYS = 7;

/** The week filter is for companies with the feature `week_and_address`. */
const filterFor = (query: ListQuery, person: Person): ListQuery => ({
  ...query,
  week: person.features.includes('week_and_address') ? query.week : null,
});

/** Reads of orders, straight to what is answered. */
export class OrdersQueries extends TenantRepository {
  /** A page of orders and how many there are. */
  async page(
    query: ListQuery,
    person: Person,
    counts: CountCache<number>,
    seen: readonly Stamp[] = [],
  ): Promise<{ data: Order[]; last_page: number; total: number }> {
    const filter = filterFor(query, person);
    const search = await this.search(filter);
    const paged = this.run<StoredOrder & { total?: number }>(pageStatement(this.companyId, filter, query, query, search));
    const [rows, total] = await Promise.all([
      paged,
      this.total(paged, countStatement(this.companyId, filter, search), search, counts, seen),
    ]);
    return { data: rows.map((row) => toOrder(row, person)), last_page: Math.max(1, Math.ceil(total / query.rows)), total };
  }

  /** Ids of all that a filter finds, in the order of the list. */
  async ids(query: ListQuery, person: Person): Promise<Order['id'][]> {
    const filter = filterFor(query, person);
    const rows = await this.run<{ id: Order['id'] }>(idsStatement(this.companyId, filter, query, await this.search(filter)));
    return rows.map((row) => row.id);
  }

  /** Orders by id, in the order asked for; unknown ones are left out. */
  async byIds(ids: readonly number[], person: Person): Promise<Order[]> {
    const rows = await this.query<StoredOrder>('SELECT * FROM orders.orders WHERE company_id = $1 AND id = ANY($2)', [this.companyId, ids]);
    const found = new Map<number, StoredOrder>(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const row = found.get(id);
      return row ? [toOrder(row, person)] : [];
    });
  }

  /** What waits for somebody: open orders are read from an index of their own, so history costs nothing. */
  async today(today: string): Promise<OutputOf<typeof getOrdersToday>> {
    const [counts, days] = await Promise.all([
      this.query<Omit<OutputOf<typeof getOrdersToday>, 'today' | 'days'>>(
        `SELECT count(*) FILTER (WHERE delivery_date < $2::date) AS late,
           count(*) FILTER (WHERE delivery_date BETWEEN $2::date AND $2::date + ${DAYS - 1} AND status < ${orderStatus.inProduction}) AS not_in_production,
           count(*) FILTER (WHERE status BETWEEN 4 AND ${orderStatus.partlyMade} AND pal_status = ${palStatus.notPlanned}) AS to_plan,
           count(*) FILTER (WHERE pal_status = ${palStatus.planned}) AS being_placed
         FROM orders.orders WHERE company_id = $1 AND status < ${orderStatus.dispatched}`,
        [this.companyId, today],
        { name: 'orders-today' },
      ),
      this.query<{ date: string; orders: number; made: number }>(
        `SELECT to_char(day, 'YYYY-MM-DD') AS date, count(o.id) AS orders, count(o.id) FILTER (WHERE o.status >= ${orderStatus.made}) AS made
         FROM generate_series($2::date, $2::date + ${DAYS - 1}, interval '1 day') AS day
         LEFT JOIN orders.orders o ON o.company_id = $1 AND o.delivery_date = day::date AND o.status <> ${orderStatus.cancelled}
         GROUP BY day ORDER BY day`,
        [this.companyId, today],
        { name: 'orders-days' },
      ),
    ]);
    const [found] = counts;
    return { ...(found ?? { late: 0, not_in_production: 0, to_plan: 0, being_placed: 0 }), today, days };
  }

  /** How many a filter finds: a page by the index of trigrams has counted them itself, unless it lies behind the last one. */
  private async total(
    paged: Promise<readonly { total?: number }[]>,
    counted: Statement,
    search: WordSearch,
    counts: CountCache<number>,
    seen: readonly Stamp[],
  ): Promise<number> {
    const total = search.indexed.length > 0 ? (await paged)[0]?.total : undefined;
    return (
      total ??
      counts.of(
        JSON.stringify([counted.text, counted.params, seen]),
        async () => (await this.run<{ total: number }>(counted))[0]?.total ?? 0,
      )
    );
  }

  private async search(filter: ListFilter): Promise<WordSearch> {
    const sample = sampleStatement(this.companyId, filter);
    if (sample === null) return searchOf(filter, null);
    const fits = (await this.run<{ fits: number[] }>(sample))[0]?.fits ?? [];
    const rare = rareWords(filter, fits);
    const few = rare.length > 0 && (await this.run<{ few: boolean }>(fewStatement(this.companyId, rare)))[0]?.few === true;
    return { ...searchOf(filter, fits), indexed: few ? rare : [] };
  }

  /** @throws AppError `not_found` */
  async stored(id: number): Promise<StoredOrder> {
    const [row] = await this.query<StoredOrder>('SELECT * FROM orders.orders WHERE id = $1 AND company_id = $2', [id, this.companyId], {
      name: 'order-by-id',
    });
    if (!row) throw new AppError('not_found');
    return row;
  }

  /** Records by id or number, for copies at other services. */
  async records(by: {
    readonly order_ids?: readonly number[] | undefined;
    readonly numbers?: readonly string[] | undefined;
  }): Promise<OrderRecord[]> {
    const rows = await this.query<StoredOrder>(
      `SELECT * FROM orders.orders WHERE company_id = $1 AND id = ANY($2)
       UNION SELECT * FROM orders.orders WHERE company_id = $1 AND lower(coalesce(production_id, offer_id)) IN (SELECT lower(n) FROM unnest($3::text[]) AS n) ORDER BY id`,
      [this.companyId, by.order_ids ?? [], by.numbers ?? []],
    );
    return rows.map((row) => toOrderRecord(row));
  }

  private run<T>(statement: Statement): Promise<T[]> {
    return this.query<T>(statement.text, statement.params, statement.name ? { name: statement.name } : {});
  }
}

export const servedOrders = serveRecords({
  kind: orderRecords,
  rows: '(SELECT id, company_id, record_version AS version FROM orders.orders)',
  read: async (database, companyId, ids) => {
    const sql = 'SELECT * FROM orders.orders WHERE company_id = $1 AND id = ANY($2)';
    return (await database.read<StoredOrder>(sql, [companyId, ids])).map((row) => toOrderRecord(row));
  },
});
