import { MOST_PICTURE_LETTERS, pixelPictureSvg } from '@mullion/contracts';
import type { Sharp } from 'sharp';
import { firstPage } from './pdf-page';
import { headOf, type PictureFormat, type PictureReply } from './redraw';
import { tooManyPixels } from './picture-cost';

/** A picture of a product to draw again from its pixels. */
export interface ProductPictureTask {
  readonly kind: 'product';
  readonly bytes: Uint8Array;
  /** What its first bytes say that it is. */
  readonly format: Exclude<PictureFormat, 'gif'> | 'pdf';
}

/** Pixels a side, the largest first: the first that fits into the letters a picture may have is taken. */
const SIDES = [1_000, 700, 480, 320, 200] as const;
const JPEG_QUALITY = 82;
/** What an SVG says besides its pixels. */
const FRAME_LETTERS = 400;
/** Base64 has four letters for three bytes. */
const MOST_BYTES = Math.floor(((MOST_PICTURE_LETTERS - FRAME_LETTERS) * 3) / 4);

/** A picture of a product, or the first page of a PDF, as the text of an SVG that holds its pixels on white ground. */
export const drawProductPicture = async ({ bytes, format }: ProductPictureTask): Promise<PictureReply> => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  try {
    let read: Sharp;
    if (format === 'pdf') {
      const { data, width, height } = await firstPage(bytes, SIDES[0]);
      read = sharp(data, { raw: { width, height, channels: 4 } });
    } else {
      read = sharp(bytes, { limitInputPixels: false, failOn: 'error' });
      const head = await headOf(read, format);
      if (head === null) return { kind: 'unreadable', reason: `not a ${format}` };
      const refused = tooManyPixels(head);
      if (refused) return { kind: 'too_many_pixels', params: refused };
    }
    const { data, info } = await read
      .rotate()
      .flatten({ background: '#fff' })
      .resize({ width: SIDES[0], height: SIDES[0], fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixels = { width: info.width, height: info.height, channels: info.channels };
    for (const side of SIDES) {
      const sized = sharp(data, { raw: pixels }).resize({
        width: side,
        height: side,
        fit: 'inside',
        withoutEnlargement: true,
      });
      const made = await smaller(sized);
      if (made.bytes.length <= MOST_BYTES) {
        const { type, width, height } = made;
        return {
          kind: 'drawn',
          bytes: Buffer.from(pixelPictureSvg({ type, width, height, base64: made.bytes.toString('base64') })),
        };
      }
    }
    return { kind: 'unreadable', reason: 'no size of it is small enough' };
  } catch (error) {
    return { kind: 'unreadable', reason: String(error) };
  }
};

/** Drawings are smaller as PNG, photos as JPEG. */
const smaller = async (picture: Sharp) => {
  const png = await picture
    .clone()
    .png({ palette: true, colours: 64, effort: 4, compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });
  const jpeg = await picture.clone().jpeg({ quality: JPEG_QUALITY }).toBuffer({ resolveWithObject: true });
  const [type, { data, info }] =
    png.data.length <= jpeg.data.length ? (['png', png] as const) : (['jpeg', jpeg] as const);
  return { type, bytes: data, width: info.width, height: info.height };
};
