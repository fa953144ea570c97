import { TenantRepository } from '@mullion/server-kit';
import type { StatusNameRow } from './status-name.entity';

/** Everything that writes a company's status names. */
export class StatusNameRepository extends TenantRepository {
  /** The rows as they are, locked in id order; those of others are missing. */
  async lock(ids: readonly number[]): Promise<Map<number, StatusNameRow>> {
    const rows = await this.query<StatusNameRow>(
      'SELECT * FROM status_name WHERE company_id = $1 AND id = ANY($2) ORDER BY id FOR UPDATE',
      [this.companyId, ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  rename(id: number, text: string, now: Date): Promise<StatusNameRow> {
    return this.updateVersioned<StatusNameRow>({ table: 'status_name', id, set: { text, updated_at: now } });
  }
}
