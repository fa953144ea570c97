import type { Attachment, createAttachment, InputOf } from '@mullion/contracts';
import { AppError, type CallInfo, type ServiceTools } from '@mullion/server-kit';
import type { DocumentsConfig } from '../../config';
import type { AttachmentFiles } from '../attachment-files';
import { mayAdd } from '../attachment.policy';
import { keepAttachment } from './keep-attachment';

/** The one file of the form. */
const FILE = 'attachment_file';

/** @throws AppError `invalid` without a file, `not_found` without such a row, those of `AttachmentFiles.keep` */
export const addAttachment = async (
  tools: ServiceTools<DocumentsConfig>,
  files: AttachmentFiles,
  call: CallInfo,
  { table_name: table, table_id: id, files: uploads }: InputOf<typeof createAttachment>['body'],
): Promise<Attachment> => {
  if (!uploads.some((file) => file.field === FILE))
    throw new AppError('invalid', {}, { errors: [{ path: `body.${FILE}`, code: 'invalid_type' }] });
  if (!(await mayAdd(tools, table, id, call.context))) throw new AppError('not_found');
  return keepAttachment(tools, files, call, { table, id, uploads, field: FILE });
};
