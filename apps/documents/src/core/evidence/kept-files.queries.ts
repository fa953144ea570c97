import type { OutputOf, openLink, RequestContext } from '@mullion/contracts';
import { AppError, type ServiceTools } from '@mullion/server-kit';
import type { DocumentsConfig } from '../../config';
import { EVIDENCE_FOLDER } from './evidence-folder';
import { LINK_SECONDS, signLink, type LinkClaims } from '../export-link';
import { isLinkOpen } from '../links/system-links.queries';

type Tools = ServiceTools<DocumentsConfig>;
interface KeptFile {
  readonly key: string;
  readonly name: string;
  readonly type: string;
}
const PREFIX = 'kept-';
/** In place of the session, where a guest opens it. */
const LINK_PREFIX = 'link-';

/** What a signed link ends with: the private link of a guest, else the session. */
export const openerOf = ({ guest, session_id }: Pick<RequestContext, 'guest' | 'session_id'>): string | null =>
  guest ? `${LINK_PREFIX}${guest.link_id}` : session_id;

/** Opens a file of what is attested without a bearer, as long as the session, or the private link, is open. */
export const keptFileLink = (
  { clock, config }: Pick<Tools, 'clock' | 'config'>,
  file: KeptFile,
  context: RequestContext,
): string => {
  const claims = {
    jobId: `${PREFIX}${JSON.stringify([file.key, file.name, file.type])}`,
    companyId: context.company_id,
    sessionId: openerOf(context),
    expiresAt: Math.floor(clock.now().getTime() / 1000) + LINK_SECONDS,
  };
  return `/api/files/${signLink(claims, config.MULLION_TOKEN_KEY)}`;
};

/** The private link that a file was opened by; null: by a session. */
export const linkOfClaims = ({ sessionId }: LinkClaims): number | null =>
  sessionId?.startsWith(LINK_PREFIX) ? Number(sessionId.slice(LINK_PREFIX.length)) : null;

/**
 * @throws AppError `file.link_expired` when the private link that a file was opened by was closed; nothing for a
 * session
 */
export const mustLinkBeOpen = async (
  { database, clock }: Pick<Tools, 'database' | 'clock'>,
  claims: LinkClaims,
): Promise<void> => {
  const link = linkOfClaims(claims);
  if (link !== null && !(await isLinkOpen(database, claims.companyId, link, clock.now())))
    throw new AppError('file.link_expired');
};

/** The file that a link is of; null when it is of another kind. */
export const keptFileOf = ({ jobId }: LinkClaims): KeptFile | null => {
  if (!jobId.startsWith(PREFIX)) return null;
  const [key = '', name = '', type = ''] = JSON.parse(jobId.slice(PREFIX.length)) as string[];
  return { key, name, type };
};

/**
 * @throws AppError `file.not_found` for a person of another company, `file.link_expired` when the private link was
 * closed
 */
export const openedKeptFile = async (
  tools: Pick<Tools, 'database' | 'clock'>,
  claims: LinkClaims,
  { key, name, type }: KeptFile,
  person: RequestContext | null,
): Promise<OutputOf<typeof openLink>> => {
  await mustLinkBeOpen(tools, claims);
  if (linkOfClaims(claims) === null && person?.company_id !== claims.companyId) throw new AppError('file.not_found');
  if (!key.startsWith(`${EVIDENCE_FOLDER}/${claims.companyId}/`)) throw new AppError('file.not_found');
  return { job: null, file_name: name, blob_key: key, content_type: type, language: 'lt' };
};
