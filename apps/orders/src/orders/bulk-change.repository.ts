import { AppError, TenantRepository } from '@mullion/server-kit';
import type { StoredBulkChange, UndoneChange } from './bulk-change';

/** Nobody asks for one any more after so long. */
const KEPT = "interval '1 hour'";

/** What changes of many orders have made of them. */
export class BulkChangeRepository extends TenantRepository {
  /** @throws AppError `idempotency.mismatch` when another change has this id */
  async add({ id, asker, made_at, change }: Omit<StoredBulkChange, 'company_id' | 'undone'>): Promise<void> {
    await this.query(`DELETE FROM orders.bulk_changes WHERE company_id = $1 AND made_at < $2::timestamptz - ${KEPT}`, [
      this.companyId,
      made_at,
    ]);
    const added = await this.query(
      `INSERT INTO orders.bulk_changes (company_id, id, asker, made_at, change) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT DO NOTHING RETURNING id`,
      [this.companyId, id, asker, made_at, JSON.stringify(change)],
    );
    if (added.length === 0) throw new AppError('idempotency.mismatch');
  }

  /** The change of this asker, locked; null: they have made none under this id. */
  async lock(id: string, asker: string): Promise<StoredBulkChange | null> {
    const [row] = await this.query<StoredBulkChange>(
      'SELECT * FROM orders.bulk_changes WHERE company_id = $1 AND id = $2 AND asker = $3 FOR UPDATE',
      [this.companyId, id, asker],
    );
    return row ?? null;
  }

  async setUndone(id: string, undone: UndoneChange): Promise<void> {
    await this.query('UPDATE orders.bulk_changes SET undone = $3 WHERE company_id = $1 AND id = $2', [
      this.companyId,
      id,
      JSON.stringify(undone),
    ]);
  }
}
