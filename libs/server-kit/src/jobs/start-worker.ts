import type { JobDefinition } from '@mullion/contracts';
import type { Job, Worker } from 'bullmq';
import type { Logger } from 'pino';
import { z } from 'zod';
import { openLink, type Link } from '../boot/link';
import { linkConfig, loadConfig, type LinkConfig } from '../config/config';
import type { Bus } from '../events/bus';
import { log } from '../logging/log';
import { metrics, registry } from '../metrics/metrics';
import { newRequestId, withRequestId } from '../request/request-scope';
import type { Rpc } from '../rpc/rpc';
import { queuePrefix, Queues } from './queues';
import { openRedis } from './redis';

/** What a job's handler works with. */
export interface JobTools<Config = LinkConfig> {
  readonly rpc: Rpc;
  readonly bus: Bus;
  readonly log: Logger;
  readonly config: Config;
  readonly jobId: string;
  /** From 1. */
  readonly attempt: number;
  readonly lastAttempt: boolean;
  /** Aborted when the worker is being stopped and its grace is over. */
  readonly signal: AbortSignal;
}

export interface WorkerQueue<P extends z.ZodType = z.ZodType> {
  readonly job: JobDefinition<P>;
  /** Gives results to the owner by `tools.rpc`; what it throws is tried again as often as the job says. */
  readonly handler: (payload: z.output<P>, tools: JobTools) => Promise<void>;
  /** Of the queue; the highest of its jobs counts. Default 1. */
  readonly concurrency?: number;
}

export interface WorkerOptions {
  readonly name: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- each queue has a payload of its own
  readonly queues: readonly WorkerQueue<any>[];
  /** Runs once before the first job. */
  readonly onStart?: (tools: { rpc: Rpc; bus: Bus; config: object }) => Promise<void> | void;
  readonly config?: z.ZodRawShape;
  readonly env?: Readonly<Record<string, string | undefined>>;
}

export interface WorkerApp {
  readonly link: Link;
  readonly healthPort: number;
  stop(graceMs?: number): Promise<void>;
}

/**
 * Longer than any pause of the event loop; heavy work belongs in worker threads, or the lock is lost and the job runs
 * twice.
 */
const LOCK_MS = 30_000;
const STALLED_CHECK_MS = 10_000;

/**
 * Keeps a queue's handler type together: `workerQueue({ job: packProducts, handler: async (payload, tools) => … })`.
 */
export const workerQueue = <P extends z.ZodType>(queue: WorkerQueue<P>): WorkerQueue<P> => queue;

/** Starts a worker in this process without taking over its signals. */
export const startWorker = async (options: WorkerOptions): Promise<WorkerApp> => {
  const shape = { ...linkConfig.shape, REDIS_URL: z.string().min(1), ...options.config };
  const config = loadConfig(z.object(shape), options.env) as LinkConfig & { REDIS_URL: string };
  const link = await openLink(options.name, config);
  const redis = await openRedis(config.REDIS_URL, { maxRetriesPerRequest: null });
  link.health.add('redis', () => redis.status === 'ready');
  await options.onStart?.({ rpc: link.rpc, bus: link.bus, config });
  const { Worker: BullWorker } = await import('./bull');
  const abort = new AbortController();
  const names = [...new Set(options.queues.map((queue) => queue.job.queue))];
  const workers = names.map((name) => {
    const jobs = options.queues.filter((queue) => queue.job.queue === name);
    const worker: Worker = new BullWorker(name, (job) => runJob(jobs, job, link, config, abort.signal), {
      connection: redis,
      prefix: queuePrefix(config.MULLION_SUBJECT_PREFIX),
      concurrency: Math.max(...jobs.map((queue) => queue.concurrency ?? 1)),
      lockDuration: LOCK_MS,
      stalledInterval: STALLED_CHECK_MS,
      maxStalledCount: 3,
    });
    worker.on('error', (error) => log().debug({ reason: error.message }, 'worker error'));
    return worker;
  });
  const queues = new Queues(config.REDIS_URL, config.MULLION_SUBJECT_PREFIX);
  countPending(queues, names);
  link.health.startServing();
  log().info({ health: link.healthPort, queues: names }, 'worker is up');
  return {
    link,
    healthPort: link.healthPort,
    stop: async (graceMs = config.SHUTDOWN_SECONDS * 1_000) => {
      link.health.startStopping();
      const late = setTimeout(() => abort.abort(), Math.max(graceMs - 2_000, 0));
      await Promise.race([Promise.all(workers.map((worker) => worker.close())), pause(graceMs)]);
      clearTimeout(late);
      abort.abort();
      await queues.close();
      redis.disconnect();
      await link.nats.close();
      await link.health.close();
      log().info('worker has stopped');
    },
  };
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());

const runJob = async (
  jobs: readonly WorkerQueue[],
  job: Job,
  link: Link,
  config: LinkConfig,
  signal: AbortSignal,
): Promise<void> => {
  const found = jobs.find((queue) => queue.job.name === job.name);
  if (!found) throw new Error(`no handler for the job ${job.name}`);
  const { requestId, payload } = job.data as { requestId: string | null; payload: unknown };
  const attempt = job.attemptsMade + 1;
  const end = metrics.jobSeconds.startTimer({ queue: job.queueName, job: job.name });
  await withRequestId(requestId ?? newRequestId(), async () => {
    const tools: JobTools = {
      rpc: link.rpc,
      bus: link.bus,
      log: log().child({ job: job.name, job_id: job.id }),
      config,
      jobId: job.id ?? '',
      attempt,
      lastAttempt: attempt >= (job.opts.attempts ?? 1),
      signal,
    };
    try {
      await found.handler(found.job.payload.parse(payload), tools);
      end({ result: 'done' });
      tools.log.info({ attempt }, 'job is done');
    } catch (error) {
      end({ result: 'failed' });
      tools.log.error({ attempt, err: error }, 'job failed');
      throw error;
    }
  });
};

/** KEDA scales the optimiser by this number. */
const countPending = (queues: Queues, names: readonly string[]): void => {
  metrics.queueJobs.reset();
  (metrics.queueJobs as unknown as { collect: () => Promise<void> }).collect = async () => {
    for (const name of names) {
      const count = await queues.pending(name).catch(() => null);
      if (count !== null) metrics.queueJobs.labels(name).set(count);
    }
  };
  registry.getMetricsAsArray();
};
