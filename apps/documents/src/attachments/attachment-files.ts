import { attachmentFile, type AttachmentTable } from '@mullion/contracts';
import { Blobs, type StoredUpload, type Turn } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { Pictures } from '../pictures/pictures.module';
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
  constructor(
    private readonly blobs: Blobs,
    private readonly pictures: Pictures,
  ) {}

  /**
   * Keeps an upload, when its turn has come.
   * @throws AppError `payload_too_large`, `unavailable` when too many wait; those of `attachedFile`
   */
  keep(
    upload: StoredUpload,
    { companyId, table, id }: Place,
    turn: Turn,
  ): Promise<AttachedFile & { readonly key: string }> {
    return this.pictures.inTurn(turn, async () => {
      const file = await attachedFile(
        this.pictures,
        await this.blobs.readUpload(companyId, upload, attachmentFile),
        table,
      );
      const key = `${ATTACHMENTS_FOLDER}/${companyId}/${table}/${id}/${file.name}`;
      await (await this.blobs.store()).put(key, file.bytes);
      return { ...file, key };
    });
  }

  discard(upload: StoredUpload): Promise<void> {
    return this.blobs.discard(upload);
  }
}
