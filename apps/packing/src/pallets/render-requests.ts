import { createRenderJob, type Language, type OutputOf, type RequestContext } from '@mullion/contracts';
import { Database, Rpc, Sweep, systemContext, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';

interface RenderRequest {
  readonly request_id: string;
  readonly pallet_ids: readonly number[];
  readonly language: Language;
  readonly context: RequestContext;
}
type Job = OutputOf<typeof createRenderJob>;

const SWEEP_MS = 5_000;
const AT_ONCE = 20;

/** Preparation lists that documents has been, or still has to be, asked for: once each, however often they are asked. */
@Injectable()
export class RenderRequests {
  constructor(
    private readonly database: Database,
    private readonly rpc: Rpc,
  ) {}

  /** Keeps the request with the confirmation, so that the list is made even if documents is away now. */
  async keep(tx: Tx, request: RenderRequest): Promise<void> {
    const { user_id, user_name, company_id, features, type, rights, time_zone } = request.context;
    await tx.query(
      `INSERT INTO render_request (request_id, company_id, user_id, pallet_ids, language, context) VALUES ($1, $2, $3, $4, $5, $6)`,
      [
        request.request_id,
        company_id,
        user_id,
        request.pallet_ids,
        request.language,
        JSON.stringify({ user_id, user_name, features, type, rights, time_zone }),
      ],
    );
  }

  /** Asks documents; the same request id is the same job. @throws AppError `unavailable` when documents is away. */
  async ask(request: RenderRequest): Promise<Job> {
    const job = await this.rpc.ask(
      createRenderJob,
      {
        request_id: request.request_id,
        kind: 'preparation',
        pallet_ids: [...request.pallet_ids] as never,
        truck_ids: [],
        language: request.language,
      },
      { context: request.context },
    );
    await this.database.read('UPDATE render_request SET job_id = $2 WHERE request_id = $1', [request.request_id, job.job_id]);
    return job;
  }

  /** What was confirmed while documents was away. */
  @Sweep({ everyMs: SWEEP_MS })
  async askAgain(): Promise<void> {
    const rows = await this.database.read<RenderRequest & { company_id: number }>(
      `SELECT request_id, company_id, pallet_ids, language, context FROM render_request
       WHERE job_id IS NULL AND created_at < now() - interval '5 seconds' AND created_at > now() - interval '1 day'
       ORDER BY created_at LIMIT ${AT_ONCE}`,
    );
    for (const row of rows) await this.ask({ ...row, context: systemContext(row.company_id, row.context) });
  }
}
