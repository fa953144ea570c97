import { deleteInBatches, retentionDays, ServiceTools, Sweep } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';

/** Where something stood years ago nobody asks; what stands on racks now stays. */
@Injectable()
export class DropOldRackEvents {
  constructor(private readonly tools: ServiceTools) {}

  @Sweep({ everyMs: 3_600_000 })
  run(): Promise<void> {
    return deleteInBatches(this.tools.database, {
      table: 'rack_event',
      key: 'id',
      oldest: 'created_at',
      days: retentionDays.rackEvents,
    });
  }
}
