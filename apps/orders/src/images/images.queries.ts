import { TenantRepository } from '@mullion/server-kit';

/** Reads of pictures. */
export class ImagesQueries extends TenantRepository {
  /** Picture texts by hash; unknown hashes are left out. */
  async byHash(hashes: readonly string[]): Promise<Record<string, string>> {
    if (hashes.length === 0) return {};
    const rows = await this.query<{ hash: string; svg: string }>(
      'SELECT hash, svg FROM orders.images WHERE company_id = $1 AND hash = ANY($2)',
      [this.companyId, hashes],
    );
    return Object.fromEntries(rows.map((row) => [row.hash, row.svg]));
  }
}
