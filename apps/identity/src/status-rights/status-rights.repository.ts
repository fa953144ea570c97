import type { StatusMove, StatusRight } from '@mullion/contracts';
import { AppError, TenantRepository } from '@mullion/server-kit';

export type Part = Pick<StatusMove, 'table_name' | 'user_type'>;
export type Move = Pick<StatusMove, 'before' | 'after'>;
/** A part that will be replaced, with what its person saw of it. */
export interface StagedPart extends Part {
  readonly known: readonly Move[] | null;
}

/** A delete that no save followed is forgotten after this: the person has gone. */
const STAGE_MINUTES = 10;

/** The matrix of a company. */
export class StatusRightsRepository extends TenantRepository {
  all(): Promise<StatusRight[]> {
    return this.query(
      `SELECT id, user_type, before, after, table_name, company_id FROM status_right
       WHERE company_id = $1 ORDER BY table_name, user_type, before, after`,
      [this.companyId],
    );
  }

  /** Remembers that this person's next save replaces a part. */
  async stage(userId: number, part: StagedPart, now: Date): Promise<void> {
    await this.query(
      `INSERT INTO status_right_stage (company_id, user_id, table_name, user_type, staged_at, known) VALUES ($1, $2, $3, $4, $5, $6::jsonb)
       ON CONFLICT (company_id, user_id, table_name, user_type) DO UPDATE SET staged_at = excluded.staged_at, known = excluded.known`,
      [this.companyId, userId, part.table_name, part.user_type, now, part.known && JSON.stringify(part.known)],
    );
  }

  /** Takes what this person has staged, and drops what was left over. */
  async claimStaged(userId: number, now: Date): Promise<StagedPart[]> {
    const rows = await this.query<StagedPart & { fresh: boolean }>(
      `DELETE FROM status_right_stage WHERE company_id = $1 AND user_id = $2
       RETURNING table_name, user_type, known, staged_at > $3::timestamptz - make_interval(mins => ${STAGE_MINUTES}) AS fresh`,
      [this.companyId, userId, now],
    );
    return rows.filter(({ fresh }) => fresh).map(({ fresh: _fresh, ...part }) => part);
  }

  /**
   * Counts the next state of the matrix, by which copies drop older ones; others who save wait until the end of the
   * transaction.
   */
  async nextVersion(): Promise<number> {
    const [row] = await this.query<{ version: number }>(
      'UPDATE company SET status_rights_version = status_rights_version + 1 WHERE id = $1 RETURNING status_rights_version AS version',
      [this.companyId],
    );
    if (!row) throw new AppError('not_found');
    return row.version;
  }

  /** Removes the parts' rows and adds the moves; a move that is there already stays. */
  async replace(parts: readonly Part[], moves: readonly StatusMove[]): Promise<void> {
    await this.query(
      `DELETE FROM status_right r USING jsonb_to_recordset($2::jsonb) AS p (table_name text, user_type int)
       WHERE r.company_id = $1 AND r.table_name = p.table_name AND r.user_type = p.user_type`,
      [this.companyId, JSON.stringify(parts)],
    );
    await this.query(
      `INSERT INTO status_right (company_id, table_name, user_type, before, after)
       SELECT $1, m.* FROM jsonb_to_recordset($2::jsonb) AS m (table_name text, user_type int, before int, after int)
       ON CONFLICT ON CONSTRAINT status_right_once DO NOTHING`,
      [this.companyId, JSON.stringify(moves)],
    );
  }
}
