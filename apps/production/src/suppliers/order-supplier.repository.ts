import type { saveOrderSuppliers, InputOf, updateOrderSupplier } from '@mullion/contracts';
import { TenantRepository } from '@mullion/server-kit';

export interface OrderSupplierRow {
  readonly id: number;
  readonly order_id: number;
  readonly supplier_id: number;
  readonly ordered_at: string | null;
  readonly order_number: string | null;
  readonly confirmed_delivery_date: string | null;
  readonly comment: string | null;
  readonly version: number;
}
type New = InputOf<typeof saveOrderSuppliers>['body']['order_suppliers'][number];
type Change = Omit<InputOf<typeof updateOrderSupplier>['body'], 'version'>;

/** What orders of one company wait for from suppliers. */
export class OrderSupplierRepository extends TenantRepository {
  /** An order that has arrived here, by id or else by what people call it. */
  async order(key: string): Promise<{ id: number; number: string } | null> {
    const id = /^\d{1,9}$/.test(key) ? Number(key) : null;
    const [found] = await this.query<{ id: number; number: string }>(
      `SELECT id, number FROM order_copy WHERE company_id = $1 AND NOT removed AND (id = $2 OR lower(number) = lower($3))
       ORDER BY (id = $2) IS TRUE DESC, id DESC LIMIT 1`,
      [this.companyId, id, key],
    );
    return found ?? null;
  }

  async byId(id: number): Promise<OrderSupplierRow | null> {
    return this.row('order_supplier', id, 'FOR UPDATE');
  }

  /** Changes of one order follow one another, so that a supplier is not added twice. */
  async lock(orderId: number): Promise<void> {
    await this.query(`SELECT pg_advisory_xact_lock(hashtext('order_supplier'), $1)`, [orderId]);
  }

  async add(orderId: number, rows: readonly New[]): Promise<void> {
    await this.query(
      `INSERT INTO order_supplier (company_id, order_id, supplier_id, ordered_at, order_number, confirmed_delivery_date, comment)
       SELECT $1, $2, supplier_id, ordered_at, nullif(order_number, ''), confirmed_delivery_date, nullif(comment, '')
       FROM jsonb_to_recordset($3::jsonb) AS n (supplier_id int, ordered_at date, order_number text, confirmed_delivery_date date, comment text)`,
      [this.companyId, orderId, JSON.stringify(rows)],
    );
  }

  /** @throws AppError `not_found`, `conflict` */
  async update(id: number, version: number | undefined, change: Change, now: Date): Promise<void> {
    const { order_number, comment } = change;
    const set = {
      ...change,
      ...(order_number === '' ? { order_number: null } : {}),
      ...(comment === '' ? { comment: null } : {}),
      updated_at: now,
    };
    await this.updateVersioned({ table: 'order_supplier', id, version: version ?? null, set });
  }

  delete(id: number): Promise<OrderSupplierRow> {
    return this.deleteVersioned({ table: 'order_supplier', id });
  }
}
