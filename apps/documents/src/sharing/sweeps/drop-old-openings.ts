import { deleteInBatches, retentionDays, ServiceTools, Sweep } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';

/** From which address a link was opened is kept for a year; how often, and last when, stays at the link. */
@Injectable()
export class DropOldOpenings {
  constructor(private readonly tools: ServiceTools) {}

  @Sweep({ everyMs: 3_600_000 })
  run(): Promise<void> {
    return deleteInBatches(this.tools.database, {
      table: 'share_opening',
      key: 'id',
      oldest: 'last_at',
      days: retentionDays.shareOpenings,
    });
  }
}
