import { logoFile } from '@mullion/contracts';
import { AppError, KIT_CONFIG, log, openBlobStore, type BlobStore } from '@mullion/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { DocumentsConfig } from '../config';
import { logoDataUri, redrawLogo, type LogoFormat } from './logo';

interface Upload {
  readonly key: string;
  readonly size: number;
}

/** Logos and pictures of templates in the blob store, below their company's folder, named by their content. */
@Injectable()
export class Logos {
  private opened: Promise<BlobStore> | null = null;

  constructor(@Inject(KIT_CONFIG) private readonly config: DocumentsConfig) {}

  /**
   * Redraws an uploaded picture, keeps it and forgets the upload. Gives its key.
   * @throws AppError `payload_too_large`, `not_allowed_file_type`, `template.logo_unreadable`
   */
  async keep(companyId: number, upload: Upload, formats?: readonly LogoFormat[]): Promise<string> {
    if (!upload.key.startsWith(`uploads/${companyId}/`)) throw new AppError('file.not_found');
    if (upload.size > logoFile.maxBytes) throw new AppError('payload_too_large', { max_bytes: logoFile.maxBytes });
    const store = await this.store();
    const logo = await redrawLogo(await this.read(upload.key), formats);
    const key = `logos/${companyId}/${logo.name}`;
    await store.put(key, logo.bytes);
    return key;
  }

  /** One that stays behind does no harm. */
  async forget(upload: Upload): Promise<void> {
    try {
      await (await this.store()).delete(upload.key);
    } catch (error) {
      log().warn({ reason: String(error) }, 'an uploaded logo was left behind');
    }
  }

  async dataUri(key: string): Promise<string> {
    return logoDataUri(key, await this.read(key));
  }

  private async read(key: string): Promise<Buffer> {
    const parts: Buffer[] = [];
    for await (const part of (await (await this.store()).get(key)) as AsyncIterable<Buffer>) parts.push(part);
    return Buffer.concat(parts);
  }

  private store(): Promise<BlobStore> {
    this.opened ??= openBlobStore(this.config.BLOB_URL).catch((error: unknown) => {
      // opened again by the next request
      this.opened = null;
      throw error;
    });
    return this.opened;
  }
}
