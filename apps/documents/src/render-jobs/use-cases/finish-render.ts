import type { finishRender as contract, InputOf, reportRender as reportContract } from '@mullion/contracts';
import type { Database } from '@mullion/server-kit';
import { RenderJobRepository } from '../render-job.repository';
import { enqueueFile, type Tools } from './start-file';

/** The worker gives the file or says why not; the next of the same person may begin. */
export const finishRender = async (
  tools: Tools,
  companyId: number,
  input: InputOf<typeof contract>,
): Promise<{ ok: true }> => {
  const { job_id: id, blob_key: key, content_type: type, file_name: name, error } = input;
  const jobs = new RenderJobRepository(tools.database, companyId);
  await jobs.finish(id, key && type && name ? { key, type, name } : null, error);
  const next = await jobs.nextAfter(id);
  if (next) await enqueueFile(tools, next);
  return { ok: true };
};

/** A sign of life, and how far the file is. */
export const reportRender = async (
  database: Database,
  companyId: number,
  input: InputOf<typeof reportContract>,
): Promise<{ ok: true }> => {
  await new RenderJobRepository(database, companyId).report(input.job_id, input.progress);
  return { ok: true };
};
