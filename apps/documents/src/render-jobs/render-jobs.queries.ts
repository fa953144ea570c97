import { getSessionContext, type openLink, type OutputOf, type RequestContext, type routes } from '@mullion/contracts';
import { AppError, systemContext, type Database, type ServiceTools } from '@mullion/server-kit';
import type { DocumentsConfig } from '../config';
import { attachmentOfLink, openedAttachment } from '../attachments/attachments.queries';
import {
  keptFileOf,
  linkOfClaims,
  mustLinkBeOpen,
  openedKeptFile,
  openerOf,
} from '../core/evidence/kept-files.queries';
import { LINK_SECONDS, readLink, signLink, type LinkClaims } from '../core/export-link';
import { toRenderJob } from './render-job.mapper';
import { RenderJobRepository, type RenderJobRow } from './render-job.repository';
import { mayHave } from './rules/may-have';

type Tools = ServiceTools<DocumentsConfig>;

/** Opens without a bearer, for a few minutes and as long as the session, or the private link, is open. */
export const linkOf = (
  { clock, config }: Pick<Tools, 'clock' | 'config'>,
  jobId: string,
  context: Pick<RequestContext, 'company_id' | 'session_id' | 'guest'>,
): string => {
  const expiresAt = Math.floor(clock.now().getTime() / 1000) + LINK_SECONDS;
  const claims = { jobId, companyId: context.company_id, sessionId: openerOf(context), expiresAt };
  return `/api/files/${signLink(claims, config.MULLION_TOKEN_KEY)}`;
};

/** @throws AppError file.not_found for another user's job */
export const renderJobOf = async (
  tools: Tools,
  id: string,
  person: RequestContext,
): Promise<OutputOf<typeof routes.getRenderJob>> =>
  toRenderJob(await ownJob(tools, id, person), linkOf(tools, id, person));

/**
 * The job of a link, as long as the session that made it is open and its person still may have the file.
 * @throws AppError file.link_expired; file.not_found for an unknown token
 */
export const openedLink = async (tools: Tools, token: string): Promise<OutputOf<typeof openLink>> => {
  const claims = readLink(token, tools.config.MULLION_TOKEN_KEY);
  if (!claims) throw new AppError('file.not_found');
  if (claims.expiresAt * 1000 < tools.clock.now().getTime() || claims.sessionId === null)
    throw new AppError('file.link_expired');
  const kept = keptFileOf(claims);
  if (kept) {
    const guest = linkOfClaims(claims) !== null;
    return openedKeptFile(tools, claims, kept, guest ? null : await personOf(tools, claims.sessionId));
  }
  if (linkOfClaims(claims) !== null) return openedJob(await jobOfGuest(tools, claims), token);
  const person = await personOf(tools, claims.sessionId);
  const attached = attachmentOfLink(claims.jobId);
  if (attached !== null) return openedAttachment(tools, claims.companyId, attached, person);
  return openedJob(await ownJob(tools, claims.jobId, person), token);
};

const openedJob = (job: RenderJobRow, token: string): OutputOf<typeof openLink> => ({
  job: toRenderJob(job, `/api/files/${token}`),
  file_name: job.file_name,
  blob_key: job.blob_key,
  content_type: job.content_type,
  language: job.language,
});

/**
 * A file that a private link has had made.
 * @throws AppError `file.not_found` for any other, `file.link_expired` when the private link was closed
 */
const jobOfGuest = async ({ database, clock }: Tools, claims: LinkClaims): Promise<RenderJobRow> => {
  await mustLinkBeOpen({ database, clock }, claims);
  const row = await new RenderJobRepository(database, claims.companyId).find(claims.jobId);
  if (!row?.options?.forCustomer) throw new AppError('file.not_found');
  return row;
};

const ownJob = async (
  { database }: Pick<Tools, 'database'>,
  id: string,
  person: RequestContext,
): Promise<RenderJobRow> => {
  const row = await new RenderJobRepository(database, person.company_id).find(id);
  if (!row || !mayHave(row, person)) throw new AppError('file.not_found');
  return row;
};

const personOf = async ({ rpc }: Pick<Tools, 'rpc'>, sessionId: string): Promise<RequestContext> => {
  try {
    return await rpc.ask(getSessionContext, { session_id: sessionId }, { context: systemContext(1) });
  } catch (error) {
    if (error instanceof AppError && error.code === 'session.revoked') throw new AppError('file.link_expired');
    throw error;
  }
};

/** Where the file of a job lies; null until it is made. */
export const fileOfJob = async (database: Database, companyId: number, id: string): Promise<string | null> => {
  const job = await new RenderJobRepository(database, companyId).find(id);
  return job?.state === 'done' ? job.blob_key : null;
};
