import type {
  CompanyId,
  OrderId,
  PalletId,
  PdfTemplateId,
  PrintedTable,
  ProductId,
  renderKinds,
  TruckId,
  UserId,
  WantedList,
  WorkCenterId,
} from '@mullion/contracts';
import { randomUUID } from 'node:crypto';
import { TenantRepository, type Database } from '@mullion/server-kit';

/** What a job needs beside pallets and trucks. */
export interface RenderOptions {
  readonly products?: readonly ProductId[];
  /** A customer may have it, by a private link too. */
  readonly forCustomer?: boolean;
  readonly list?: WantedList;
  readonly workCenter?: WorkCenterId;
  readonly orders?: readonly OrderId[];
  readonly table?: PrintedTable;
  readonly template?: PdfTemplateId;
  /** Who asked for it. */
  readonly by?: string;
  /** A sheet of what is attested of a departure, or what came after it. */
  readonly evidence?: { readonly sheet_id: number; readonly later: boolean };
}

export interface RenderJobRow {
  readonly id: string;
  readonly company_id: CompanyId;
  readonly user_id: UserId | null;
  /** As `askerOf` names whoever wants it. */
  readonly asker: string;
  readonly kind: (typeof renderKinds)[number];
  readonly pallet_ids: PalletId[];
  readonly truck_ids: TruckId[];
  readonly options: RenderOptions | null;
  readonly language: 'lt' | 'en';
  readonly state: 'queued' | 'running' | 'done' | 'failed';
  readonly progress: number;
  readonly blob_key: string | null;
  readonly content_type: string | null;
  readonly file_name: string | null;
  readonly error: string | null;
  readonly created_at: Date;
}

export interface NewRenderJob {
  readonly requestId: string;
  readonly userId: number | null;
  readonly asker: string;
  readonly kind: RenderJobRow['kind'];
  readonly palletIds: readonly PalletId[];
  readonly truckIds: readonly TruckId[];
  readonly options?: RenderOptions | undefined;
  readonly language: RenderJobRow['language'];
}

/** A job not finished by then is enqueued again by the sweep: its worker died or Redis was away. */
const RETRY_SECONDS = 45;
const MAX_ATTEMPTS = 6;
/** Enqueued again in one go. */
const MOST_DUE = 200;
const OPEN = `state IN ('queued', 'running')`;

/** Files to be made for one company. */
export class RenderJobRepository extends TenantRepository {
  /** Adds a job; the same request again gives the job it made before. */
  async add(job: NewRenderJob): Promise<RenderJobRow> {
    const options = job.options ?? null;
    await this.query(
      `INSERT INTO render_jobs (id, company_id, user_id, request_id, kind, pallet_ids, truck_ids, language, options, asker, due_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, now() + interval '3 seconds') ON CONFLICT (request_id) DO NOTHING`,
      [
        randomUUID(),
        this.companyId,
        job.userId,
        job.requestId,
        job.kind,
        job.palletIds,
        job.truckIds,
        job.language,
        options,
        job.asker,
      ],
    );
    const [row] = await this.query<RenderJobRow>(
      'SELECT * FROM render_jobs WHERE request_id = $1 AND company_id = $2',
      [job.requestId, this.companyId],
    );
    return row as RenderJobRow;
  }

  find(id: string): Promise<RenderJobRow | null> {
    return this.row<RenderJobRow>('render_jobs', id);
  }

  /** How many files of the asker are waited for. */
  async openOf(asker: string): Promise<number> {
    const [row] = await this.query<{ open: number }>(
      `SELECT count(*)::int AS open FROM render_jobs WHERE company_id = $1 AND asker = $2 AND ${OPEN}`,
      [this.companyId, asker],
    );
    return row?.open ?? 0;
  }

  /**
   * Begins a job, in a transaction; null when it is finished already, or another of the same asker is being made: it
   * waits for that one to end then.
   */
  async begin(id: string): Promise<RenderJobRow | null> {
    await this.query(`SELECT pg_advisory_xact_lock(hashtext('documents.render_jobs'), $1)`, [this.companyId]);
    const [row] = await this.query<RenderJobRow & { readonly turn: boolean }>(
      `UPDATE render_jobs j SET due_at = now() + make_interval(secs => $3), state = CASE WHEN t.turn THEN 'running' ELSE j.state END,
         attempts = CASE WHEN t.turn THEN j.attempts ELSE 0 END
       FROM (SELECT NOT EXISTS (SELECT 1 FROM render_jobs o JOIN render_jobs m ON m.id = $1
         WHERE o.company_id = $2 AND o.asker = m.asker AND o.id <> m.id AND o.state = 'running' AND o.due_at > now()) AS turn) t
       WHERE j.id = $1 AND j.company_id = $2 AND j.${OPEN} RETURNING j.*, t.turn`,
      [id, this.companyId, RETRY_SECONDS],
    );
    return row?.turn ? row : null;
  }

  /** The next job of the asker of one that has ended, if any waits. */
  async nextAfter(id: string): Promise<RenderJobRow | null> {
    const [row] = await this.query<RenderJobRow>(
      `SELECT n.* FROM render_jobs n JOIN render_jobs e ON e.id = $1 AND e.company_id = $2
       WHERE n.company_id = $2 AND n.asker = e.asker AND n.state = 'queued' ORDER BY n.created_at LIMIT 1`,
      [id, this.companyId],
    );
    return row ?? null;
  }

  /** How many others of the company wait for files. */
  async othersWaiting(asker: string): Promise<number> {
    const [row] = await this.query<{ others: number }>(
      `SELECT count(DISTINCT asker)::int AS others FROM render_jobs WHERE company_id = $1 AND asker <> $2 AND ${OPEN}`,
      [this.companyId, asker],
    );
    return row?.others ?? 0;
  }

  async report(id: string, progress: number): Promise<void> {
    await this.query(
      `UPDATE render_jobs SET progress = greatest(progress, $3), due_at = now() + make_interval(secs => $4)
       WHERE id = $1 AND company_id = $2 AND state = 'running'`,
      [id, this.companyId, progress, RETRY_SECONDS],
    );
  }

  /** The worker gives the file or says why not; a second answer changes nothing. */
  async finish(
    id: string,
    file: { key: string; type: string; name: string } | null,
    error: string | null,
  ): Promise<void> {
    await this.query(
      `UPDATE render_jobs SET state = $3, progress = CASE WHEN $3 = 'done' THEN 1 ELSE progress END, blob_key = $4, content_type = $5, file_name = $6, error = $7
       WHERE id = $1 AND company_id = $2 AND ${OPEN}`,
      [id, this.companyId, file ? 'done' : 'failed', file?.key ?? null, file?.type ?? null, file?.name ?? null, error],
    );
  }

  /** Forgets a job whose file is gone. */
  async purge(id: string): Promise<void> {
    await this.query('DELETE FROM render_jobs WHERE id = $1 AND company_id = $2', [id, this.companyId]);
  }
}

type Due = Pick<RenderJobRow, 'id' | 'company_id' | 'asker'>;

/** Over all companies: jobs that are due again, the longest due first; those tried too often have failed. */
export const dueRenderJobs = async (database: Database): Promise<Due[]> => {
  const due = `id = ANY(ARRAY(SELECT id FROM render_jobs WHERE ${OPEN} AND due_at < now() ORDER BY due_at LIMIT ${MOST_DUE} FOR UPDATE SKIP LOCKED))`;
  await database.read(
    `UPDATE render_jobs SET state = 'failed', error = 'unavailable' WHERE ${due} AND attempts >= ${MAX_ATTEMPTS}`,
  );
  return database.read<Due>(
    `UPDATE render_jobs SET due_at = now() + make_interval(secs => $1), attempts = attempts + 1 WHERE ${due} RETURNING id, company_id, asker`,
    [RETRY_SECONDS],
  );
};

/** Over all companies: jobs older than this, the oldest first. */
export const oldRenderJobs = (
  database: Database,
  days: number,
  count: number,
): Promise<(Due & Pick<RenderJobRow, 'blob_key'>)[]> =>
  database.read(
    'SELECT id, company_id, asker, blob_key FROM render_jobs WHERE created_at < now() - make_interval(days => $1) ORDER BY created_at LIMIT $2',
    [days, count],
  );
