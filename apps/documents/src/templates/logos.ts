import { logoFile } from '@mullion/contracts';
import { Blobs, type StoredUpload } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { logoDataUri, redrawLogo, type LogoFormat } from './logo';

/** Logos and pictures of templates in the blob store, below their company's folder, named by their content. */
@Injectable()
export class Logos {
  constructor(private readonly blobs: Blobs) {}

  /**
   * Redraws an uploaded picture and keeps it. Gives its key.
   * @throws AppError `payload_too_large`, `not_allowed_file_type`, `template.logo_unreadable`
   */
  async keep(companyId: number, upload: StoredUpload, formats?: readonly LogoFormat[]): Promise<string> {
    const logo = await redrawLogo(await this.blobs.readUpload(companyId, upload, logoFile), formats);
    const key = `logos/${companyId}/${logo.name}`;
    await (await this.blobs.store()).put(key, logo.bytes);
    return key;
  }

  discard(upload: StoredUpload): Promise<void> {
    return this.blobs.discard(upload);
  }

  async dataUri(key: string): Promise<string> {
    return logoDataUri(key, await this.blobs.read(key));
  }
}
