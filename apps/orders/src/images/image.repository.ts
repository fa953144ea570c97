import { createHash } from 'node:crypto';
import { TenantRepository } from '@mullion/server-kit';
import { sanitiseSvg } from './rules/sanitise-svg';

/** Pictures of products by content hash. */
export class ImageRepository extends TenantRepository {
  /** Stores a picture once and gives its hash; null when it is refused (see `sanitiseSvg`). */
  async store(svg: string): Promise<string | null> {
    const cleaned = sanitiseSvg(svg);
    if (cleaned === null) return null;
    const hash = createHash('sha256').update(cleaned).digest('hex');
    await this.query('INSERT INTO orders.images (company_id, hash, svg) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
      this.companyId,
      hash,
      cleaned,
    ]);
    return hash;
  }
}
