import { deleteInBatches, retentionDays, ServiceTools, Sweep } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';

const HOUR_MS = 3_600_000;

/** Messages are for looking at what went wrong lately; their deliveries and tries go with them. */
@Injectable()
export class DropOldWebhookMessages {
  constructor(private readonly tools: ServiceTools) {}

  @Sweep({ everyMs: HOUR_MS })
  async run(): Promise<void> {
    const days = retentionDays.webhookMessages;
    await deleteInBatches(this.tools.database, { table: 'webhook_messages', key: 'id', oldest: 'created_at', days });
  }
}
