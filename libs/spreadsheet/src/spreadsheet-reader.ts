import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { formatOf } from './file-format';
import type { ReadOptions, Table } from './line';
import type { TableReply } from './read-table';
import { type Refusal, Unreadable } from './unreadable';

/** What the largest file within the limits takes, twice over. */
const memory = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 } as const;
/**
 * The last resort: the counts have refused before, and a busy machine needs seconds to begin a thread. Below what a
 * request may take.
 */
const TIME_MS = 24_000;

/** Reads uploaded spreadsheets in worker threads, each of which keeps a core busy. */
export class SpreadsheetReader {
  /**
   * @param threadFile a file that imports `@mullion/spreadsheet/in-thread`; where sources run unbundled (tests) there
   * is none, and files are read here
   */
  constructor(
    private readonly threadFile: string,
    private readonly timeMs = TIME_MS,
  ) {}

  /**
   * The sheets that can be seen, and how the file is written.
   * @param timeMs what is left for it
   * @throws Unreadable
   */
  async read(bytes: Buffer, name: string, options: ReadOptions = {}, timeMs = this.timeMs): Promise<Table> {
    const reply = await (existsSync(this.threadFile)
      ? this.inThread(bytes, name, options, Math.min(timeMs, this.timeMs))
      : inProcess(bytes, name, options));
    if ('table' in reply) return reply.table;
    throw new Unreadable(reply.refusal);
  }

  private inThread(bytes: Buffer, name: string, options: ReadOptions, timeMs: number): Promise<TableReply> {
    const refusal: Refusal = { format: formatOf(bytes, name), reason: 'too_large' };
    return new Promise((resolve, reject) => {
      const worker = new Worker(this.threadFile, { workerData: { bytes, name, options }, resourceLimits: memory });
      const tooLong = setTimeout(() => void worker.terminate(), Math.max(0, timeMs));
      worker.once('message', resolve);
      worker.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ refusal }) : reject(error),
      );
      worker.once('exit', () => {
        clearTimeout(tooLong);
        // Ended without an answer: it took too long.
        resolve({ refusal });
      });
    });
  }
}

/** The readers of files are heavy: the service itself never loads them. */
const inProcess = async (bytes: Buffer, name: string, options: ReadOptions): Promise<TableReply> =>
  (await import('./read-table')).readTable(bytes, name, options);
