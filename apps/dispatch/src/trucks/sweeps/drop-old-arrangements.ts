import { deleteInBatches, retentionDays, ServiceTools, Sweep } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';

/** What was searched long ago is of no use: trucks hold the places. */
@Injectable()
export class DropOldArrangements {
  constructor(private readonly tools: ServiceTools) {}

  @Sweep({ everyMs: 3_600_000 })
  run(): Promise<void> {
    return deleteInBatches(this.tools.database, {
      table: 'arrangements',
      key: 'id',
      oldest: 'created_at',
      days: retentionDays.arrangements,
    });
  }
}
