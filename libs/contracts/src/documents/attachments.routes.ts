import { z } from 'zod';
import { attachment, attachmentId, attachmentTables, rowId } from './attachment.schema';
import { defineRoute, ok, uploadedFiles, urlId, urlIds } from '../kit/route';

/** A work center's terminal shows what was wrong with a unit that comes back. */
const reader = { access: 'session', terminals: ['work_center'] } as const;
const writer = { access: 'session', types: [0, 1, 2, 3, 4, 5] } as const;

/** Of rows that the person may see; of the others there are none. */
export const listAttachments = defineRoute({
  service: 'documents',
  name: 'attachments.list',
  method: 'GET',
  path: 'attachments',
  summary: 'Files attached to rows',
  policy: reader,
  query: z.strictObject({ table_name: z.enum(attachmentTables), table_ids: urlIds(rowId) }),
  response: z.array(attachment),
});

/**
 * A file `attachment_file`, by its bytes: png, jpeg or pdf of a problem; png, jpeg or gif of a pallet. Pictures are
 * encoded again from their pixels. Errors: not_found (the row), not_allowed_file_type, attachment.heic,
 * attachment.unreadable, picture.too_many_pixels, payload_too_large, attachment.too_many, attachment.company_full.
 */
export const createAttachment = defineRoute({
  service: 'documents',
  name: 'attachments.create',
  method: 'POST',
  path: 'attachments',
  summary: 'Attach a file to a problem or a pallet',
  success: 201,
  // the photo of a problem that was reported at the terminal
  policy: {
    ...writer,
    terminals: ['work_center'],
    terminalBody: { table_name: ['problems'], table_id: 'any', files: 'any' },
  },
  file: 'attachment_file',
  body: z.strictObject({
    table_name: z.enum(attachmentTables),
    table_id: urlId(rowId),
    /** Set by the gateway: the uploaded file in the blob store. */
    files: uploadedFiles,
  }),
  response: attachment,
  timeoutMs: 30_000,
});

/** Errors: not_found; forbidden for a photo that a driver has made, which administrators alone delete. */
export const deleteAttachment = defineRoute({
  service: 'documents',
  name: 'attachments.delete',
  method: 'DELETE',
  path: 'attachments/{id}',
  summary: 'Delete an attached file',
  policy: writer,
  params: z.strictObject({ id: urlId(attachmentId) }),
  response: ok,
});

export const attachmentsRoutes = { listAttachments, createAttachment, deleteAttachment };
