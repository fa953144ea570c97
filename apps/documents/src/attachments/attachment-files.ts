import { attachmentFile, type AttachmentTable } from '@mullion/contracts';
import { Blobs, type StoredUpload } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { attachedFile, type AttachedFile } from './attached-bytes';

interface Place {
  readonly companyId: number;
  readonly table: AttachmentTable;
  readonly id: number;
}
/** Where attached files lie; the sweep drops those that no row names. */
export const ATTACHMENTS_FOLDER = 'attachments';

/** Attached files in the blob store, below the row they belong to, named by their content. */
@Injectable()
export class AttachmentFiles {
  constructor(private readonly blobs: Blobs) {}

  /** Keeps an upload. @throws AppError `payload_too_large`, `not_allowed_file_type`, `attachment.heic`, `attachment.unreadable` */
  async keep(upload: StoredUpload, { companyId, table, id }: Place): Promise<AttachedFile & { readonly key: string }> {
    const file = await attachedFile(await this.blobs.readUpload(companyId, upload, attachmentFile), table);
    const key = `${ATTACHMENTS_FOLDER}/${companyId}/${table}/${id}/${file.name}`;
    await (await this.blobs.store()).put(key, file.bytes);
    return { ...file, key };
  }

  discard(upload: StoredUpload): Promise<void> {
    return this.blobs.discard(upload);
  }
}
