import type { Attachment, AttachmentTable, InputOf, createAttachment } from '@mullion/contracts';
import { AppError, askerOf, auditRow, turnOf, type CallInfo, type ServiceTools, type Tx } from '@mullion/server-kit';
import type { DocumentsConfig } from '../../config';
import type { AttachmentFiles } from '../attachment-files';
import { toAttachment } from '../attachment.mapper';
import { AttachmentRepository, type AttachmentRow } from '../attachment.repository';
import { attachmentLink } from '../attachments.queries';
import { noRoomFor } from '../rules/no-room-for';
import { audited, publishAttachments } from '../publish-attachments';

interface ToKeep {
  readonly table: AttachmentTable;
  readonly id: number;
  readonly uploads: InputOf<typeof createAttachment>['body']['files'];
  /** The one file of the form. */
  readonly field: string;
  /** Written with it. */
  readonly alongside?: (tx: Tx, row: AttachmentRow) => Promise<void>;
}

/**
 * Keeps an uploaded file of a row that is known to be there.
 * @throws AppError `invalid` without a file, those of `AttachmentFiles.keep` and `noRoomFor`
 */
export const keepAttachment = async (
  tools: ServiceTools<DocumentsConfig>,
  files: AttachmentFiles,
  call: CallInfo,
  { table, id, uploads, field, alongside }: ToKeep,
): Promise<Attachment> => {
  const { context } = call;
  const upload = uploads.find((file) => file.field === field);
  if (!upload) throw new AppError('invalid', {}, { errors: [{ path: `body.${field}`, code: 'invalid_type' }] });
  const file = await files.keep(upload, { companyId: context.company_id, table, id }, turnOf(context));
  // an upload has a new place each time: its content is what makes two requests the same
  const keyed = { ...call, bodyHash: () => JSON.stringify([table, id, upload.name, file.key]) };
  const { data } = await tools.database.transaction(keyed, async (tx) => {
    const rows = new AttachmentRepository(tx, context.company_id);
    const sentBy = askerOf(context);
    const full = noRoomFor(
      file.bytes.length,
      await rows.stored(table, id, context.guest ? sentBy : null),
      tools.config,
    );
    if (full) throw new AppError(full.code, { max: full.max });
    const row = await rows.add({
      table_name: table,
      table_id: id,
      attachment_type: file.type,
      blob_key: file.key,
      file_name: upload.name,
      size: file.bytes.length,
      user_id: context.user_id,
      user_name: context.user_name,
      sent_by: sentBy,
      created_at: tools.clock.now(),
    });
    await auditRow(tx, context, {
      table: 'attachments',
      id: row.id,
      name: row.file_name,
      before: null,
      after: audited(row),
    });
    publishAttachments(tools, tx, row);
    await alongside?.(tx, row);
    return toAttachment(row, '');
  });
  await files.discard(upload);
  return { ...data, location: attachmentLink(tools, data.id, context) };
};
