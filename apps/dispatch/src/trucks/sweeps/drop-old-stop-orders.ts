import { deleteInBatches, retentionDays, ServiceTools, Sweep } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';

/** In which order stops were unloaded that nobody has unloaded so for years. */
@Injectable()
export class DropOldStopOrders {
  constructor(private readonly tools: ServiceTools) {}

  @Sweep({ everyMs: 3_600_000 })
  run(): Promise<void> {
    return deleteInBatches(this.tools.database, {
      table: 'stop_orders',
      key: 'ctid',
      oldest: 'used_at',
      days: retentionDays.stopOrders,
    });
  }
}
