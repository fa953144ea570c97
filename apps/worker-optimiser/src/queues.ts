import { packProductsDeepJob, packProductsJob } from '@mullion/contracts';
import { workerQueue, type WorkerQueue } from '@mullion/server-kit';
import { packProducts } from './pack-products';

/** Both queues of the optimiser; a search fills a core, so one of each kind at a time in a process. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each queue has a payload of its own
export const optimiserQueues = (threadFile: string): WorkerQueue<any>[] => [
  workerQueue({ job: packProductsJob, handler: packProducts(threadFile), concurrency: 1 }),
  workerQueue({ job: packProductsDeepJob, handler: packProducts(threadFile), concurrency: 1 }),
];
