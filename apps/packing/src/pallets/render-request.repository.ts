import type { Language, RequestContext, PalletId } from '@mullion/contracts';
import { TenantRepository, type Database } from '@mullion/server-kit';

/** A preparation list that documents has been, or still has to be, asked for. */
export interface RenderRequest {
  readonly request_id: string;
  readonly pallet_ids: readonly PalletId[];
  readonly language: Language;
  readonly context: RequestContext;
}

export class RenderRequestRepository extends TenantRepository {
  async insert({ request_id, pallet_ids, language, context }: RenderRequest): Promise<void> {
    const { user_id, user_name, features, type, rights, time_zone } = context;
    await this.query(
      `INSERT INTO render_request (request_id, company_id, user_id, pallet_ids, language, context) VALUES ($1, $2, $3, $4, $5, $6)`,
      [
        request_id,
        this.companyId,
        user_id,
        pallet_ids,
        language,
        JSON.stringify({ user_id, user_name, features, type, rights, time_zone }),
      ],
    );
  }

  async keepJob(requestId: string, jobId: string): Promise<void> {
    await this.query('UPDATE render_request SET job_id = $3 WHERE request_id = $1 AND company_id = $2', [
      requestId,
      this.companyId,
      jobId,
    ]);
  }
}

type Due = Omit<RenderRequest, 'context'> & {
  readonly id: string;
  readonly company_id: number;
  readonly context: Partial<RequestContext>;
};

/** Over all companies: what was confirmed while documents was away. */
export const dueRenderRequests = (database: Database, limit: number): Promise<Due[]> =>
  database.read<Due>(
    `SELECT request_id AS id, request_id, company_id, pallet_ids, language, context FROM render_request
     WHERE job_id IS NULL AND created_at < now() - interval '5 seconds' AND created_at > now() - interval '1 day'
     ORDER BY created_at LIMIT $1`,
    [limit],
  );
