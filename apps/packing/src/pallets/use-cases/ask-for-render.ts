import { createRenderJob, type OutputOf } from '@mullion/contracts';
import type { ServiceTools } from '@mullion/server-kit';
import { RenderRequestRepository, type RenderRequest } from '../render-request.repository';

/**
 * Asks documents for a preparation list; the same request id is the same job.
 * @throws AppError `unavailable` when documents is away.
 */
export const askForRender = async (
  { database, rpc }: Pick<ServiceTools, 'database' | 'rpc'>,
  { request_id, pallet_ids, language, context }: RenderRequest,
): Promise<OutputOf<typeof createRenderJob>> => {
  const asked = { request_id, kind: 'preparation' as const, pallet_ids: [...pallet_ids], truck_ids: [], language };
  const job = await rpc.ask(createRenderJob, asked, { context });
  await new RenderRequestRepository(database, context.company_id).keepJob(request_id, job.job_id);
  return job;
};
