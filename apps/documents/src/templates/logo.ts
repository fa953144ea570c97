import { createHash } from 'node:crypto';
import { AppError } from '@mullion/server-kit';
import { pictureFormat, type Pictures } from '../pictures/pictures.module';

/** Kept at most so large, in pixels: sharp on paper at every width that a header may give it. */
const KEPT = { width: 1_400, height: 900 };
const JPEG_QUALITY = 88;

export type LogoFormat = 'png' | 'jpeg';
const both: readonly LogoFormat[] = ['png', 'jpeg'];
const FORMAT_NAMES: Readonly<Record<LogoFormat, string>> = { png: 'PNG', jpeg: 'JPG' };

/** What the bytes are by their beginning, whatever the name says; null: no picture that we take. */
export const logoFormat = (bytes: Buffer): LogoFormat | null => {
  const format = pictureFormat(bytes);
  return format === 'gif' ? null : format;
};

export interface Logo {
  readonly bytes: Buffer;
  /** `<hash>.png` or `<hash>.jpg`. */
  readonly name: string;
}

/**
 * Redraws a picture from its pixels alone, upright: what was behind, before or around them (EXIF, comments, a second
 * format) is gone.
 * @throws AppError `not_allowed_file_type` for anything but the formats given, `template.logo_unreadable` for a broken
 * one, `picture.too_many_pixels`
 */
export const redrawLogo = async (pictures: Pick<Pictures, 'draw'>, bytes: Buffer, formats = both): Promise<Logo> => {
  const format = logoFormat(bytes);
  if (format === null || !formats.includes(format))
    throw new AppError('not_allowed_file_type', { types: formats.map((each) => FORMAT_NAMES[each]).join(', ') });
  const drawn = await pictures.draw(
    { bytes, format, as: null, within: KEPT, jpegQuality: JPEG_QUALITY },
    'template.logo_unreadable',
  );
  const hash = createHash('sha256').update(drawn).digest('hex').slice(0, 40);
  return { bytes: drawn, name: `${hash}.${format === 'png' ? 'png' : 'jpg'}` };
};

/** The picture as it stands in a document or a page, without anything to fetch. */
export const logoDataUri = (key: string, bytes: Buffer): string =>
  `data:image/${key.endsWith('.png') ? 'png' : 'jpeg'};base64,${bytes.toString('base64')}`;
