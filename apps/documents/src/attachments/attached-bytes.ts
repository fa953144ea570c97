import { createHash } from 'node:crypto';
import type { Attachment, AttachmentTable } from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';

type FileType = Attachment['attachment_type'];
const signatures: Readonly<Record<FileType, Buffer>> = {
  'image/png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff]),
  'image/gif': Buffer.from('GIF8'),
  'application/pdf': Buffer.from('%PDF-'),
};
const endings: Readonly<Record<FileType, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'application/pdf': 'pdf',
};
/** A pallet has photos alone; a GIF is one there and nowhere else. */
const isTaken = (type: FileType, table: AttachmentTable): boolean => type !== (table === 'pallets' ? 'application/pdf' : 'image/gif');
/** Containers of HEIF by the brand behind `ftyp`: what phones take photos in unless told otherwise. */
const heicBrands: ReadonlySet<string> = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);
const isHeic = (bytes: Buffer): boolean => bytes.toString('latin1', 4, 8) === 'ftyp' && heicBrands.has(bytes.toString('latin1', 8, 12));
const MAX_PIXELS = 80_000_000;
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
export const typeOfBytes = (bytes: Buffer): FileType | null =>
  (Object.keys(signatures) as FileType[]).find((type) => bytes.subarray(0, signatures[type].length).equals(signatures[type])) ?? null;

/**
 * A file as it is kept: pictures are drawn again from their pixels, upright, so that EXIF (where and by whom a photo was made) and whatever else stood
 * around them is gone; a PDF stays as it is.
 * @throws AppError `not_allowed_file_type`, `attachment.heic`, `attachment.unreadable`
 */
export const attachedFile = async (bytes: Buffer, table: AttachmentTable): Promise<AttachedFile> => {
  if (isHeic(bytes)) throw new AppError('attachment.heic');
  const type = typeOfBytes(bytes);
  if (type === null || !isTaken(type, table)) throw new AppError('not_allowed_file_type');
  const kept = type === 'application/pdf' ? bytes : await redraw(bytes, type);
  const hash = createHash('sha256').update(kept).digest('hex').slice(0, 40);
  return { type, bytes: kept, name: `${hash}.${endings[type]}` };
};

const redraw = async (bytes: Buffer, type: FileType): Promise<Buffer> => {
  // heavy and native: loaded with the first picture
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  try {
    const read = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const upright = read.rotate().resize({ width: KEPT, height: KEPT, fit: 'inside', withoutEnlargement: true });
    if (type === 'image/gif') return await upright.gif().toBuffer();
    return await (type === 'image/png' ? upright.png({ compressionLevel: 9 }) : upright.jpeg({ quality: JPEG_QUALITY })).toBuffer();
  } catch (error) {
    throw new AppError('attachment.unreadable', {}, { cause: error });
  }
};
