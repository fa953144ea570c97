import { pixelsOfSvg } from '@mullion/contracts';
import sharp, { type Sharp } from 'sharp';

/** What a printer prints: a bit a dot, rows of whole bytes, 1 is black. */
export interface Dots {
  readonly width: number;
  readonly height: number;
  readonly rowBytes: number;
  readonly bits: Uint8Array;
}

/** Darker than this is black: a label printer has no grey. */
const THRESHOLD = 128;

/** A picture of its own colours within a label, in dots from its upper left corner. */
export interface LabelPicture {
  readonly svg: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
/** Lines of drawings are grey as often as black: what is darker than this is printed. */
const PICTURE_THRESHOLD = 190;

const overlay = async ({ svg, left, top, width, height }: LabelPicture) => {
  const picture = await inSize(svg, width, height);
  const input = await picture
    .flatten({ background: '#fff' })
    .resize({ width, height, fit: 'contain', background: '#fff' })
    .greyscale()
    .threshold(PICTURE_THRESHOLD)
    .png()
    .toBuffer();
  return { input, left, top };
};

/** Pixels an inch at which an SVG is as large as it says, and the most that sharp takes. */
const DENSITY = { own: 72, most: 100_000 } as const;

/**
 * Of a picture of pixels those alone; a drawing in the size of its place: drawn smaller first, its lines would be lost.
 */
const inSize = async (svg: string, width: number, height: number): Promise<Sharp> => {
  const pixels = pixelsOfSvg(svg);
  if (pixels) return sharp(Buffer.from(pixels.base64, 'base64'));
  const drawing = Buffer.from(svg);
  const own = await sharp(drawing).metadata();
  const density = Math.min(DENSITY.most, Math.max(1, DENSITY.own * Math.min(width / own.width, height / own.height)));
  return sharp(drawing, { density });
};

/** The dots of a label that is drawn in black and white, with the picture in its place when there is one. */
export const dotsOf = async (svg: string, picture: LabelPicture | null = null): Promise<Dots> => {
  const label = sharp(Buffer.from(svg)).flatten({ background: '#fff' });
  const { data, info } = await (
    picture === null
      ? label
      : sharp(
          await label
            .composite([await overlay(picture)])
            .png()
            .toBuffer(),
        )
  )
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const rowBytes = Math.ceil(width / 8);
  const bits = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if ((data[(y * width + x) * channels] ?? 255) < THRESHOLD) bits[y * rowBytes + (x >> 3)]! |= 0x80 >> (x & 7);
  return { width, height, rowBytes, bits };
};

/** The same dots as a picture to look at. */
export const pngOf = ({ width, height, rowBytes, bits }: Dots): Promise<Buffer> => {
  const grey = Buffer.alloc(width * height, 255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if ((bits[y * rowBytes + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) grey[y * width + x] = 0;
  return sharp(grey, { raw: { width, height, channels: 1 } })
    .png({ palette: true, colours: 2, compressionLevel: 9 })
    .toBuffer();
};
