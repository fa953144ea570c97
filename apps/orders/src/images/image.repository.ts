import { TenantRepository } from '@mullion/server-kit';

/** Pictures of products by content hash; equal pictures are stored once a company. */
export class ImageRepository extends TenantRepository {
  async store(hash: string, svg: string): Promise<void> {
    await this.query('INSERT INTO orders.images (company_id, hash, svg) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
      this.companyId,
      hash,
      svg,
    ]);
  }
}
