import type { Language, LinkKind } from '@mullion/contracts';
import { AppError, TenantRepository, type Database } from '@mullion/server-kit';

export interface ShareLinkRow {
  readonly id: number;
  readonly company_id: number;
  readonly kind: LinkKind;
  /** The order, customer or truck. */
  readonly target_id: number;
  readonly departure: number | null;
  readonly token_hash: string;
  readonly language: Language;
  readonly user_id: number | null;
  readonly user_name: string;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly revoked_at: Date | null;
  readonly openings: number;
  readonly last_opened_at: Date | null;
}
export interface OpeningRow {
  readonly address: string;
  readonly agent: string;
  readonly opened_at: Date;
  readonly last_at: Date;
}
type NewLink = Omit<ShareLinkRow, 'id' | 'company_id' | 'revoked_at' | 'openings' | 'last_opened_at'>;
type Target = Pick<ShareLinkRow, 'kind' | 'target_id'>;
interface Page {
  readonly page: number;
  readonly rows: number;
}
interface Paged<Row> {
  readonly rows: Row[];
  readonly total: number;
}

/** Visits of one browser from one network within this are one. */
const VISIT_MINUTES = 30;

/** Private links of one company. */
export class ShareLinkRepository extends TenantRepository {
  /** Adds a link; a token that is there already is the same link. */
  async add(link: NewLink): Promise<ShareLinkRow> {
    const entries = Object.entries({ ...link, company_id: this.companyId });
    const [row] = await this.query<ShareLinkRow>(
      `INSERT INTO share_link (${entries.map(([name]) => name).join(', ')}) VALUES (${entries.map((_entry, at) => `$${at + 1}`).join(', ')})
       ON CONFLICT (token_hash) DO UPDATE SET language = share_link.language RETURNING *`,
      entries.map(([, value]) => value),
    );
    return row as ShareLinkRow;
  }

  async countOpen({ kind, target_id }: Target, now: Date): Promise<number> {
    const [row] = await this.query<{ open: number }>(
      `SELECT count(*)::int AS open FROM share_link WHERE company_id = $1 AND kind = $2 AND target_id = $3 AND revoked_at IS NULL AND expires_at > $4`,
      [this.companyId, kind, target_id, now],
    );
    return row?.open ?? 0;
  }

  async page({ kind, target_id }: Target, { page, rows }: Page): Promise<Paged<ShareLinkRow>> {
    const where = 'company_id = $1 AND kind = $2 AND target_id = $3';
    const found = await this.query<ShareLinkRow>(
      `SELECT * FROM share_link WHERE ${where} ORDER BY id DESC LIMIT $4 OFFSET $5`,
      [this.companyId, kind, target_id, rows, (page - 1) * rows],
    );
    const [counted] = await this.query<{ total: number }>(
      `SELECT count(*)::int AS total FROM share_link WHERE ${where}`,
      [this.companyId, kind, target_id],
    );
    return { rows: found, total: counted?.total ?? 0 };
  }

  byId(id: number): Promise<ShareLinkRow | null> {
    return this.row('share_link', id);
  }

  /** The link as it was before; one that was revoked keeps its moment. @throws AppError `not_found` */
  async revoke(id: number, at: Date): Promise<ShareLinkRow> {
    const before = await this.row<ShareLinkRow>('share_link', id, 'FOR UPDATE');
    if (!before) throw new AppError('not_found');
    await this.query('UPDATE share_link SET revoked_at = coalesce(revoked_at, $3) WHERE company_id = $1 AND id = $2', [
      this.companyId,
      id,
      at,
    ]);
    return before;
  }

  async openings(id: number, { page, rows }: Page): Promise<Paged<OpeningRow>> {
    const found = await this.query<OpeningRow>(
      'SELECT address, agent, opened_at, last_at FROM share_opening WHERE company_id = $1 AND link_id = $2 ORDER BY id DESC LIMIT $3 OFFSET $4',
      [this.companyId, id, rows, (page - 1) * rows],
    );
    const [counted] = await this.query<{ total: number }>(
      'SELECT count(*)::int AS total FROM share_opening WHERE company_id = $1 AND link_id = $2',
      [this.companyId, id],
    );
    return { rows: found, total: counted?.total ?? 0 };
  }

  /** Notes a visit; one that goes on is the same. */
  async noteVisit(id: number, visit: { readonly address: string; readonly agent: string }, now: Date): Promise<void> {
    await this.query(
      `WITH same AS (
         UPDATE share_opening SET last_at = $5 WHERE id = (
           SELECT id FROM share_opening WHERE company_id = $1 AND link_id = $2 AND address = $3 AND agent = $4
             AND last_at > $5::timestamptz - make_interval(mins => ${VISIT_MINUTES}) ORDER BY id DESC LIMIT 1) RETURNING id
       ), fresh AS (
         INSERT INTO share_opening (company_id, link_id, address, agent, opened_at, last_at)
         SELECT $1, $2, $3, $4, $5, $5 WHERE NOT EXISTS (SELECT 1 FROM same) RETURNING id
       )
       UPDATE share_link SET last_opened_at = $5, openings = openings + (SELECT count(*)::int FROM fresh) WHERE company_id = $1 AND id = $2`,
      [this.companyId, id, visit.address, visit.agent, now],
    );
  }
}

/** The link of a token, of whatever company: the token itself says whose it is. */
export const linkOfHash = async (database: Database, hash: string): Promise<ShareLinkRow | null> => {
  const [row] = await database.read<ShareLinkRow>('SELECT * FROM share_link WHERE token_hash = $1', [hash], {
    name: 'share-link-of-token',
  });
  return row ?? null;
};
