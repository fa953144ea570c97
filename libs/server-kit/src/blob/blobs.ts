import type { ErrorCode } from '@mullion/contracts';
import { AppError } from '../errors/app-error';
import { log } from '../logging/log';
import type { BlobStore } from './blob-store';
import { openBlobStore } from './open-blob-store';

/** Where an uploaded file lies and how long it is, as the gateway says. */
export interface StoredUpload {
  readonly key: string;
  readonly size: number;
}

export interface UploadLimit {
  readonly maxBytes: number;
  /** What a longer file is refused with; `payload_too_large` when absent. */
  readonly tooLarge?: ErrorCode;
}

/** The blob store of a service, opened when it is first needed, and what people have uploaded to it. */
export class Blobs {
  private opened: Promise<BlobStore> | null = null;

  /** @param url BLOB_URL of a service that has one */
  constructor(private readonly url: string | undefined) {}

  store(): Promise<BlobStore> {
    this.opened ??= this.open().catch((error: unknown) => {
      // opened again by the next request
      this.opened = null;
      throw error;
    });
    return this.opened;
  }

  /**
   * All bytes of a file that a service has written itself, so that it is no larger than it may be.
   * @throws AppError `file.not_found`
   */
  async read(key: string): Promise<Buffer> {
    return this.readWithin(key, { maxBytes: Number.POSITIVE_INFINITY });
  }

  /**
   * A file that was uploaded in this company.
   * @throws AppError `file.not_found` also for any other file, `payload_too_large` or the code of the limit
   */
  async readUpload(companyId: number, upload: StoredUpload, limit: UploadLimit): Promise<Buffer> {
    if (!upload.key.startsWith(`uploads/${companyId}/`)) throw new AppError('file.not_found');
    if (upload.size > limit.maxBytes) throw tooLarge(limit);
    return this.readWithin(upload.key, limit);
  }

  /** An uploaded file is of no more use. One that stays behind does no harm: uploads are swept after a day. */
  async discard(upload: StoredUpload): Promise<void> {
    try {
      await (await this.store()).delete(upload.key);
    } catch (error) {
      log().warn({ reason: String(error) }, 'an uploaded file was left behind');
    }
  }

  private async readWithin(key: string, limit: UploadLimit): Promise<Buffer> {
    const parts: Buffer[] = [];
    let size = 0;
    const content = await (await this.store()).get(key);
    for await (const part of content as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > limit.maxBytes) throw tooLarge(limit);
      parts.push(part);
    }
    return Buffer.concat(parts);
  }

  private async open(): Promise<BlobStore> {
    if (this.url === undefined) throw new Error('this service has no BLOB_URL');
    return openBlobStore(this.url);
  }
}

const tooLarge = ({ maxBytes, tooLarge: code = 'payload_too_large' }: UploadLimit): AppError =>
  new AppError(code, { max_bytes: maxBytes });
