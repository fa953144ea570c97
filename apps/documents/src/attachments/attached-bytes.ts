import { createHash } from 'node:crypto';
import type { Attachment, AttachmentTable } from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';
import { pictureFormat, type Pictures } from '../pictures/pictures.module';

type FileType = Attachment['attachment_type'];
const PDF = Buffer.from('%PDF-');
const endings: Readonly<Record<FileType, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'application/pdf': 'pdf',
};
/** A pallet has photos alone; a GIF is one there and nowhere else. */
const isTaken = (type: FileType, table: AttachmentTable): boolean =>
  type !== (table === 'pallets' ? 'application/pdf' : 'image/gif');
/** What is taken, as people call it. */
const typesOf = (table: AttachmentTable): string =>
  Object.entries(endings)
    .filter(([type]) => isTaken(type as FileType, table))
    .map(([, ending]) => ending.toUpperCase())
    .join(', ');
/** Containers of HEIF by the brand behind `ftyp`: what phones take photos in unless told otherwise. */
const heicBrands: ReadonlySet<string> = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);
const isHeic = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 4, 8) === 'ftyp' && heicBrands.has(bytes.toString('latin1', 8, 12));
/** Kept at most so large, in pixels a side: a crack is still seen. */
const KEPT = 3_000;
const JPEG_QUALITY = 85;

export interface AttachedFile {
  readonly type: FileType;
  readonly bytes: Buffer;
  /** `<hash>.jpg`: the same content has the same name. */
  readonly name: string;
}

/** What the bytes are by their beginning, whatever the name says; null: nothing that is taken. */
export const typeOfBytes = (bytes: Buffer): FileType | null => {
  const picture = pictureFormat(bytes);
  if (picture) return `image/${picture}`;
  return bytes.subarray(0, PDF.length).equals(PDF) ? 'application/pdf' : null;
};

/**
 * A file as it is kept: pictures are drawn again from their pixels, upright, so that EXIF (where and by whom a photo
 * was made) and whatever else stood around them is gone; a PDF stays as it is.
 * @throws AppError `not_allowed_file_type`, `attachment.heic`, `attachment.unreadable`, `picture.too_many_pixels`
 */
export const attachedFile = async (
  pictures: Pictures,
  bytes: Buffer,
  table: AttachmentTable,
): Promise<AttachedFile> => {
  if (isHeic(bytes)) throw new AppError('attachment.heic');
  const type = typeOfBytes(bytes);
  if (type === null || !isTaken(type, table)) throw new AppError('not_allowed_file_type', { types: typesOf(table) });
  const format = pictureFormat(bytes);
  const within = { width: KEPT, height: KEPT };
  const kept = format
    ? await pictures.draw({ bytes, format, as: null, within, jpegQuality: JPEG_QUALITY }, 'attachment.unreadable')
    : bytes;
  const hash = createHash('sha256').update(kept).digest('hex').slice(0, 40);
  return { type, bytes: kept, name: `${hash}.${endings[type]}` };
};
