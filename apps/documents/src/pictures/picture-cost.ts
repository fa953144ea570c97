/** What the head of a picture says, before a pixel of it is decoded. */
export interface PictureHead {
  readonly format: string;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  /** A sample, in bits. */
  readonly depth: 8 | 16;
  /** Progressive or interlaced: its last row is known only when all of it has been read. */
  readonly isProgressive: boolean;
  /** Of a JPEG: colours with a quarter of the samples. */
  readonly isSubsampled: boolean;
}

/** Photos of telephones have up to 108 megapixels. */
const MOST_PIXELS = 110_000_000;
/** What decoding one picture may keep at a time. */
const MOST_BYTES = 160_000_000;

/**
 * Bytes a pixel that decoding keeps for the whole picture; 0 where it goes row by row. Measured with libvips 8.17:
 * coefficients and the rows made of them for a progressive JPEG, all rows for an interlaced PNG, a canvas and its
 * palette for a GIF.
 */
const bytesPerPixel = ({ format, isProgressive, isSubsampled, channels, depth }: PictureHead): number => {
  if (format === 'gif') return 8;
  if (!isProgressive) return 0;
  if (format === 'jpeg') return isSubsampled ? 4 : 8;
  return (channels * depth) / 8;
};

/** The pixels that such a picture may have. */
export const mostPixels = (head: PictureHead): number => {
  const each = bytesPerPixel(head);
  return each === 0 ? MOST_PIXELS : Math.min(MOST_PIXELS, Math.floor(MOST_BYTES / each));
};

/** Null: it may be decoded. Otherwise what it has and what it may have, as its refusal names them. */
export const tooManyPixels = (
  head: PictureHead,
): { readonly width: number; readonly height: number; readonly most_megapixels: number } | null => {
  const most = mostPixels(head);
  const { width, height } = head;
  return width * height > most ? { width, height, most_megapixels: Math.floor(most / 1_000_000) } : null;
};
