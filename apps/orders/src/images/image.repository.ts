import { TenantRepository } from '@mullion/server-kit';

/** Pictures of products by content hash; equal pictures are stored once a company. */
export class ImageRepository extends TenantRepository {
  /**
   * Bytes that the company's pictures take; null when this one is among them. From here to the end of the transaction
   * nobody else of the company stores one, and none is dropped.
   */
  async storedBytes(hash: string): Promise<number | null> {
    await this.lockAll();
    const [known] = await this.query('SELECT 1 FROM orders.images WHERE company_id = $1 AND hash = $2', [
      this.companyId,
      hash,
    ]);
    if (known) return null;
    // as they lie in the table: their text need not be read
    const [sum] = await this.query<{ bytes: number }>(
      'SELECT coalesce(sum(pg_column_size(svg)), 0)::float8 AS bytes FROM orders.images WHERE company_id = $1',
      [this.companyId],
    );
    return sum?.bytes ?? 0;
  }

  async store(hash: string, svg: string): Promise<void> {
    await this.query('INSERT INTO orders.images (company_id, hash, svg) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
      this.companyId,
      hash,
      svg,
    ]);
  }

  /** Drops pictures that no product has any more; gives how many. */
  async dropUnnamed(): Promise<number> {
    await this.lockAll();
    const dropped = await this.query(
      `DELETE FROM orders.images i WHERE i.company_id = $1
         AND NOT EXISTS (SELECT 1 FROM orders.products p WHERE p.company_id = $1 AND p.image = i.hash) RETURNING hash`,
      [this.companyId],
    );
    return dropped.length;
  }

  private async lockAll(): Promise<void> {
    await this.query(`SELECT pg_advisory_xact_lock($1, hashtext('orders.images'))`, [this.companyId]);
  }
}
