import { createHash } from 'node:crypto';
import { AppError } from '@mullion/server-kit';

const MAX_PIXELS = 40_000_000;
/** Kept at most so large, in pixels: sharp on paper at every width that a header may give it. */
const KEPT = { width: 1_400, height: 900 };
const JPEG_QUALITY = 88;

const signatures = {
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
} as const;
export type LogoFormat = keyof typeof signatures;
const both: readonly LogoFormat[] = ['png', 'jpeg'];

/** What the bytes are by their beginning, whatever the name says; null: no picture that we take. */
export const logoFormat = (bytes: Buffer): LogoFormat | null =>
  (Object.keys(signatures) as LogoFormat[]).find((format) => bytes.subarray(0, signatures[format].length).equals(signatures[format])) ??
  null;

export interface Logo {
  readonly bytes: Buffer;
  /** `<hash>.png` or `<hash>.jpg`. */
  readonly name: string;
}

/**
 * Redraws a picture from its pixels alone, upright: what was behind, before or around them (EXIF, comments, a second format) is gone.
 * @throws AppError `not_allowed_file_type` for anything but the formats given, `template.logo_unreadable` for a broken or huge one
 */
export const redrawLogo = async (bytes: Buffer, formats = both): Promise<Logo> => {
  const format = logoFormat(bytes);
  if (format === null || !formats.includes(format)) throw new AppError('not_allowed_file_type');
  // heavy and native: loaded with the first logo
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  try {
    const read = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    if ((await read.metadata()).format !== format) throw new AppError('not_allowed_file_type');
    const upright = read.rotate().resize({ ...KEPT, fit: 'inside', withoutEnlargement: true });
    const drawn = await (format === 'png' ? upright.png({ compressionLevel: 9 }) : upright.jpeg({ quality: JPEG_QUALITY })).toBuffer();
    const hash = createHash('sha256').update(drawn).digest('hex').slice(0, 40);
    return { bytes: drawn, name: `${hash}.${format === 'png' ? 'png' : 'jpg'}` };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('template.logo_unreadable', {}, { cause: error });
  }
};

/** The picture as it stands in a document or a page, without anything to fetch. */
export const logoDataUri = (key: string, bytes: Buffer): string =>
  `data:image/${key.endsWith('.png') ? 'png' : 'jpeg'};base64,${bytes.toString('base64')}`;
