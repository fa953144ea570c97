import type { PaperFacts, PaperKind } from '@mullion/contracts';
import { TenantRepository } from '@mullion/server-kit';

export interface PaperRow {
  readonly id: number;
  readonly kind: PaperKind;
  readonly subject_id: number;
  readonly revision: number;
  readonly facts: PaperFacts;
  readonly printed_by: string;
  readonly printed_at: Date;
}

/** Every revision of what was printed, with what stood on it. */
export class PaperRepository extends TenantRepository {
  async find(kind: PaperKind, id: number, revision: number): Promise<PaperRow | null> {
    const [row] = await this.query<PaperRow>(
      'SELECT * FROM papers WHERE company_id = $1 AND kind = $2 AND subject_id = $3 AND revision = $4',
      [this.companyId, kind, id, revision],
    );
    return row ?? null;
  }

  async latest(kind: PaperKind, id: number): Promise<PaperRow | null> {
    const [row] = await this.query<PaperRow>(
      'SELECT * FROM papers WHERE company_id = $1 AND kind = $2 AND subject_id = $3 ORDER BY revision DESC LIMIT 1',
      [this.companyId, kind, id],
    );
    return row ?? null;
  }

  /** Those of these subjects that have a paper of this kind. */
  async printed(kind: PaperKind, ids: readonly number[]): Promise<number[]> {
    const rows = await this.query<{ id: number }>(
      'SELECT DISTINCT subject_id AS id FROM papers WHERE company_id = $1 AND kind = $2 AND subject_id = ANY($3)',
      [this.companyId, kind, ids],
    );
    return rows.map(({ id }) => id);
  }

  /** False when another has given this revision meanwhile. */
  async add(
    paper: Pick<PaperRow, 'kind' | 'subject_id' | 'revision' | 'facts' | 'printed_by'> & { user_id: number | null },
  ): Promise<boolean> {
    const { kind, subject_id, revision, facts, user_id, printed_by } = paper;
    const rows = await this.query(
      `INSERT INTO papers (company_id, kind, subject_id, revision, facts, user_id, printed_by) VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT DO NOTHING RETURNING id`,
      [this.companyId, kind, subject_id, revision, JSON.stringify(facts), user_id, printed_by],
    );
    return rows.length > 0;
  }
}
