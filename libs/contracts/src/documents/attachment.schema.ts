import { z } from 'zod';
import { MEBIBYTE, type FileLimits } from '../kit/file-limits';
import { companyId, userId } from '../kit/id.schema';
import { MAX_INT } from '../kit/number.schema';
import { isoMoment } from '../kit/route';

/** What files are attached to. */
export const attachmentTables = ['problems', 'pallets', 'stops'] as const;
export type AttachmentTable = (typeof attachmentTables)[number];

const MOST_BYTES = 10 * MEBIBYTE;
export const attachmentFile: FileLimits = { extensions: ['png', 'jpg', 'jpeg', 'pdf'], maxBytes: MOST_BYTES };
/** A pallet has photos and nothing else. */
export const palletPhotoFile: FileLimits = { extensions: ['png', 'gif', 'jpg', 'jpeg'], maxBytes: MOST_BYTES };

export const attachmentTypes = ['image/png', 'image/jpeg', 'image/gif', 'application/pdf'] as const;

export const rowId = z.int().positive().max(MAX_INT);
export const attachmentId = rowId.brand<'AttachmentId'>();
export type AttachmentId = z.infer<typeof attachmentId>;

export const attachment = z.object({
  id: attachmentId,
  company_id: companyId,
  table_name: z.enum(attachmentTables),
  table_id: rowId,
  /** MIME type by its bytes. */
  attachment_type: z.enum(attachmentTypes),
  /** Opens the file without a bearer, for a few minutes and as long as the session is open. */
  location: z.string(),
  file_name: z.string(),
  size: z.int(),
  user_id: userId.nullable(),
  /** Who has added it, as they were called then; empty for a driver. */
  user_name: z.string(),
  created_at: isoMoment,
});
export type Attachment = z.infer<typeof attachment>;
