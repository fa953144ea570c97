import 'reflect-metadata';
import { startWorker, type WorkerApp, type WorkerOptions } from '../jobs/start-worker';
import { runProcess } from './run-process';

const DEFAULT_SHUTDOWN_SECONDS = 20;

/** All of a worker's main.ts: a BullMQ shell with health, metrics and graceful stop; it has no logic of its own. */
export const bootWorker = (options: WorkerOptions): Promise<WorkerApp> =>
  runProcess(
    () => startWorker(options),
    () => Number(process.env.SHUTDOWN_SECONDS ?? DEFAULT_SHUTDOWN_SECONDS),
  );
