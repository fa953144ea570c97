import type { StatusRight } from '@mullion/contracts';
import { TenantRepository } from '@mullion/server-kit';

/** The copy of a company's status rights. */
export class StatusRightsRepository extends TenantRepository {
  /** Null when no copy has arrived yet. */
  async find(): Promise<StatusRight[] | null> {
    const [row] = await this.query<{ rights: StatusRight[] }>(
      'SELECT rights FROM orders.status_rights WHERE company_id = $1',
      [this.companyId],
      { name: 'status-rights' },
    );
    return row?.rights ?? null;
  }

  /** Takes a copy unless a newer one is there. */
  async keep(version: number, rights: readonly StatusRight[]): Promise<void> {
    await this.query(
      `INSERT INTO orders.status_rights AS known (company_id, version, rights) VALUES ($1, $2, $3)
       ON CONFLICT (company_id) DO UPDATE SET version = $2, rights = $3 WHERE known.version < $2`,
      [this.companyId, version, JSON.stringify(rights)],
    );
  }
}
