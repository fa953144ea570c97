import { importFile } from '@mullion/contracts';
import { AppError, type BlobStore, log } from '@mullion/server-kit';
import type { Readable } from 'node:stream';

const { maxBytes } = importFile;

/** Uploaded files in the blob store, each below its company's folder. */
export class Uploads {
  constructor(private readonly store: Promise<BlobStore>) {}

  /** @throws AppError `file.not_found`, `import.too_large` */
  async read(companyId: number, file: { readonly key: string; readonly size: number }): Promise<Buffer> {
    if (!file.key.startsWith(`uploads/${companyId}/`)) throw new AppError('file.not_found');
    if (file.size > maxBytes) throw new AppError('import.too_large', { max_bytes: maxBytes });
    const parts: Buffer[] = [];
    let size = 0;
    const content: Readable = await (await this.store).get(file.key);
    for await (const part of content as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > maxBytes) throw new AppError('import.too_large', { max_bytes: maxBytes });
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
