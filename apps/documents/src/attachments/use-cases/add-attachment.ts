import type { Attachment, createAttachment, InputOf } from '@mullion/contracts';
import { AppError, auditRow, type CallInfo, type ServiceTools } from '@mullion/server-kit';
import type { DocumentsConfig } from '../../config';
import type { AttachmentFiles } from '../attachment-files';
import { toAttachment } from '../attachment.mapper';
import { mayAdd } from '../attachment.policy';
import { AttachmentRepository } from '../attachment.repository';
import { attachmentLink } from '../attachments.queries';
import { audited, publishAttachments } from '../publish-attachments';

/** The one file of the form. */
const FILE = 'attachment_file';

/** @throws AppError `invalid` without a file, `not_found` without such a row, those of `AttachmentFiles.keep` */
export const addAttachment = async (
  tools: ServiceTools<DocumentsConfig>,
  files: AttachmentFiles,
  call: CallInfo,
  { table_name: table, table_id: id, files: uploads }: InputOf<typeof createAttachment>['body'],
): Promise<Attachment> => {
  const { context } = call;
  const upload = uploads.find((file) => file.field === FILE);
  if (!upload) throw new AppError('invalid', {}, { errors: [{ path: `body.${FILE}`, code: 'invalid_type' }] });
  if (!(await mayAdd(tools, table, id, context))) throw new AppError('not_found');
  const file = await files.keep(upload, { companyId: context.company_id, table, id });
  // an upload has a new place each time: its content is what makes two requests the same
  const keyed = { ...call, bodyHash: () => JSON.stringify([table, id, upload.name, file.key]) };
  const { data } = await tools.database.transaction(keyed, async (tx) => {
    const row = await new AttachmentRepository(tx, context.company_id).add({
      table_name: table,
      table_id: id,
      attachment_type: file.type,
      blob_key: file.key,
      file_name: upload.name,
      size: file.bytes.length,
      user_id: context.user_id,
      created_at: tools.clock.now(),
    });
    await auditRow(tx, context, { table: 'attachments', id: row.id, name: row.file_name, before: null, after: audited(row) });
    publishAttachments(tools, tx, row);
    return toAttachment(row, '');
  });
  await files.discard(upload);
  return { ...data, location: attachmentLink(tools, data.id, context) };
};
