import { Worker, type ResourceLimits } from 'node:worker_threads';
import { AppError } from '@mullion/server-kit';
import type { RenderInput, RenderMessage, SheetsInput } from './render-input';

/** After this time without a document the thread is ended, which frees its memory. */
const IDLE_MS = 60_000;
/**
 * For one document: two hundred pallets with twenty products each take half a minute of a free core. A thread that
 * takes longer is ended.
 */
const TIME_MS = 120_000;
/** Two of them fit into the memory of a worker (deploy/processes.ts) beside what all share. */
const memory = { maxOldGenerationSizeMb: 400, maxYoungGenerationSizeMb: 16 } as const;

const isOutOfMemory = (error: Error): boolean => (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';

/** A file that a thread made. */
export interface RenderedFile {
  readonly bytes: Uint8Array;
  readonly name: string;
}

/**
 * Renders in threads: a document keeps a core busy for seconds, and the job's lock and the health page live on
 * meanwhile. One thread is kept for the next document: loading layout and fonts again and running them cold costs more
 * than a hundred labels do in a thread that is warm.
 */
export class RenderThreads {
  private idle: Worker | null = null;
  private timer: NodeJS.Timeout | undefined;
  /** The thread that waits has ended by itself, or has something to do. */
  private readonly dropIdle = (): void => {
    this.idle = null;
  };

  /** @param threadFile the bundled `render.worker.ts` */
  constructor(
    private readonly threadFile: string,
    private readonly limits: {
      readonly idleMs?: number;
      readonly timeMs?: number;
      readonly memory?: ResourceLimits;
    } = {},
  ) {}

  /**
   * Renders one document. Rejects when its thread fails or ends; the next one then begins in another.
   * @throws AppError `exports.too_large` when it takes too long or too much memory
   */
  render(input: RenderInput | SheetsInput, onProgress: (progress: number) => void): Promise<RenderedFile> {
    const thread = this.idle ?? new Worker(this.threadFile, { resourceLimits: this.limits.memory ?? memory });
    clearTimeout(this.timer);
    thread.off('error', this.dropIdle);
    thread.off('exit', this.dropIdle);
    this.dropIdle();
    thread.ref();
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => fail(new AppError('exports.too_large')), this.limits.timeMs ?? TIME_MS);
      const finish = (): void => {
        clearTimeout(late);
        thread.off('message', take);
        thread.off('error', fail);
        thread.off('exit', ended);
      };
      const fail = (error: Error): void => {
        finish();
        void thread.terminate();
        reject(isOutOfMemory(error) ? new AppError('exports.too_large', {}, { cause: error }) : error);
      };
      const ended = (code: number): void => fail(new Error(`the renderer ended with ${code}`));
      const take = (message: RenderMessage): void => {
        if (message.kind === 'progress') return onProgress(message.progress);
        if (message.kind === 'failed') return fail(new Error(message.error));
        finish();
        this.keep(thread);
        return resolve({ bytes: message.bytes, name: message.name });
      };
      thread.on('message', take);
      thread.on('error', fail);
      thread.on('exit', ended);
      thread.postMessage(input);
    });
  }

  /** Ends the thread that waits. */
  close(): void {
    clearTimeout(this.timer);
    const { idle } = this;
    this.dropIdle();
    idle?.off('error', this.dropIdle);
    idle?.off('exit', this.dropIdle);
    void idle?.terminate();
  }

  /** For the next document; of two that are done only one stays. */
  private keep(thread: Worker): void {
    if (this.idle) {
      void thread.terminate();
      return;
    }
    this.idle = thread;
    thread.on('error', this.dropIdle);
    thread.on('exit', this.dropIdle);
    // a process that stops does not wait for it
    thread.unref();
    this.timer = setTimeout(() => this.close(), this.limits.idleMs ?? IDLE_MS);
    this.timer.unref();
  }
}
