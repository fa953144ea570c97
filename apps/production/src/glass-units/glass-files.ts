import path from 'node:path';
import { glassFile } from '@mullion/contracts';
import { AppError, Blobs, ConcurrencyGate, type StoredUpload } from '@mullion/server-kit';
import { type Sheet, SpreadsheetReader, Unreadable } from '@mullion/spreadsheet';
import { Injectable } from '@nestjs/common';

/** Uploaded files of glass units: read two at once, because each keeps a core busy. */
@Injectable()
export class GlassFiles {
  private readonly gate = new ConcurrencyGate({ concurrency: 2, queue: 8 });
  private readonly spreadsheets = new SpreadsheetReader(path.join(__dirname, 'read-glass-file.worker.cjs'));

  constructor(private readonly blobs: Blobs) {}

  /** @throws AppError `file.not_found`, `glass.too_large`, `glass.not_excel` */
  async bytes(companyId: number, upload: StoredUpload): Promise<Buffer> {
    const bytes = await this.blobs.readUpload(companyId, upload, {
      maxBytes: glassFile.maxBytes,
      tooLarge: 'glass.too_large',
    });
    // by what it is, whatever it is called
    if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) throw new AppError('glass.not_excel');
    return bytes;
  }

  /** @throws AppError `glass.too_large`, `glass.unreadable`, `unavailable` when too many files are being read */
  async sheets(bytes: Buffer, name: string): Promise<Sheet[]> {
    try {
      const { sheets } = await this.gate.run(() => this.spreadsheets.read(bytes, name));
      return [...sheets];
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      throw new AppError(error.refusal.reason === 'too_large' ? 'glass.too_large' : 'glass.unreadable');
    }
  }

  discard(upload: StoredUpload): Promise<void> {
    return this.blobs.discard(upload);
  }
}
