import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { PlannedOrder, PlanQuestion } from './first-plan';

type Reply = { readonly id: number } & ({ readonly planned: PlannedOrder } | { readonly failed: string });
interface Waiting {
  readonly resolve: (planned: PlannedOrder) => void;
  readonly reject: (error: Error) => void;
}

/** After this time without a request the thread is ended, which frees its memory. */
const IDLE_MS = 60_000;
/** An order of 5,000 products takes 0.5 s; a thread that hangs is ended, with what waits for it. */
const HANGING_MS = 60_000;
const memory = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 } as const;

/** Plans orders one after the other in a thread that begins with the first question. */
export class PlanThread {
  private thread: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private next = 1;
  private timer: NodeJS.Timeout | undefined;

  /**
   * @param threadFile the bundled thread; where sources run unbundled (tests) there is none, and orders are planned
   * here
   */
  constructor(private readonly threadFile: string) {}

  async plan(question: PlanQuestion): Promise<PlannedOrder> {
    if (!existsSync(this.threadFile)) return (await import('./first-plan')).firstPlan(question);
    const id = this.next++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.running().postMessage({ id, question });
      this.endAfter(HANGING_MS);
    });
  }

  /** Ends the thread; requests that wait are rejected. */
  close(): void {
    clearTimeout(this.timer);
    void this.thread?.terminate();
  }

  private running(): Worker {
    if (this.thread) return this.thread;
    const thread = new Worker(this.threadFile, { resourceLimits: memory });
    thread.on('message', (reply: Reply) => this.take(reply));
    thread.once('error', (error: Error) => this.ended(thread, error));
    thread.once('exit', () => this.ended(thread, new Error('the thread of estimates ended')));
    // a process that stops does not wait for it
    thread.unref();
    this.thread = thread;
    return thread;
  }

  private take(reply: Reply): void {
    const asker = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    this.endAfter(this.waiting.size === 0 ? IDLE_MS : HANGING_MS);
    if ('planned' in reply) asker?.resolve(reply.planned);
    else asker?.reject(new Error(reply.failed));
  }

  private ended(thread: Worker, error: Error): void {
    if (this.thread !== thread) return;
    this.thread = null;
    for (const asker of this.waiting.values()) asker.reject(error);
    this.waiting.clear();
  }

  private endAfter(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.close(), ms);
    this.timer.unref();
  }
}
