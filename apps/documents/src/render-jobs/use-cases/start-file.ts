import { randomUUID } from 'node:crypto';
import { renderDocumentJob, type createRenderJob, type OutputOf, type PalletId, type TruckId } from '@mullion/contracts';
import type { CallInfo, Queues, ServiceTools, Tx } from '@mullion/server-kit';
import type { DocumentsConfig } from '../../config';
import { paperLanguage } from '../../paper-language';
import { RenderJobRepository, type NewRenderJob, type RenderJobRow } from '../render-job.repository';
import { linkOf } from '../render-jobs.queries';

export type Tools = ServiceTools<DocumentsConfig>;

export interface WantedFile extends Pick<NewRenderJob, 'kind' | 'options'> {
  readonly palletIds?: readonly PalletId[];
  readonly truckIds?: readonly TruckId[];
  /** Of another service's request, which may come again; a person's repeat is known by its idempotency key. */
  readonly requestId?: string;
  /** Default: the company's template language. */
  readonly language?: 'lt' | 'en' | undefined;
}

export type StartedFile = OutputOf<typeof createRenderJob>;

/** A file is rendered by worker-documents: a row and a link at once, the bytes when they are ready. A repeated request gives the same file. */
export const startFile = async (tools: Tools, call: CallInfo, wanted: WantedFile): Promise<StartedFile> => {
  const { context } = call;
  const language = await paperLanguage(tools.rpc, context, wanted.language);
  const made = await tools.database.transaction(call, async (tx) => {
    const job = await new RenderJobRepository(tx, context.company_id).add({
      requestId: wanted.requestId ?? randomUUID(),
      userId: context.user_id,
      kind: wanted.kind,
      palletIds: wanted.palletIds ?? [],
      truckIds: wanted.truckIds ?? [],
      options: { ...wanted.options, by: context.user_name },
      language,
    });
    tx.afterCommit(() => void enqueueFile(tools.queues, job));
    return { id: job.id };
  });
  return { job_id: made.data.id as StartedFile['job_id'], link: linkOf(tools, made.data.id, context) };
};

/** A file that the service itself wants made, in the caller's transaction; nobody's but its own. Gives its job. */
export const addFile = async (
  { queues }: Pick<Tools, 'queues'>,
  tx: Tx,
  companyId: number,
  { kind, options, language }: Pick<NewRenderJob, 'kind' | 'options' | 'language'>,
): Promise<string> => {
  const wanted = { requestId: randomUUID(), userId: null, kind, palletIds: [], truckIds: [], options, language };
  const job = await new RenderJobRepository(tx, companyId).add(wanted);
  tx.afterCommit(() => void enqueueFile(queues, job));
  return job.id;
};

/** Puts the job into its queue; the sweep does it again when Redis was away. */
export const enqueueFile = async (queues: Queues, row: Pick<RenderJobRow, 'id' | 'company_id'>): Promise<void> => {
  await queues.enqueue(renderDocumentJob, renderDocumentJob.payload.parse({ job_id: row.id, company_id: row.company_id }));
};
