import type { Attachment, AttachmentTable } from '@mullion/contracts';
import { AppError, TenantRepository } from '@mullion/server-kit';
import type { StoredFiles } from './rules/no-room-for';

export interface AttachmentRow {
  readonly id: number;
  readonly company_id: number;
  readonly table_name: AttachmentTable;
  readonly table_id: number;
  readonly attachment_type: Attachment['attachment_type'];
  readonly blob_key: string;
  readonly file_name: string;
  readonly size: number;
  readonly user_id: number | null;
  readonly user_name: string;
  /** As `askerOf` names whoever sent it; empty for what is older than that. */
  readonly sent_by: string;
  readonly created_at: Date;
}
type NewAttachment = Omit<AttachmentRow, 'id' | 'company_id'>;

/** Attached files of one company. */
export class AttachmentRepository extends TenantRepository {
  ofRows(table: AttachmentTable, ids: readonly number[]): Promise<AttachmentRow[]> {
    return this.query(
      'SELECT * FROM attachment WHERE company_id = $1 AND table_name = $2 AND table_id = ANY($3) ORDER BY id',
      [this.companyId, table, ids],
    );
  }

  /** Counts what there is; from here to the end of the transaction nobody else of the company adds a file. */
  async stored(table: AttachmentTable, id: number, sentBy: string | null): Promise<StoredFiles> {
    await this.query(`SELECT pg_advisory_xact_lock(hashtext('documents.attachment'), $1)`, [this.companyId]);
    const [row] = await this.query<StoredFiles>(
      `SELECT (SELECT count(*) FROM attachment WHERE company_id = $1 AND table_name = $2 AND table_id = $3)::int AS "ofRow",
         coalesce(sum(size), 0)::float8 AS "companyBytes",
         CASE WHEN $4::text IS NULL THEN NULL ELSE coalesce(sum(size) FILTER (WHERE sent_by = $4), 0)::float8 END AS "linkBytes"
       FROM attachment WHERE company_id = $1`,
      [this.companyId, table, id, sentBy],
    );
    return row as StoredFiles;
  }

  byId(id: number): Promise<AttachmentRow | null> {
    return this.row('attachment', id);
  }

  async add(file: NewAttachment): Promise<AttachmentRow> {
    const entries = Object.entries({ ...file, company_id: this.companyId });
    const [row] = await this.query<AttachmentRow>(
      `INSERT INTO attachment (${entries.map(([name]) => name).join(', ')}) VALUES (${entries.map((_entry, at) => `$${at + 1}`).join(', ')}) RETURNING *`,
      entries.map(([, value]) => value),
    );
    return row as AttachmentRow;
  }

  /** @throws AppError `not_found` */
  async delete(id: number): Promise<AttachmentRow> {
    const [row] = await this.query<AttachmentRow>(
      'DELETE FROM attachment WHERE company_id = $1 AND id = $2 RETURNING *',
      [this.companyId, id],
    );
    if (!row) throw new AppError('not_found');
    return row;
  }

  async deleteOfRow(table: AttachmentTable, id: number): Promise<void> {
    await this.query('DELETE FROM attachment WHERE company_id = $1 AND table_name = $2 AND table_id = $3', [
      this.companyId,
      table,
      id,
    ]);
  }
}
