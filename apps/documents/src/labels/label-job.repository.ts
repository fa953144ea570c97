import type { LabelError, LabelKind, LabelState, Language } from '@mullion/contracts';
import { AppError, isUniqueViolation, TenantRepository, type Database } from '@mullion/server-kit';

export interface LabelJobRow {
  readonly id: number;
  readonly company_id: number;
  readonly printer_id: number;
  readonly printer: string;
  readonly kind: LabelKind;
  readonly subject_id: number;
  readonly name: string;
  readonly language: Language;
  readonly state: LabelState;
  readonly error: LabelError | null;
  readonly revision: number | null;
  readonly user_id: number | null;
  readonly asked_by: string;
  readonly asked_at: Date;
  readonly claim: string | null;
  readonly finished_at: Date | null;
  readonly reprint_of: number | null;
  readonly reason: string | null;
  readonly reprinted: boolean;
}
export type NewLabelJob = Pick<
  LabelJobRow,
  'printer_id' | 'kind' | 'subject_id' | 'name' | 'language' | 'user_id' | 'asked_by'
>;

/** A label that an agent has and says nothing of for so long is doubtful; longer than the agent may begin and send. */
export const LEASE_SECONDS = 90;

export const labelJobColumns = `j.id::int AS id, j.company_id, j.printer_id, p.name AS printer, j.kind, j.subject_id, j.name, j.language, j.state, j.error,
  j.revision, j.user_id, j.asked_by, j.asked_at, j.claim, j.finished_at, j.reprint_of::int AS reprint_of, j.reason,
  EXISTS (SELECT 1 FROM label_jobs r WHERE r.reprint_of = j.id) AS reprinted`;
const joined = 'FROM label_jobs j JOIN label_printers p ON p.id = j.printer_id';

/** Labels of a company, each on its way to one printer at most once. */
export class LabelJobRepository extends TenantRepository {
  /** @throws AppError `not_found` */
  async get(id: number): Promise<LabelJobRow> {
    const [row] = await this.query<LabelJobRow>(
      `SELECT ${labelJobColumns} ${joined} WHERE j.id = $1 AND j.company_id = $2`,
      [id, this.companyId],
    );
    if (!row) throw new AppError('not_found');
    return row;
  }

  /** @throws AppError `label.reprinted` when another has printed it again already */
  async add(
    job: NewLabelJob,
    again: { readonly of: number; readonly reason: string } | null = null,
  ): Promise<LabelJobRow> {
    const [row] = await this.query<{ id: number }>(
      `INSERT INTO label_jobs (company_id, printer_id, kind, subject_id, name, language, user_id, asked_by, reprint_of, reason)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id::int AS id`,
      [
        this.companyId,
        job.printer_id,
        job.kind,
        job.subject_id,
        job.name,
        job.language,
        job.user_id,
        job.asked_by,
        again?.of ?? null,
        again?.reason ?? null,
      ],
    ).catch((error: unknown) => {
      if (isUniqueViolation(error, 'label_jobs_reprinted')) throw new AppError('label.reprinted');
      throw error;
    });
    return this.get(row?.id ?? 0);
  }

  /** Out of the queue; false when it does not wait any more. */
  async cancel(id: number): Promise<boolean> {
    const rows = await this.query(
      `UPDATE label_jobs SET state = 'cancelled', finished_at = now() WHERE id = $1 AND company_id = $2 AND state = 'waiting' RETURNING id`,
      [id, this.companyId],
    );
    return rows.length > 0;
  }

  /** The next label of a printer that is sending none; from now on it is its agent's, and nobody else is given it. */
  async claimNext(printerId: number, instance: string, claim: string): Promise<LabelJobRow | null> {
    const [row] = await this.query<{ id: number }>(
      `UPDATE label_jobs SET state = 'sending', instance = $3, claim = $4, lease_until = now() + make_interval(secs => ${LEASE_SECONDS})
       WHERE company_id = $1 AND state = 'waiting' AND id = (
         SELECT id FROM label_jobs WHERE printer_id = $2 AND company_id = $1 AND state = 'waiting'
           AND NOT EXISTS (SELECT 1 FROM label_jobs WHERE printer_id = $2 AND state = 'sending')
         ORDER BY tries, id LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING id::int AS id`,
      [this.companyId, printerId, instance, claim],
    );
    return row ? this.get(row.id) : null;
  }

  async keepRevision(id: number, revision: number): Promise<void> {
    await this.query('UPDATE label_jobs SET revision = $3 WHERE id = $1 AND company_id = $2', [
      id,
      this.companyId,
      revision,
    ]);
  }

  /**
   * How a label ended, said by whoever has the claim: also later than expected, when it was taken for doubtful already.
   */
  async finalise(id: number, claim: string, state: LabelState, error: LabelError | null): Promise<boolean> {
    const rows = await this.query(
      `UPDATE label_jobs SET state = $4, error = $5, lease_until = NULL, finished_at = CASE WHEN $4 = 'waiting' THEN NULL ELSE now() END
       WHERE id = $1 AND company_id = $2 AND claim = $3 AND state IN ('sending', 'unknown') RETURNING id`,
      [id, this.companyId, claim, state, error],
    );
    return rows.length > 0;
  }

  /**
   * Not a byte of it was sent: it waits again, unless it was taken for doubtful meanwhile, when a person may have
   * printed it again.
   */
  async giveBack(id: number, claim: string): Promise<boolean> {
    const rows = await this.query(
      `UPDATE label_jobs SET lease_until = NULL, state = CASE WHEN state = 'sending' THEN 'waiting' ELSE 'failed' END,
         error = CASE WHEN state = 'sending' THEN NULL ELSE 'late' END, finished_at = CASE WHEN state = 'sending' THEN NULL ELSE now() END
       WHERE id = $1 AND company_id = $2 AND claim = $3 AND state IN ('sending', 'unknown') RETURNING id`,
      [id, this.companyId, claim],
    );
    return rows.length > 0;
  }

  /**
   * It could not be drawn: it waits again, behind those that were tried less, or is set aside when it was tried so
   * often. Gives its state, null when somebody else has it.
   */
  async tryLater(id: number, claim: string, most: number | null): Promise<LabelState | null> {
    const [row] = await this.query<{ state: LabelState }>(
      `UPDATE label_jobs SET tries = tries + 1, lease_until = NULL, state = CASE WHEN tries + 1 < coalesce($4, tries + 2) THEN 'waiting' ELSE 'failed' END,
         error = CASE WHEN tries + 1 < coalesce($4, tries + 2) THEN NULL ELSE 'not_drawn' END, finished_at = CASE WHEN tries + 1 < coalesce($4, tries + 2) THEN NULL ELSE now() END
       WHERE id = $1 AND company_id = $2 AND claim = $3 AND state IN ('sending', 'unknown') RETURNING state`,
      [id, this.companyId, claim, most],
    );
    return row?.state ?? null;
  }

  /** Labels of answers that an agent never got: this start of it does not have them, so not a byte of them was sent. */
  async neverArrived(instance: string, holding: readonly string[]): Promise<void> {
    await this.query(
      `UPDATE label_jobs SET state = 'waiting', claim = NULL, instance = NULL, lease_until = NULL
       WHERE company_id = $1 AND instance = $2 AND state = 'sending' AND NOT (claim = ANY($3::uuid[]))`,
      [this.companyId, instance, holding],
    );
  }

  async isBusy(printerId: number): Promise<boolean> {
    const rows = await this.query(
      `SELECT 1 FROM label_jobs WHERE printer_id = $1 AND company_id = $2 AND state = 'sending' LIMIT 1`,
      [printerId, this.companyId],
    );
    return rows.length > 0;
  }
}

/**
 * Over all companies: labels whose agent has died, and those that have waited so long that nobody expects them any
 * more.
 */
export const endLostLabels = (
  database: Database,
  waitingHours: number,
): Promise<{ id: number; company_id: number }[]> =>
  database.read(
    `UPDATE label_jobs SET finished_at = now(), lease_until = NULL,
       state = CASE WHEN state = 'sending' THEN 'unknown' ELSE 'failed' END, error = CASE WHEN state = 'sending' THEN 'agent_lost' ELSE 'too_late' END
     WHERE (state = 'sending' AND lease_until < now()) OR (state = 'waiting' AND asked_at < now() - make_interval(hours => $1))
     RETURNING id::int AS id, company_id`,
    [waitingHours],
  );
