import { packProductsDeepJob, packProductsJob } from '@mullion/contracts';
import { workerQueue, type WorkerQueue } from '@mullion/server-kit';
import { packProducts } from './pack-products';

interface SearchThreads {
  readonly threadFile: string;
  readonly threads: number;
}

/** Both queues of the optimiser; a search fills its cores, so one of each kind at a time in a process. */
// oxlint-disable-next-line typescript/no-explicit-any -- each queue has a payload of its own
export const optimiserQueues = (search: SearchThreads): WorkerQueue<any>[] => [
  workerQueue({ job: packProductsJob, handler: packProducts(search), concurrency: 1 }),
  workerQueue({ job: packProductsDeepJob, handler: packProducts(search), concurrency: 1 }),
];
