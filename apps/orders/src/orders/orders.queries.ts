import type { InputOf, listOrders, Order, OrderRecord, RequestContext } from '@mullion/contracts';
import { AppError, TenantRepository } from '@mullion/server-kit';
import type { StoredOrder } from './order';
import type { OrderCounts } from './order-counts';
import { toOrder, toOrderRecord } from './order.mapper';
import { countStatement, pageStatement, probeStatement, type Statement } from './rules/list-statement';

type ListQuery = InputOf<typeof listOrders>['query'];
type Person = Pick<RequestContext, 'type' | 'rights' | 'features'>;

/** Reads of orders, straight to what is answered. */
export class OrdersQueries extends TenantRepository {
  /** A page of orders; the week filter is for companies with the feature `week_and_address`. */
  async page(query: ListQuery, person: Person, counts: OrderCounts): Promise<{ data: Order[]; last_page: number; total: number }> {
    const filter = { ...query, week: person.features.includes('week_and_address') ? query.week : null };
    const probe = probeStatement(this.companyId, filter);
    const byIndex = probe !== null && (await this.run<{ few: boolean }>(probe))[0]?.few === true;
    const counted = countStatement(this.companyId, filter, byIndex);
    const [rows, total] = await Promise.all([
      this.run<StoredOrder>(pageStatement(this.companyId, filter, query, query, byIndex)),
      counts.total(JSON.stringify([counted.text, counted.params]), async () => (await this.run<{ total: number }>(counted))[0]?.total ?? 0),
    ]);
    return { data: rows.map((row) => toOrder(row, person)), last_page: Math.max(1, Math.ceil(total / query.rows)), total };
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
       UNION SELECT * FROM orders.orders WHERE company_id = $1 AND coalesce(production_id, offer_id) = ANY($3) ORDER BY id`,
      [this.companyId, by.order_ids ?? [], by.numbers ?? []],
    );
    return rows.map((row) => toOrderRecord(row));
  }

  private run<T>(statement: Statement): Promise<T[]> {
    return this.query<T>(statement.text, statement.params, statement.name ? { name: statement.name } : {});
  }
}
