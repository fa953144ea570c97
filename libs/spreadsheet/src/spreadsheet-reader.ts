import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { formatOf } from './file-format';
import type { Line } from './line';
import type { TableReply } from './read-table';
import { type Refusal, Unreadable } from './unreadable';

/** What the largest file within the limits takes, twice over. */
const memory = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 } as const;
/** The last resort: the counts have refused before. */
const TIME_MS = 8_000;
/** Each keeps a core busy. */
const AT_ONCE = 2;
const MAX_WAITING = 4;

/** Nobody else can be served now; come again in a moment. */
export class ReaderBusy extends Error {}

/** Reads uploaded spreadsheets in worker threads, two at once. */
export class SpreadsheetReader {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** @param threadFile a file that imports `@mullion/spreadsheet/in-thread`; where sources run unbundled (tests) there is none, and files are read here */
  constructor(
    private readonly threadFile: string,
    private readonly timeMs = TIME_MS,
  ) {}

  /** The lines of the first sheet that hold something. @throws Unreadable, ReaderBusy */
  async read(bytes: Buffer, name: string): Promise<Line[]> {
    const reply = await this.inTurn(() => (existsSync(this.threadFile) ? this.inThread(bytes, name) : inProcess(bytes, name)));
    if ('lines' in reply) return reply.lines;
    throw new Unreadable(reply.refusal);
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= AT_ONCE && this.waiting.length >= MAX_WAITING) throw new ReaderBusy('too many files are being read');
    if (this.running >= AT_ONCE) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
    try {
      return await work();
    } finally {
      // the place goes to the next in line; only an empty line frees it
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  private inThread(bytes: Buffer, name: string): Promise<TableReply> {
    const refusal: Refusal = { format: formatOf(bytes, name), reason: 'too_large' };
    return new Promise((resolve, reject) => {
      const worker = new Worker(this.threadFile, { workerData: { bytes, name }, resourceLimits: memory });
      const tooLong = setTimeout(() => void worker.terminate(), this.timeMs);
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
const inProcess = async (bytes: Buffer, name: string): Promise<TableReply> => (await import('./read-table')).readTable(bytes, name);
