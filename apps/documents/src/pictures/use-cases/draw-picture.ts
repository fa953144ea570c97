import { MEBIBYTE, pictureFile, type RequestContext } from '@mullion/contracts';
import { AppError, turnOf, type Blobs, type StoredUpload } from '@mullion/server-kit';
import { pictureFormat, type Pictures } from '../pictures';
import type { ProductPictureTask } from '../product-picture';

const PDF = Buffer.from('%PDF-');
/** A PDF may begin with other bytes, which its readers look past. */
const PDF_WITHIN = 1_024;
const MOST_MB = pictureFile.maxBytes / MEBIBYTE;

/** What the bytes are, whatever the name says; null: no picture that a product may have. */
const formatOf = (bytes: Buffer): ProductPictureTask['format'] | null => {
  const pixels = pictureFormat(bytes);
  if (pixels !== null) return pixels === 'gif' ? null : pixels;
  return bytes.subarray(0, PDF_WITHIN).includes(PDF) ? 'pdf' : null;
};

/**
 * An uploaded picture of a product as SVG, drawn when its turn has come.
 * @throws AppError `picture.wrong_type`, `picture.unreadable`, `picture.too_large`, `picture.too_many_pixels`,
 * `unavailable` when too many wait
 */
export const drawPicture = (
  blobs: Blobs,
  pictures: Pictures,
  context: RequestContext,
  upload: StoredUpload,
): Promise<string> =>
  pictures.inTurn(turnOf(context), async () => {
    const limit = { maxBytes: pictureFile.maxBytes, tooLarge: 'picture.too_large' } as const;
    const bytes = await blobs.readUpload(context.company_id, upload, limit).catch((error: unknown) => {
      throw error instanceof AppError && error.code === limit.tooLarge
        ? new AppError(limit.tooLarge, { max: MOST_MB })
        : error;
    });
    const format = formatOf(bytes);
    if (format === null) throw new AppError('picture.wrong_type');
    const drawn = await pictures.draw({ kind: 'product', bytes, format }, 'picture.unreadable');
    return drawn.toString('utf8');
  });
