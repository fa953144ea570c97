import { createHash } from 'node:crypto';
import type { Attachment, EvidencePallet } from '@mullion/contracts';
import { AppError, Blobs } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { pictureFormat, Pictures } from '../pictures/pictures.module';
import { EVIDENCE_FOLDER } from '../core/evidence/evidence-folder';

const SMALL_PX = 640;
const SMALL_QUALITY = 78;
const endings = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/gif': 'gif' } as const;
type Photo = EvidencePallet['photos'][number];
/** A photo as it lies at what it was attached to. */
export interface PhotoToKeep {
  readonly blob_key: string;
  readonly attachment_type: Attachment['attachment_type'];
  /** When it was made. */
  readonly created_at: string;
  readonly user_name: string;
}

export const photoKey = (companyId: number, { hash, type }: Pick<Photo, 'hash' | 'type'>): string =>
  `${EVIDENCE_FOLDER}/${companyId}/${hash}.${endings[type]}`;
/** The same, small enough for a sheet. */
export const smallPhotoKey = (companyId: number, { hash }: Pick<Photo, 'hash'>): string =>
  `${EVIDENCE_FOLDER}/${companyId}/${hash}-small.jpg`;

/**
 * Photos of pallets as they were when the truck left, and what drivers photographed afterwards: copies of their own, so
 * that deleting one at the pallet, stop or problem takes nothing from the evidence.
 */
@Injectable()
export class EvidencePhotos {
  constructor(
    private readonly blobs: Blobs,
    private readonly pictures: Pictures,
  ) {}

  /** Keeps a photo by its content; null for what is no picture or is gone. */
  async keep(companyId: number, row: PhotoToKeep): Promise<Photo | null> {
    const { attachment_type: type } = row;
    if (type === 'application/pdf') return null;
    const bytes = await this.blobs.read(row.blob_key);
    const photo: Photo = {
      hash: createHash('sha256').update(bytes).digest('hex'),
      type,
      made_at: row.created_at,
      made_by: row.user_name,
    };
    const store = await this.blobs.store();
    await store.put(photoKey(companyId, photo), bytes);
    await store.put(smallPhotoKey(companyId, photo), await this.smaller(companyId, bytes));
    return photo;
  }

  private smaller(company: number, bytes: Buffer): Promise<Buffer> {
    const format = pictureFormat(bytes);
    if (format === null) throw new AppError('attachment.unreadable');
    const within = { width: SMALL_PX, height: SMALL_PX };
    return this.pictures.inTurn({ company, person: 'evidence' }, () =>
      this.pictures.draw({ bytes, format, as: 'jpeg', within, jpegQuality: SMALL_QUALITY }, 'attachment.unreadable'),
    );
  }
}
