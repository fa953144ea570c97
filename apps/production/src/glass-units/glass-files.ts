import path from 'node:path';
import { glassFile } from '@mullion/contracts';
import { AppError, ConcurrencyGate, KIT_CONFIG, log, openBlobStore, type BlobStore } from '@mullion/server-kit';
import { type Sheet, SpreadsheetReader, Unreadable } from '@mullion/spreadsheet';
import { Inject, Injectable } from '@nestjs/common';
import type { ProductionConfig } from '../production-config';

/** Where an upload lies, as the gateway says. */
export interface Upload {
  readonly key: string;
  readonly name: string;
  readonly size: number;
}

/** Uploaded files of glass units: read two at once, because each keeps a core busy. */
@Injectable()
export class GlassFiles {
  private opened: Promise<BlobStore> | null = null;
  private readonly gate = new ConcurrencyGate({ concurrency: 2, queue: 8 });
  private readonly spreadsheets = new SpreadsheetReader(path.join(__dirname, 'read-glass-file.worker.cjs'));

  constructor(@Inject(KIT_CONFIG) private readonly config: ProductionConfig) {}

  /** @throws AppError `file.not_found`, `glass.too_large`, `glass.not_excel` */
  async bytes(companyId: number, { key, size }: Upload): Promise<Buffer> {
    if (!key.startsWith(`uploads/${companyId}/`)) throw new AppError('file.not_found');
    if (size > glassFile.maxBytes) throw new AppError('glass.too_large');
    const parts: Buffer[] = [];
    for await (const part of (await (await this.store()).get(key)) as AsyncIterable<Buffer>) parts.push(part);
    const bytes = Buffer.concat(parts);
    // by what it is, whatever it is called
    if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) throw new AppError('glass.not_excel');
    return bytes;
  }

  /** @throws AppError `glass.too_large`, `glass.unreadable`, `unavailable` when too many files are being read */
  async sheets(bytes: Buffer, name: string): Promise<Sheet[]> {
    try {
      return await this.gate.run(() => this.spreadsheets.readSheets(bytes, name));
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      throw new AppError(error.refusal.reason === 'too_large' ? 'glass.too_large' : 'glass.unreadable');
    }
  }

  /** The file has been taken and is of no more use; one that stays behind does no harm. */
  async discard({ key }: Upload): Promise<void> {
    try {
      await (await this.store()).delete(key);
    } catch (error) {
      log().warn({ reason: String(error) }, 'a file of glass units was left behind');
    }
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
