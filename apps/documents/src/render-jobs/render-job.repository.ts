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
  readonly kind: RenderJobRow['kind'];
  readonly palletIds: readonly PalletId[];
  readonly truckIds: readonly TruckId[];
  readonly options?: RenderOptions | undefined;
  readonly language: RenderJobRow['language'];
}

/** A job not finished by then is enqueued again by the sweep: its worker died or Redis was away. */
const RETRY_SECONDS = 45;
const MAX_ATTEMPTS = 6;
const OPEN = `state IN ('queued', 'running')`;

/** Files to be made for one company. */
export class RenderJobRepository extends TenantRepository {
  /** Adds a job; the same request again gives the job it made before. */
  async add(job: NewRenderJob): Promise<RenderJobRow> {
    const options = job.options ?? null;
    await this.query(
      `INSERT INTO render_jobs (id, company_id, user_id, request_id, kind, pallet_ids, truck_ids, language, options, due_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, now() + interval '3 seconds') ON CONFLICT (request_id) DO NOTHING`,
      [randomUUID(), this.companyId, job.userId, job.requestId, job.kind, job.palletIds, job.truckIds, job.language, options],
    );
    const [row] = await this.query<RenderJobRow>('SELECT * FROM render_jobs WHERE request_id = $1 AND company_id = $2', [
      job.requestId,
      this.companyId,
    ]);
    return row as RenderJobRow;
  }

  find(id: string): Promise<RenderJobRow | null> {
    return this.row<RenderJobRow>('render_jobs', id);
  }

  /** The worker takes a job; null when it is finished already. */
  async begin(id: string): Promise<RenderJobRow | null> {
    const [row] = await this.query<RenderJobRow>(
      `UPDATE render_jobs SET state = 'running', due_at = now() + make_interval(secs => $3) WHERE id = $1 AND company_id = $2 AND ${OPEN} RETURNING *`,
      [id, this.companyId, RETRY_SECONDS],
    );
    return row ?? null;
  }

  async report(id: string, progress: number): Promise<void> {
    await this.query(
      `UPDATE render_jobs SET progress = greatest(progress, $3), due_at = now() + make_interval(secs => $4)
       WHERE id = $1 AND company_id = $2 AND state = 'running'`,
      [id, this.companyId, progress, RETRY_SECONDS],
    );
  }

  /** The worker gives the file or says why not; a second answer changes nothing. */
  async finish(id: string, file: { key: string; type: string; name: string } | null, error: string | null): Promise<void> {
    await this.query(
      `UPDATE render_jobs SET state = $3, progress = CASE WHEN $3 = 'done' THEN 1 ELSE progress END, blob_key = $4, content_type = $5, file_name = $6, error = $7
       WHERE id = $1 AND company_id = $2 AND ${OPEN}`,
      [id, this.companyId, file ? 'done' : 'failed', file?.key ?? null, file?.type ?? null, file?.name ?? null, error],
    );
  }

  /** Forgets a job whose file is gone. */
  async forget(id: string): Promise<void> {
    await this.query('DELETE FROM render_jobs WHERE id = $1 AND company_id = $2', [id, this.companyId]);
  }
}

type Due = Pick<RenderJobRow, 'id' | 'company_id'>;

/** Over all companies: jobs that are due again; those tried too often have failed. */
export const dueRenderJobs = async (database: Database): Promise<Due[]> => {
  await database.read(
    `UPDATE render_jobs SET state = 'failed', error = 'unavailable' WHERE ${OPEN} AND due_at < now() AND attempts >= ${MAX_ATTEMPTS}`,
  );
  return database.read<Due>(
    `UPDATE render_jobs SET due_at = now() + make_interval(secs => $1), attempts = attempts + 1 WHERE ${OPEN} AND due_at < now() RETURNING id, company_id`,
    [RETRY_SECONDS],
  );
};

/** Over all companies: jobs older than this, the oldest first. */
export const oldRenderJobs = (database: Database, days: number, count: number): Promise<(Due & Pick<RenderJobRow, 'blob_key'>)[]> =>
  database.read(
    'SELECT id, company_id, blob_key FROM render_jobs WHERE created_at < now() - make_interval(days => $1) ORDER BY created_at LIMIT $2',
    [days, count],
  );
