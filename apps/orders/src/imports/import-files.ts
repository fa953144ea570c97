import path from 'node:path';
import { importFile } from '@mullion/contracts';
import { Blobs, ConcurrencyGate, type StoredUpload } from '@mullion/server-kit';
import { SpreadsheetReader } from '@mullion/spreadsheet';
import { Injectable } from '@nestjs/common';

type Read = SpreadsheetReader['read'];

/** Uploaded files to import: read two at once, because each keeps a core busy. */
@Injectable()
export class ImportFiles {
  private readonly gate = new ConcurrencyGate({ concurrency: 2, queue: 4 });
  private readonly spreadsheets = new SpreadsheetReader(path.join(__dirname, 'read-spreadsheet.worker.cjs'));

  constructor(private readonly blobs: Blobs) {}

  /** @throws AppError `file.not_found`, `import.too_large` */
  bytes(companyId: number, upload: StoredUpload): Promise<Buffer> {
    return this.blobs.readUpload(companyId, upload, { maxBytes: importFile.maxBytes, tooLarge: 'import.too_large' });
  }

  /** @throws Unreadable; AppError `unavailable` when too many files are being read */
  table(...file: Parameters<Read>): ReturnType<Read> {
    return this.gate.run(() => this.spreadsheets.read(...file));
  }

  discard(upload: StoredUpload): Promise<void> {
    return this.blobs.discard(upload);
  }
}
