import { randomUUID } from 'node:crypto';
import { drawPicture, MEBIBYTE, MOST_PICTURE_LETTERS, pictureFile, picturesFile } from '@mullion/contracts';
import { AppError, Blobs, Rpc, type CallInfo, type StoredUpload } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { cleanSvg } from '../images/images.module';

/** How an SVG may begin. */
const beginsAsSvg = /^\uFEFF?\s*(?:<\?xml|<!--|<!doctype svg|<svg)/i;
const HEAD_BYTES = 512;

/**
 * Uploaded pictures of products and what becomes of them. Pixels and PDF files are drawn by documents, one at a time
 * and within limits.
 */
@Injectable()
export class PictureFiles {
  constructor(
    private readonly blobs: Blobs,
    private readonly rpc: Rpc,
  ) {}

  /** @throws AppError `file.not_found`, `picture.too_large` */
  bytesOfPicture(companyId: number, upload: StoredUpload): Promise<Buffer> {
    return this.bytes(companyId, upload, pictureFile.maxBytes, 'picture.too_large');
  }

  /** @throws AppError `file.not_found`, `pictures.too_large` */
  bytesOfZip(companyId: number, upload: StoredUpload): Promise<Buffer> {
    return this.bytes(companyId, upload, picturesFile.maxBytes, 'pictures.too_large');
  }

  /**
   * A picture as SVG.
   * @throws AppError `product.picture_refused`, `picture.wrong_type`, `picture.unreadable`, `picture.too_large`,
   * `picture.too_many_pixels`, `unavailable`
   */
  async svgOf(bytes: Buffer, call: CallInfo): Promise<string> {
    if (bytes.length === 0) throw new AppError('picture.unreadable');
    if (beginsAsSvg.test(bytes.toString('utf8', 0, HEAD_BYTES))) return drawing(bytes);
    const key = `uploads/${call.context.company_id}/${randomUUID()}`;
    await (await this.blobs.store()).put(key, bytes);
    try {
      const { svg } = await this.rpc.ask(
        drawPicture,
        { key, size: bytes.length },
        { context: call.context, requestId: call.requestId },
      );
      return svg;
    } finally {
      await this.discard({ key, size: bytes.length });
    }
  }

  discard(upload: StoredUpload): Promise<void> {
    return this.blobs.discard(upload);
  }

  private async bytes(
    companyId: number,
    upload: StoredUpload,
    maxBytes: number,
    tooLarge: 'picture.too_large' | 'pictures.too_large',
  ) {
    return this.blobs.readUpload(companyId, upload, { maxBytes, tooLarge }).catch((error: unknown) => {
      throw error instanceof AppError && error.code === tooLarge
        ? new AppError(tooLarge, { max: maxBytes / MEBIBYTE })
        : error;
    });
  }
}

const drawing = (bytes: Buffer): string => {
  const text = bytes.toString('utf8');
  if (text.length > MOST_PICTURE_LETTERS)
    throw new AppError('picture.too_large', { max: MOST_PICTURE_LETTERS / 1_000_000 });
  return cleanSvg(text);
};
