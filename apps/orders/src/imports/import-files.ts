import path from 'node:path';
import { ConcurrencyGate } from '@mullion/server-kit';
import { SpreadsheetReader } from '@mullion/spreadsheet';
import { Injectable } from '@nestjs/common';

type Read = SpreadsheetReader['read'];

/** Reads uploaded files, two at once, because each keeps a core busy. */
@Injectable()
export class FileReader {
  private readonly gate = new ConcurrencyGate({ concurrency: 2, queue: 4 });
  private readonly spreadsheets = new SpreadsheetReader(path.join(__dirname, 'read-spreadsheet.worker.cjs'));

  /** The lines of the first sheet that hold something. @throws Unreadable; AppError `unavailable` when too many files are being read */
  read(...file: Parameters<Read>): ReturnType<Read> {
    return this.gate.run(() => this.spreadsheets.read(...file));
  }
}
