import { randomUUID } from 'node:crypto';
import { getCompany, getSessionContext, renderDocumentJob, type RequestContext } from '@mullion/contracts';
import { AppError, Clock, Database, KIT_CONFIG, Queues, Rpc, systemContext, type CallInfo } from '@mullion/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { DocumentsConfig } from '../../config';
import { LINK_SECONDS, readLink, signLink } from '../export-link';
import { mayHave } from '../rules/may-have';
import { insertRenderJob, type NewRenderJob, type RenderJobRow } from '../render-job.repository';

/** A job not finished by then is enqueued again by the sweep: its worker died or Redis was away. */
const RETRY_SECONDS = 45;
const MAX_ATTEMPTS = 6;

type Wanted = Pick<NewRenderJob, 'kind' | 'options'> & {
  readonly palletIds?: readonly number[];
  readonly truckIds?: readonly number[];
  readonly requestId?: string;
  readonly language?: 'lt' | 'en' | undefined;
};

/** Files are rendered by worker-documents: a row and a link at once, the bytes when they are ready (docs/architecture.md, rules 10 and 11). */
@Injectable()
export class MakeFile {
  constructor(
    private readonly database: Database,
    private readonly queues: Queues,
    private readonly rpc: Rpc,
    private readonly clock: Clock,
    @Inject(KIT_CONFIG) private readonly config: DocumentsConfig,
  ) {}

  /** Starts a job and gives its link. The language is the company's template language unless asked otherwise. */
  async start(call: CallInfo, wanted: Wanted): Promise<{ job_id: string; link: string }> {
    const { context } = call;
    const language = wanted.language ?? (await this.rpc.ask(getCompany, { company_id: context.company_id }, { context })).template_language;
    const made = await this.database.transaction(null, async (tx) => {
      const job = await insertRenderJob(tx, {
        requestId: wanted.requestId ?? randomUUID(),
        companyId: context.company_id,
        userId: context.user_id,
        kind: wanted.kind,
        palletIds: wanted.palletIds ?? [],
        truckIds: wanted.truckIds ?? [],
        options: wanted.options,
        language,
      });
      tx.afterCommit(() => void this.enqueue(job));
      return job;
    });
    return { job_id: made.data.id, link: this.linkOf(made.data, context) };
  }

  linkOf(job: Pick<RenderJobRow, 'id'>, context: Pick<RequestContext, 'company_id' | 'session_id'>): string {
    const expiresAt = Math.floor(this.clock.now().getTime() / 1000) + LINK_SECONDS;
    const token = signLink(
      { jobId: job.id, companyId: context.company_id, sessionId: context.session_id, expiresAt },
      this.config.MULLION_TOKEN_KEY,
    );
    return `/api/files/${token}`;
  }

  /**
   * The job of a link, as long as the session that made it is open and its person still may have the file.
   * @throws AppError file.link_expired; file.not_found for a token of nobody.
   */
  async byToken(token: string): Promise<RenderJobRow> {
    const claims = readLink(token, this.config.MULLION_TOKEN_KEY);
    if (!claims) throw new AppError('file.not_found');
    if (claims.expiresAt * 1000 < this.clock.now().getTime()) throw new AppError('file.link_expired');
    if (claims.sessionId === null) throw new AppError('file.link_expired');
    return this.of(claims.jobId, await this.personOf(claims.sessionId));
  }

  /** @throws AppError file.not_found for somebody else's job. */
  async of(id: string, person: RequestContext): Promise<RenderJobRow> {
    const [row] = await this.database.read<RenderJobRow>('SELECT * FROM render_jobs WHERE id = $1', [id]);
    if (!row || !mayHave(row, person)) throw new AppError('file.not_found');
    return row;
  }

  /** The worker takes a job; null when it is finished already. */
  async begin(id: string): Promise<RenderJobRow | null> {
    const [row] = await this.database.read<RenderJobRow>(
      `UPDATE render_jobs SET state = 'running', due_at = now() + make_interval(secs => $2) WHERE id = $1 AND state IN ('queued', 'running') RETURNING *`,
      [id, RETRY_SECONDS],
    );
    return row ?? null;
  }

  async report(id: string, progress: number): Promise<void> {
    await this.database.read(
      `UPDATE render_jobs SET progress = greatest(progress, $2), due_at = now() + make_interval(secs => $3) WHERE id = $1 AND state = 'running'`,
      [id, progress, RETRY_SECONDS],
    );
  }

  /** The worker gives the file or says why not; a second answer changes nothing. */
  async finish(id: string, file: { key: string; type: string; name: string } | null, error: string | null): Promise<void> {
    await this.database.read(
      `UPDATE render_jobs SET state = $2, progress = CASE WHEN $2 = 'done' THEN 1 ELSE progress END, blob_key = $3, content_type = $4, file_name = $5, error = $6
       WHERE id = $1 AND state IN ('queued', 'running')`,
      [id, file ? 'done' : 'failed', file?.key ?? null, file?.type ?? null, file?.name ?? null, error],
    );
  }

  /** Puts due rows into the queue again; those tried too often have failed. */
  async enqueueDue(): Promise<void> {
    await this.database.read(
      `UPDATE render_jobs SET state = 'failed', error = 'unavailable' WHERE state IN ('queued', 'running') AND due_at < now() AND attempts >= $1`,
      [MAX_ATTEMPTS],
    );
    const due = await this.database.read<RenderJobRow>(
      `UPDATE render_jobs SET due_at = now() + make_interval(secs => $1), attempts = attempts + 1
       WHERE state IN ('queued', 'running') AND due_at < now() RETURNING *`,
      [RETRY_SECONDS],
    );
    for (const row of due) await this.enqueue(row);
  }

  private async enqueue(row: Pick<RenderJobRow, 'id' | 'company_id'>): Promise<void> {
    await this.queues.enqueue(renderDocumentJob, renderDocumentJob.payload.parse({ job_id: row.id, company_id: row.company_id }));
  }

  /** @throws AppError file.link_expired when the session has ended */
  private async personOf(sessionId: string): Promise<RequestContext> {
    try {
      return await this.rpc.ask(getSessionContext, { session_id: sessionId }, { context: systemContext(1) });
    } catch (error) {
      if (error instanceof AppError && error.code === 'session.revoked') throw new AppError('file.link_expired');
      throw error;
    }
  }
}
