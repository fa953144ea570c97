import type { SystemRight } from '@mullion/contracts';
import { AppError, TenantRepository } from '@mullion/server-kit';

/** A company's system rights. */
export class SystemRightsRepository extends TenantRepository {
  all(): Promise<SystemRight[]> {
    return this.query(
      'SELECT code, description, administrator, planner, manager, packer, worker FROM system_right WHERE company_id = $1 ORDER BY code',
      [this.companyId],
    );
  }

  /** Others who save wait until the end of the transaction. */
  async lock(): Promise<void> {
    await this.query('SELECT 1 FROM system_right WHERE company_id = $1 ORDER BY code FOR UPDATE', [this.companyId]);
  }

  /** Sets the roles of rights the company has. @throws AppError `not_found` for a right it has not */
  async change(rights: readonly Omit<SystemRight, 'description'>[]): Promise<void> {
    const written = await this.query<{ code: string }>(
      `UPDATE system_right r SET administrator = n.administrator, planner = n.planner, manager = n.manager, packer = n.packer, worker = n.worker
       FROM jsonb_to_recordset($2::jsonb)
         AS n (code text, administrator bool, planner bool, manager bool, packer bool, worker bool)
       WHERE r.company_id = $1 AND r.code = n.code RETURNING r.code`,
      [this.companyId, JSON.stringify(rights)],
    );
    const known = new Set(written.map(({ code }) => code));
    const unknown = rights.filter(({ code }) => !known.has(code));
    if (unknown.length > 0) throw new AppError('not_found', { codes: unknown.map(({ code }) => code) });
  }
}
