import { existsSync } from 'node:fs';
import { Worker, type ResourceLimits } from 'node:worker_threads';
import { FairTurns, type Turn } from '@mullion/server-kit';
import type { Dots } from './dots';
import type { LabelTask } from './draw-label';

type Reply = { readonly dots: Dots } | { readonly failed: string };

/** Without a label for so long the thread is ended, which frees its memory. */
const IDLE_MS = 60_000;
/** A label takes a tenth of a second of a free core. */
const TIME_MS = 10_000;
const memory: ResourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 };
/** Whoever asks for more waits with its next request. */
const MOST_WAITING = 20;
const LONGEST_WAIT_MS = 20_000;

/**
 * Draws labels one after the other in a thread, people and companies in turn: drawing sixty would keep the service from
 * answering for seconds.
 */
export class LabelThread {
  private readonly turns = new FairTurns({ atOnce: 1, waiting: MOST_WAITING, longestMs: LONGEST_WAIT_MS });
  private thread: Worker | null = null;
  private timer: NodeJS.Timeout | undefined;

  /**
   * @param threadFile the bundled `label.worker.ts`; where sources run unbundled (tests) there is none, and labels are
   * drawn here
   */
  constructor(
    private readonly threadFile: string,
    private readonly timeMs = TIME_MS,
  ) {}

  /** Rejects when the label cannot be drawn. @throws AppError `unavailable` when too many wait */
  draw(turn: Turn, task: LabelTask): Promise<Dots> {
    return this.turns.run(turn, async () => {
      if (!existsSync(this.threadFile)) return (await import('./draw-label')).drawLabel(task);
      clearTimeout(this.timer);
      try {
        return await this.answer(this.running(), task);
      } finally {
        this.timer = setTimeout(() => this.close(), IDLE_MS);
        this.timer.unref();
      }
    });
  }

  close(): void {
    clearTimeout(this.timer);
    void this.thread?.terminate();
    this.thread = null;
  }

  private running(): Worker {
    if (this.thread) return this.thread;
    const thread = new Worker(this.threadFile, { resourceLimits: memory });
    const ended = (): void => {
      if (this.thread === thread) this.thread = null;
    };
    thread.on('error', ended);
    thread.on('exit', ended);
    // a service that stops does not wait for it
    thread.unref();
    this.thread = thread;
    return thread;
  }

  private answer(thread: Worker, task: LabelTask): Promise<Dots> {
    return new Promise((resolve, reject) => {
      const done = (): void => {
        clearTimeout(late);
        thread.off('message', take);
        thread.off('error', fail);
        thread.off('exit', gone);
      };
      const fail = (error: Error): void => {
        done();
        this.close();
        reject(error);
      };
      const gone = (): void => fail(new Error('the thread of labels ended'));
      const late = setTimeout(() => fail(new Error(`a label took more than ${this.timeMs} ms`)), this.timeMs);
      const take = (reply: Reply): void => {
        done();
        if ('dots' in reply) resolve(reply.dots);
        else reject(new Error(reply.failed));
      };
      thread.on('message', take);
      thread.on('error', fail);
      thread.on('exit', gone);
      thread.postMessage(task);
    });
  }
}
