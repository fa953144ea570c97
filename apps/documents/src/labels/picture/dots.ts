import sharp from 'sharp';

/** What a printer prints: a bit a dot, rows of whole bytes, 1 is black. */
export interface Dots {
  readonly width: number;
  readonly height: number;
  readonly rowBytes: number;
  readonly bits: Uint8Array;
}

/** Darker than this is black: a label printer has no grey. */
const THRESHOLD = 128;

/** The dots of a label that is drawn in black and white. */
export const dotsOf = async (svg: string): Promise<Dots> => {
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#fff' })
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
    for (let x = 0; x < width; x++) if ((bits[y * rowBytes + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) grey[y * width + x] = 0;
  return sharp(grey, { raw: { width, height, channels: 1 } })
    .png({ palette: true, colours: 2, compressionLevel: 9 })
    .toBuffer();
};
