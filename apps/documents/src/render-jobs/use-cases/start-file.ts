import { randomUUID } from 'node:crypto';
import {
  renderDocumentJob,
  type createRenderJob,
  type OutputOf,
  type PalletId,
  type TruckId,
} from '@mullion/contracts';
import { AppError, askerOf, log, SYSTEM_ASKER, type CallInfo, type ServiceTools, type Tx } from '@mullion/server-kit';
import type { DocumentsConfig } from '../../config';
import { paperLanguage } from '../../core/paper-language';
import { RenderJobRepository, type NewRenderJob, type RenderJobRow } from '../render-job.repository';
import { linkOf } from '../render-jobs.queries';

/** Files of one person, program or link that are waited for at once. */
const MOST_OPEN = 30;

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

/**
 * A file is rendered by worker-documents: a row and a link at once, the bytes when they are ready. A repeated request
 * gives the same file.
 * @throws AppError `exports.too_many_open`
 */
export const startFile = async (tools: Tools, call: CallInfo, wanted: WantedFile): Promise<StartedFile> => {
  const { context } = call;
  const asker = askerOf(context);
  const language = await paperLanguage(tools.rpc, context, wanted.language);
  const made = await tools.database.transaction(call, async (tx) => {
    const jobs = new RenderJobRepository(tx, context.company_id);
    if (asker !== SYSTEM_ASKER && (await jobs.openOf(asker)) >= MOST_OPEN)
      throw new AppError('exports.too_many_open', { max: MOST_OPEN });
    const job = await jobs.add({
      requestId: wanted.requestId ?? randomUUID(),
      userId: context.user_id,
      asker,
      kind: wanted.kind,
      palletIds: wanted.palletIds ?? [],
      truckIds: wanted.truckIds ?? [],
      options: { ...wanted.options, by: context.user_name },
      language,
    });
    tx.afterCommit(() => void enqueueFile(tools, job));
    return { id: job.id };
  });
  return { job_id: made.data.id as StartedFile['job_id'], link: linkOf(tools, made.data.id, context) };
};

/** A file that the service itself wants made, in the caller's transaction; nobody's but its own. Gives its job. */
export const addFile = async (
  tools: Pick<Tools, 'queues' | 'database'>,
  tx: Tx,
  companyId: number,
  { kind, options, language }: Pick<NewRenderJob, 'kind' | 'options' | 'language'>,
): Promise<string> => {
  const wanted = {
    requestId: randomUUID(),
    userId: null,
    asker: SYSTEM_ASKER,
    kind,
    palletIds: [],
    truckIds: [],
    options,
    language,
  };
  const job = await new RenderJobRepository(tx, companyId).add(wanted);
  tx.afterCommit(() => void enqueueFile(tools, job));
  return job.id;
};

/**
 * Puts the job into its queue, behind those of companies in which fewer people wait; the sweep does it again when Redis
 * was away. One of a person who has a file made already is put there again when that one ends.
 */
export const enqueueFile = async (
  { queues, database }: Pick<Tools, 'queues' | 'database'>,
  row: Pick<RenderJobRow, 'id' | 'company_id' | 'asker'>,
): Promise<void> => {
  const others = await new RenderJobRepository(database, row.company_id)
    .othersWaiting(row.asker)
    .catch((error: unknown) => {
      log().warn({ reason: String(error) }, 'who else waits for files is not known');
      return 0;
    });
  const payload = renderDocumentJob.payload.parse({ job_id: row.id, company_id: row.company_id });
  await queues.enqueue(renderDocumentJob, payload, { priority: 1 + others });
};
