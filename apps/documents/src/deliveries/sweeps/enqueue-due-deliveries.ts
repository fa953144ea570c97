import { eachRow, ServiceTools, Sweep } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { dueDeliveries } from '../delivery.repository';
import { publishLiveDelivery, enqueueDelivery } from '../use-cases/publish-live-delivery';

/** Mails whose job was lost get it again; those of dead workers are in doubt. */
@Injectable()
export class EnqueueDueDeliveries {
  constructor(private readonly tools: ServiceTools) {}

  @Sweep({ everyMs: 3_000 })
  async run(): Promise<void> {
    const { changed, due } = await dueDeliveries(this.tools.database);
    for (const row of changed) publishLiveDelivery(this.tools.bus, row);
    await eachRow('deliveries', due, (row) => enqueueDelivery(this.tools.queues, row));
  }
}
