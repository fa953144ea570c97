import { existsSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { AppError } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import type { TableReply } from './read-table';
import type { Cell } from './rules/parse-cell';
import { Unreadable } from './unreadable';

const MEMORY_MB = 512;
const TIME_MS = 20_000;
const workerFile = path.join(__dirname, 'read-spreadsheet.worker.cjs');

/** Reads uploaded spreadsheets in worker threads. */
@Injectable()
export class SpreadsheetReader {
  /** All lines of the first sheet. @throws AppError `import.unreadable`, `import.too_large` */
  async read(bytes: Buffer, name: string): Promise<Cell[][]> {
    const reply = existsSync(workerFile) ? await inWorker(bytes, name) : await inProcess(bytes, name);
    if ('table' in reply) return reply.table;
    const { format, tooLarge } = reply.unreadable;
    throw new AppError(tooLarge ? 'import.too_large' : 'import.unreadable', { format });
  }
}

const inWorker = (bytes: Buffer, name: string): Promise<TableReply> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(workerFile, { workerData: { bytes, name }, resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
    const tooLong = setTimeout(() => void worker.terminate(), TIME_MS);
    worker.once('message', resolve);
    worker.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ unreadable: { format: 'xlsx', tooLarge: true } }) : reject(error),
    );
    worker.once('exit', () => {
      clearTimeout(tooLong);
      // Ended without an answer: it took too long.
      resolve({ unreadable: { format: 'xlsx', tooLarge: true } });
    });
  });

/** Where sources run unbundled (tests) there is no worker file. Readers of files are heavy: the service itself never loads them. */
const inProcess = async (bytes: Buffer, name: string): Promise<TableReply> => {
  const { readTable } = await import('./read-table');
  try {
    return { table: await readTable(bytes, name) };
  } catch (error) {
    if (error instanceof Unreadable) return { unreadable: { format: error.format, tooLarge: error.tooLarge } };
    throw error;
  }
};
