import type { StatusName } from '@mullion/contracts';
import { TenantRepository } from '@mullion/server-kit';
import type { StatusNameRow } from './status-name.entity';
import { toStatusName } from './status-name.mapper';

/** Everything that writes a company's status names. */
export class StatusNameRepository extends TenantRepository {
  /** The rows as they are, locked in id order; those of others are missing. */
  async lock(ids: readonly number[]): Promise<Map<number, StatusName>> {
    const rows = await this.query<StatusNameRow>(
      'SELECT * FROM status_name WHERE company_id = $1 AND id = ANY($2) ORDER BY id FOR UPDATE',
      [this.companyId, ids],
    );
    return new Map(rows.map((row) => [row.id, toStatusName(row)]));
  }

  /** @throws AppError `not_found`, `conflict` with the present name */
  async rename(id: number, version: number | undefined, text: string, now: Date): Promise<StatusName> {
    const set = { text, updated_at: now };
    return toStatusName(await this.updateVersioned<StatusNameRow>({ table: 'status_name', id, version, set }, toStatusName));
  }
}
