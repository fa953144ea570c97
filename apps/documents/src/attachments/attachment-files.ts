import { attachmentFile, type AttachmentTable } from '@mullion/contracts';
import { AppError, KIT_CONFIG, log, openBlobStore, type BlobStore } from '@mullion/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { DocumentsConfig } from '../config';
import { attachedFile, type AttachedFile } from './attached-bytes';

interface Upload {
  readonly key: string;
  readonly size: number;
}
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
  private opened: Promise<BlobStore> | null = null;

  constructor(@Inject(KIT_CONFIG) private readonly config: DocumentsConfig) {}

  /** Keeps an upload. @throws AppError `payload_too_large`, `not_allowed_file_type`, `attachment.unreadable` */
  async keep(upload: Upload, { companyId, table, id }: Place): Promise<AttachedFile & { readonly key: string }> {
    if (!upload.key.startsWith(`uploads/${companyId}/`)) throw new AppError('file.not_found');
    if (upload.size > attachmentFile.maxBytes) throw new AppError('payload_too_large', { max_bytes: attachmentFile.maxBytes });
    const store = await this.store();
    const parts: Buffer[] = [];
    for await (const part of (await store.get(upload.key)) as AsyncIterable<Buffer>) parts.push(part);
    const file = await attachedFile(Buffer.concat(parts));
    const key = `${ATTACHMENTS_FOLDER}/${companyId}/${table}/${id}/${file.name}`;
    await store.put(key, file.bytes);
    return { ...file, key };
  }

  /** One that stays behind is dropped after a day. */
  async forget(upload: Upload): Promise<void> {
    try {
      await (await this.store()).delete(upload.key);
    } catch (error) {
      log().warn({ reason: String(error) }, 'an uploaded attachment was left behind');
    }
  }

  store(): Promise<BlobStore> {
    this.opened ??= openBlobStore(this.config.BLOB_URL).catch((error: unknown) => {
      // opened again by the next request
      this.opened = null;
      throw error;
    });
    return this.opened;
  }
}
