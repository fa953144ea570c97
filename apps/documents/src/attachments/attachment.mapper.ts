import type { Attachment } from '@mullion/contracts';
import type { AttachmentRow } from './attachment.repository';

export const toAttachment = (row: AttachmentRow, location: string): Attachment => ({
  id: row.id as Attachment['id'],
  company_id: row.company_id as Attachment['company_id'],
  table_name: row.table_name,
  table_id: row.table_id,
  attachment_type: row.attachment_type,
  location,
  file_name: row.file_name,
  size: row.size,
  user_id: row.user_id as Attachment['user_id'],
  user_name: row.user_name,
  created_at: row.created_at.toISOString(),
});
