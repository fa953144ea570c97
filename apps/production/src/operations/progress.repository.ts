import { TenantRepository } from '@mullion/server-kit';

export interface ProductProgressRow {
  readonly product_id: number;
  readonly order_id: number;
  readonly status: number;
  readonly version: number;
  /** It is about to change: nothing is begun or completed with it. */
  readonly reserved?: boolean;
  /** Work centers that have not read what changed of it; null: none. */
  readonly unread?: readonly number[] | null;
}

/** How far production is with products and orders of one company: what `production.progressed` publishes. */
export class ProgressRepository extends TenantRepository {
  products(ids: readonly number[]): Promise<ProductProgressRow[]> {
    return this.query(
      'SELECT product_id, order_id, status, version FROM product_progress WHERE company_id = $1 AND product_id = ANY($2) ORDER BY product_id',
      [this.companyId, ids],
      { name: 'progress-products' },
    );
  }

  /**
   * Locks products in the order of their ids, so that two changes of the same products follow one another; those that
   * have operations.
   */
  lockProducts(ids: readonly number[]): Promise<ProductProgressRow[]> {
    return this.query(
      'SELECT product_id, order_id, status, version, coalesce(reserved_until > now(), false) AS reserved FROM product_progress WHERE company_id = $1 AND product_id = ANY($2) ORDER BY product_id FOR UPDATE',
      [this.companyId, ids],
      { name: 'progress-lock-products' },
    );
  }

  /** Writes new statuses; the rows as they are then. */
  setProducts(
    statuses: readonly { readonly product_id: number; readonly status: number }[],
  ): Promise<ProductProgressRow[]> {
    return this.query(
      `UPDATE product_progress p SET status = n.status, version = p.version + 1 FROM jsonb_to_recordset($2::jsonb) AS n (product_id int, status int)
       WHERE p.product_id = n.product_id AND p.company_id = $1 RETURNING p.product_id, p.order_id, p.status, p.version`,
      [this.companyId, JSON.stringify(statuses)],
      { name: 'progress-set-products' },
    );
  }

  /** Makes the rows of orders and locks them in the order of their ids. */
  async lockOrders(ids: readonly number[]): Promise<{ order_id: number; status: number; version: number }[]> {
    await this.query(
      'INSERT INTO order_progress (order_id, company_id) SELECT id, $1 FROM unnest($2::int[]) AS n (id) ORDER BY id ON CONFLICT DO NOTHING',
      [this.companyId, ids],
    );
    return this.query(
      'SELECT order_id, status, version FROM order_progress WHERE company_id = $1 AND order_id = ANY($2) ORDER BY order_id FOR UPDATE',
      [this.companyId, ids],
    );
  }

  /** Orders of which every operation at a work center that prepares is complete, and which have one. */
  async prepared(ids: readonly number[]): Promise<ReadonlySet<number>> {
    const rows = await this.query<{ order_id: number }>(
      `SELECT w.order_id FROM operation w JOIN work_center c ON c.id = w.work_center_id AND c.preperation
       WHERE w.company_id = $1 AND w.order_id = ANY($2) AND w.status <> 4 GROUP BY w.order_id HAVING bool_and(w.status = 2)`,
      [this.companyId, ids],
    );
    return new Set(rows.map((row) => row.order_id));
  }

  /** The orders among these that are known here. */
  knownOrders(ids: readonly number[]): Promise<{ id: number; number: string; status: number }[]> {
    return this.query(
      'SELECT id, number, status FROM order_copy WHERE company_id = $1 AND id = ANY($2) AND NOT removed ORDER BY id',
      [this.companyId, ids],
    );
  }

  async hasOperations(orderId: number): Promise<boolean> {
    const rows = await this.query(
      'SELECT 1 FROM operation WHERE company_id = $1 AND order_id = $2 AND status <> 4 LIMIT 1',
      [this.companyId, orderId],
    );
    return rows.length > 0;
  }

  /** Writes new statuses of orders; their versions as they are then. */
  setOrders(
    statuses: readonly { readonly order_id: number; readonly status: number }[],
  ): Promise<{ order_id: number; status: number; version: number }[]> {
    return this.query(
      `UPDATE order_progress p SET status = n.status, version = p.version + 1 FROM unnest($2::int[], $3::int[]) AS n (order_id, status)
       WHERE p.company_id = $1 AND p.order_id = n.order_id RETURNING p.order_id, p.status, p.version`,
      [this.companyId, statuses.map(({ order_id }) => order_id), statuses.map(({ status }) => status)],
      { name: 'progress-set-orders' },
    );
  }

  /** When work on orders is to end. */
  async setEndDate(ids: readonly number[], endDate: string | null): Promise<void> {
    await this.query('UPDATE order_progress SET end_date = $3 WHERE company_id = $1 AND order_id = ANY($2)', [
      this.companyId,
      ids,
      endDate,
    ]);
  }
}
