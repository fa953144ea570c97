import type {
  Attachment,
  AttachmentTable,
  InputOf,
  listAttachments,
  openLink,
  OutputOf,
  RequestContext,
} from '@mullion/contracts';
import { AppError, type Database, type ServiceTools } from '@mullion/server-kit';
import type { DocumentsConfig } from '../config';
import { LINK_SECONDS, signLink } from '../core/export-link';
import { toAttachment } from './attachment.mapper';
import { seenRows } from './attachment.policy';
import { AttachmentRepository, type AttachmentRow } from './attachment.repository';

type Tools = ServiceTools<DocumentsConfig>;
const PREFIX = 'attachment-';

/** A link that opens without a bearer, as a picture on a page needs it. */
export const attachmentLink = (
  { clock, config }: Pick<Tools, 'clock' | 'config'>,
  id: number,
  context: Pick<RequestContext, 'company_id' | 'session_id'>,
): string => {
  const expiresAt = Math.floor(clock.now().getTime() / 1000) + LINK_SECONDS;
  const claims = { jobId: `${PREFIX}${id}`, companyId: context.company_id, sessionId: context.session_id, expiresAt };
  return `/api/files/${signLink(claims, config.MULLION_TOKEN_KEY)}`;
};

/** The attachment that a link is of; null when it is of a made file. */
export const attachmentOfLink = (subject: string): number | null =>
  subject.startsWith(PREFIX) ? Number(subject.slice(PREFIX.length)) : null;

/** @throws AppError `file.not_found` when it was deleted, or for a person who acts in another company by now */
export const openedAttachment = async (
  { database }: Pick<Tools, 'database'>,
  companyId: number,
  id: number,
  person: RequestContext,
): Promise<OutputOf<typeof openLink>> => {
  const row = person.company_id === companyId ? await new AttachmentRepository(database, companyId).byId(id) : null;
  if (!row) throw new AppError('file.not_found');
  return {
    job: null,
    file_name: row.file_name,
    blob_key: row.blob_key,
    content_type: row.attachment_type,
    language: 'lt',
  };
};

export const attachmentsOf = async (
  tools: Tools,
  context: RequestContext,
  { table_name: table, table_ids: ids }: InputOf<typeof listAttachments>['query'],
): Promise<Attachment[]> => {
  const rows = await new AttachmentRepository(tools.database, context.company_id).ofRows(table, ids);
  const seen = await seenRows(
    tools,
    table,
    rows.map((row) => row.table_id),
    context,
    { asShown: true },
  );
  const shown = (row: AttachmentRow): Attachment => toAttachment(row, attachmentLink(tools, row.id, context));
  return rows.filter((row) => seen.has(row.table_id)).map(shown);
};

/** A file of a row as it lies in the store. */
export type AttachedFileRow = AttachmentRow;

/** Files of rows for the service itself, whoever may see them. */
export const filesOfRows = (
  database: Database,
  companyId: number,
  table: AttachmentTable,
  ids: readonly number[],
): Promise<AttachedFileRow[]> => new AttachmentRepository(database, companyId).ofRows(table, ids);
