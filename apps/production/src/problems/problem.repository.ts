import { problemStatus } from '@mullion/contracts';
import { TenantRepository } from '@mullion/server-kit';
import type { ProblemColumns, ProblemRow } from './problem';

/** Problems of one company. */
export class ProblemRepository extends TenantRepository {
  async create(columns: ProblemColumns, now: Date): Promise<ProblemRow> {
    const [row] = await this.createMany([columns], now);
    return row as ProblemRow;
  }

  /** Entries with the same columns, in the order given. */
  async createMany(
    entries: readonly (ProblemColumns & { readonly action_id?: string })[],
    now: Date,
  ): Promise<ProblemRow[]> {
    const rows = entries.map((columns) => ({
      ...columns,
      company_id: this.companyId,
      created_at: now,
      updated_at: now,
    }));
    const [first] = rows;
    if (!first) return [];
    const names = Object.keys(first).join(', ');
    return this.query(
      `INSERT INTO problem (${names}) SELECT ${names} FROM jsonb_populate_recordset(NULL::problem, $1::jsonb) RETURNING *`,
      [JSON.stringify(rows)],
    );
  }

  lock(id: number): Promise<ProblemRow | null> {
    return this.row('problem', id, 'FOR UPDATE');
  }

  update(id: number, columns: Partial<ProblemColumns>, now: Date): Promise<ProblemRow> {
    return this.updateVersioned<ProblemRow>({ table: 'problem', id, set: { ...columns, updated_at: now } });
  }

  /** The row as it was. @throws AppError `not_found` */
  delete(id: number): Promise<ProblemRow> {
    return this.deleteVersioned({ table: 'problem', id });
  }

  /** Entries of these products at a work center that nobody has solved or rejected; the newest of a product last. */
  openOf(workCenterId: number, productIds: readonly number[]): Promise<ProblemRow[]> {
    return this.query(
      'SELECT * FROM problem WHERE company_id = $1 AND work_center_id = $2 AND product_id = ANY($3) AND status < $4 ORDER BY id',
      [this.companyId, workCenterId, productIds, problemStatus.solved],
    );
  }

  /** The entry that an action or a damage has opened. */
  async ofAction(actionId: string): Promise<ProblemRow | null> {
    const [row] = await this.query<ProblemRow>(
      'SELECT * FROM problem WHERE company_id = $1 AND action_id = $2 ORDER BY id LIMIT 1',
      [this.companyId, actionId],
    );
    return row ?? null;
  }

  /** Deletes what an action opened for these products and nobody has changed. */
  deleteUntouched(actionId: string, productIds: readonly number[]): Promise<ProblemRow[]> {
    return this.query(
      'DELETE FROM problem WHERE company_id = $1 AND product_id = ANY($2) AND action_id = $3 AND version = 1 RETURNING *',
      [this.companyId, productIds, actionId],
    );
  }

  /** The order that people call so, whatever the case of its letters. */
  async orderByNumber(number: string): Promise<{ id: number } | null> {
    const [order] = await this.query<{ id: number }>(
      'SELECT id FROM order_copy WHERE company_id = $1 AND lower(number) = lower($2) AND NOT removed ORDER BY id DESC LIMIT 1',
      [this.companyId, number],
    );
    return order ?? null;
  }

  async productOrder(productId: number): Promise<number | null> {
    const [product] = await this.query<{ order_id: number }>(
      'SELECT order_id FROM product_copy WHERE company_id = $1 AND id = $2 AND NOT removed',
      [this.companyId, productId],
    );
    return product?.order_id ?? null;
  }

  async hasCenter(id: number): Promise<boolean> {
    return (await this.row('work_center', id)) !== null;
  }
}
