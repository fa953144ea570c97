import type { JobDefinition } from '@mullion/contracts';
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { z } from 'zod';
import { log } from '../logging/log';
import { currentRequestId } from '../request/request-scope';
import { openRedis } from './redis';

const ENQUEUE_MS = 1_000;
const FIRST_BACKOFF_MS = 1_000;

/** Job ids of BullMQ must not be whole numbers or contain a colon. */
const bullId = (name: string, id: string): string => (/^\d+$/.test(id) ? `${name}-${id}` : id.replaceAll(':', '.'));

/** Puts jobs into queues; connects to Redis at the first job. */
export class Queues {
  private redis: Promise<Redis> | null = null;
  private readonly queues = new Map<string, Promise<Queue>>();

  constructor(
    private readonly url: string | undefined,
    private readonly prefix: string,
  ) {}

  /**
   * Adds a job; the same id again is the same job while it waits or runs.
   * False (and a line in the log) when Redis does not take it within a second: the owner's sweep enqueues it later.
   */
  async enqueue<P extends z.ZodType>(
    job: JobDefinition<P>,
    payload: z.input<P>,
    options: { priority?: number; delayMs?: number } = {},
  ): Promise<boolean> {
    const data = job.payload.parse(payload);
    try {
      await inTime(this.add(job, data, options));
      return true;
    } catch (error) {
      log().warn({ queue: job.queue, job: job.name, reason: String(error) }, 'job could not be enqueued');
      return false;
    }
  }

  /** Takes a job that has not begun out of its queue; false when it runs, is unknown or Redis is away. */
  async remove<P extends z.ZodType>(job: JobDefinition<P>, payload: z.input<P>): Promise<boolean> {
    const data = job.payload.parse(payload);
    try {
      return (await inTime(this.queue(job.queue).then((queue) => queue.remove(bullId(job.name, job.id(data)))))) === 1;
    } catch {
      return false;
    }
  }

  /** Jobs of a queue that wait, are prioritized or run. */
  async pending(name: string): Promise<number> {
    const counts = await inTime(
      this.queue(name).then((queue) => queue.getJobCounts('waiting', 'prioritized', 'active')),
    );
    return Object.values(counts).reduce((sum, count) => sum + count, 0);
  }

  /** Null: Redis is not used (yet); else whether it is connected. */
  async healthy(): Promise<boolean | null> {
    return this.redis ? (await this.redis).status === 'ready' : null;
  }

  async close(): Promise<void> {
    for (const queue of this.queues.values()) await (await queue).close().catch(() => undefined);
    if (this.redis) (await this.redis).disconnect();
  }

  private async add<P extends z.ZodType>(
    job: JobDefinition<P>,
    data: z.output<P>,
    options: { priority?: number; delayMs?: number },
  ): Promise<void> {
    const queue = await this.queue(job.queue);
    await queue.add(
      job.name,
      { requestId: currentRequestId(), payload: data },
      {
        jobId: bullId(job.name, job.id(data)),
        attempts: job.attempts,
        backoff: { type: 'exponential', delay: FIRST_BACKOFF_MS },
        // Nothing is kept: the row at the owner is the record, and a kept job would swallow a later one with its id.
        removeOnComplete: true,
        removeOnFail: true,
        ...(options.priority === undefined ? {} : { priority: options.priority }),
        ...(options.delayMs === undefined ? {} : { delay: options.delayMs }),
      },
    );
  }

  private queue(name: string): Promise<Queue> {
    const known = this.queues.get(name);
    if (known) return known;
    const made = this.open(name);
    this.queues.set(name, made);
    return made;
  }

  private async open(name: string): Promise<Queue> {
    if (!this.url) throw new Error('REDIS_URL is missing');
    this.redis ??= openRedis(this.url, { maxRetriesPerRequest: 1, enableOfflineQueue: true });
    const [connection, { Queue: BullQueue }] = await Promise.all([this.redis, import('./bull')]);
    // BullMQ asks Redis for its version at its first connection; a queue to which that was not answered takes no job
    // ever after
    const queue = new BullQueue(name, {
      ...{ connection, prefix: queuePrefix(this.prefix) },
      ...{ skipWaitingForReady: true, skipVersionCheck: true },
    });
    queue.on('error', (error) => log().debug({ reason: error.message }, 'queue error'));
    return queue;
  }
}

/** The key prefix of queues: the subject prefix keeps parallel test runs apart here too. */
export const queuePrefix = (subjectPrefix: string): string => `${subjectPrefix}mullion`;

const inTime = async <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Redis did not answer in time')), ENQUEUE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
};
