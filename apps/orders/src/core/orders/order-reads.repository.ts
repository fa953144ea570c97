import { palStatus } from '@mullion/contracts';
import { AppError, TenantRepository } from '@mullion/server-kit';
import type { StoredOrder } from './order';

/** What OrderRepository reads and locks. */
export class OrderReads extends TenantRepository {
  find(id: number): Promise<StoredOrder | null> {
    return this.row<StoredOrder>('orders', id);
  }

  /** The order, locked; others that would change it or its products wait. @throws AppError `not_found` */
  async lock(id: number): Promise<StoredOrder> {
    const found = await this.row<StoredOrder>('orders', id, 'FOR UPDATE');
    if (!found) throw new AppError('not_found');
    return found;
  }

  /** The same, for changes by people. @throws AppError `not_found`, `order.being_removed` */
  async lockForChange(id: number): Promise<StoredOrder> {
    const found = await this.lock(id);
    if (found.removing) throw new AppError('order.being_removed');
    return found;
  }

  /** Those of these orders that exist, locked in id order. */
  lockMany(ids: readonly number[]): Promise<StoredOrder[]> {
    return this.query<StoredOrder>(
      'SELECT * FROM orders.orders WHERE company_id = $1 AND id = ANY($2) ORDER BY id FOR UPDATE',
      [this.companyId, ids],
      { name: 'orders-lock' },
    );
  }

  /** Orders by number, in any case, locked in id order. */
  lockByNumbers(numbers: readonly string[]): Promise<StoredOrder[]> {
    return this.query<StoredOrder>(
      'SELECT * FROM orders.orders WHERE company_id = $1 AND lower(coalesce(production_id, offer_id)) IN (SELECT lower(n) FROM unnest($2::text[]) AS n) ORDER BY id FOR UPDATE',
      [this.companyId, numbers],
    );
  }

  /** Imports of a company run one after the other: two of the same file must not both find an order missing. */
  async lockImports(): Promise<void> {
    await this.query(`SELECT pg_advisory_xact_lock($1, hashtext('orders.import'))`, [this.companyId]);
  }

  /** Whether any order names this customer. */
  async anyOf(customerId: number): Promise<boolean> {
    const [found] = await this.query(
      'SELECT id FROM orders.orders WHERE company_id = $1 AND customer_id = $2 LIMIT 1',
      [this.companyId, customerId],
    );
    return found !== undefined;
  }

  /** Whether an order that has not left goes to this address. */
  async goesTo(addressId: number): Promise<boolean> {
    const [found] = await this.query(
      'SELECT id FROM orders.orders WHERE company_id = $1 AND delivery_address_id = $2 AND pal_status < $3 LIMIT 1',
      [this.companyId, addressId, palStatus.departed],
    );
    return found !== undefined;
  }

  /** Numbers of orders that have not left and name this contact; a few. */
  async namingContact(contactId: number): Promise<string[]> {
    const rows = await this.query<{ number: string }>(
      `SELECT coalesce(production_id, offer_id) AS number FROM orders.orders WHERE company_id = $1 AND contact_id = $2 AND pal_status < $3
       ORDER BY id LIMIT 5`,
      [this.companyId, contactId, palStatus.departed],
    );
    return rows.map((row) => row.number);
  }
}
