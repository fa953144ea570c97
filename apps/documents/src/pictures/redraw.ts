import type { Sharp } from 'sharp';
import { tooManyPixels, type PictureHead } from './picture-cost';

const formats = ['png', 'jpeg', 'gif'] as const;
export type PictureFormat = (typeof formats)[number];

/** One picture to draw again from its pixels. */
export interface PictureTask {
  readonly bytes: Uint8Array;
  /** What its first bytes say that it is. */
  readonly format: PictureFormat;
  /** The same format when null. */
  readonly as: 'jpeg' | null;
  /** At most so large, in pixels. */
  readonly within: { readonly width: number; readonly height: number };
  readonly jpegQuality: number;
}

export type PictureReply =
  | { readonly kind: 'drawn'; readonly bytes: Uint8Array }
  | { readonly kind: 'too_many_pixels'; readonly params: Readonly<Record<string, number>> }
  | { readonly kind: 'unreadable'; readonly reason: string };

/**
 * Draws a picture from its pixels alone, upright: what was behind, before or around them (EXIF, comments, a second
 * format) is gone.
 */
export const redraw = async ({ bytes, format, as, within, jpegQuality }: PictureTask): Promise<PictureReply> => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  try {
    // the count of pixels is judged below, by what each of them costs
    const read = sharp(bytes, { limitInputPixels: false, failOn: 'error' });
    const head = await headOf(read, format);
    if (head === null) return { kind: 'unreadable', reason: `not a ${format}` };
    const refused = tooManyPixels(head);
    if (refused) return { kind: 'too_many_pixels', params: refused };
    const upright = read.rotate().resize({ ...within, fit: 'inside', withoutEnlargement: true });
    return {
      kind: 'drawn',
      bytes: await encoded(as === null ? upright : upright.flatten({ background: '#fff' }), as ?? format, jpegQuality),
    };
  } catch (error) {
    return { kind: 'unreadable', reason: String(error) };
  }
};

/** What decoding it would cost is judged by; null when it is of another format than its first bytes say. */
export const headOf = async (read: Sharp, format: PictureFormat): Promise<PictureHead | null> => {
  const { width = 0, height = 0, channels = 4, ...head } = await read.metadata();
  return head.format === format
    ? {
        ...{ format, width, height, channels },
        depth: head.depth === 'uchar' ? 8 : 16,
        isProgressive: head.isProgressive === true,
        isSubsampled: head.chromaSubsampling === '4:2:0',
      }
    : null;
};

const encoded = (picture: Sharp, format: PictureFormat, quality: number): Promise<Buffer> => {
  if (format === 'gif') return picture.gif().toBuffer();
  return (format === 'png' ? picture.png({ compressionLevel: 9 }) : picture.jpeg({ quality })).toBuffer();
};
