import type { OutputOf, routes } from '@mullion/contracts';
import type { RenderJobRow } from './render-job.repository';

type Dto = OutputOf<typeof routes.getRenderJob>;

/** A job as its person sees it. */
export const toRenderJob = (job: RenderJobRow, link: string): Dto => ({
  id: job.id as Dto['id'],
  kind: job.kind,
  state: job.state,
  progress: job.progress,
  link,
  file_name: job.file_name,
  error: job.error,
  created_at: job.created_at.toISOString(),
});
