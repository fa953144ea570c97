import { logoFile } from '@mullion/contracts';
import { Blobs, type StoredUpload, type Turn } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { Pictures } from '../pictures/pictures.module';
import { logoDataUri, redrawLogo, type LogoFormat } from './logo';

/** Logos and pictures of templates in the blob store, below their company's folder, named by their content. */
@Injectable()
export class Logos {
  constructor(
    private readonly blobs: Blobs,
    private readonly pictures: Pictures,
  ) {}

  /**
   * Redraws an uploaded picture and keeps it, when its turn has come. Gives its key.
   * @throws AppError `payload_too_large`, `unavailable` when too many wait; those of `redrawLogo`
   */
  keep(turn: Turn, upload: StoredUpload, formats?: readonly LogoFormat[]): Promise<string> {
    const { company } = turn;
    return this.pictures.inTurn(turn, async () => {
      const logo = await redrawLogo(this.pictures, await this.blobs.readUpload(company, upload, logoFile), formats);
      const key = `logos/${company}/${logo.name}`;
      await (await this.blobs.store()).put(key, logo.bytes);
      return key;
    });
  }

  discard(upload: StoredUpload): Promise<void> {
    return this.blobs.discard(upload);
  }

  async dataUri(key: string): Promise<string> {
    return logoDataUri(key, await this.blobs.read(key));
  }
}
