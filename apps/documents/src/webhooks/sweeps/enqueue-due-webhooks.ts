import { sendSlowWebhooksJob, sendWebhooksJob } from '@mullion/contracts';
import { eachRow, ServiceTools, Sweep } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { MAX_TRIES } from '../rules/next-try';
import { releaseLost } from '../webhook-delivery.repository';
import { dueWebhooks } from '../webhook.repository';

/**
 * An address that something is due for gets a job: those that fail or are slow in a queue of their own, where they
 * delay nobody else.
 */
@Injectable()
export class EnqueueDueWebhooks {
  constructor(private readonly tools: ServiceTools) {}

  @Sweep({ everyMs: 1_000 })
  async run(): Promise<void> {
    const { database, queues } = this.tools;
    await releaseLost(database, MAX_TRIES);
    const due = await dueWebhooks(database);
    const quickFirst = [...due].sort((one, other) => Number(one.slow) - Number(other.slow));
    await eachRow('webhooks', quickFirst, async ({ id, company_id, slow }) => {
      const job = slow ? sendSlowWebhooksJob : sendWebhooksJob;
      await queues.enqueue(job, job.payload.parse({ webhook_id: id, company_id }));
    });
  }
}
