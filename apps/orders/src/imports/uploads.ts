import { AppError, type BlobStore, log } from '@mullion/server-kit';
import type { Readable } from 'node:stream';

/** An import file of 10 000 rows has about 1 MB. */
const MAX_BYTES = 20 * 1024 * 1024;

/** Uploaded files in the blob store, each below its company's folder. */
export class Uploads {
  constructor(private readonly store: Promise<BlobStore>) {}

  /** @throws AppError `file.not_found`, `import.too_large` */
  async read(companyId: number, file: { readonly key: string; readonly size: number }): Promise<Buffer> {
    if (!file.key.startsWith(`uploads/${companyId}/`)) throw new AppError('file.not_found');
    if (file.size > MAX_BYTES) throw new AppError('import.too_large', { max_bytes: MAX_BYTES });
    const parts: Buffer[] = [];
    let size = 0;
    const content: Readable = await (await this.store).get(file.key);
    for await (const part of content as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > MAX_BYTES) throw new AppError('import.too_large', { max_bytes: MAX_BYTES });
      parts.push(part);
    }
    return Buffer.concat(parts);
  }

  /** The file has been imported and is of no more use; one that stays behind does no harm. */
  async discard(key: string): Promise<void> {
    try {
      await (await this.store).delete(key);
    } catch (error) {
      log().warn({ reason: String(error) }, 'an imported file was left behind');
    }
  }
}
