import { sendSlowWebhooksJob, sendWebhooksJob } from '@mullion/contracts';
import { workerQueue, type WorkerQueue } from '@mullion/server-kit';
import type { Sender } from './post-webhook';
import { sendQuickly, sendWebhooks } from './send-webhooks';

/** Sending is waiting: many at a time cost little. */
const QUICK_AT_ONCE = 200;
const SLOW_AT_ONCE = 100;

/** The two queues of webhooks; `sender` is read at every job, since it is known once the configuration is. */
export const webhookQueues = (sender: () => Sender): WorkerQueue<(typeof sendWebhooksJob)['payload']>[] => [
  workerQueue({
    job: sendWebhooksJob,
    concurrency: QUICK_AT_ONCE,
    handler: (payload, tools) => sendQuickly(payload, tools, sender()),
  }),
  workerQueue({
    job: sendSlowWebhooksJob,
    concurrency: SLOW_AT_ONCE,
    handler: (payload, tools) => sendWebhooks(payload, tools, sender()),
  }),
];
