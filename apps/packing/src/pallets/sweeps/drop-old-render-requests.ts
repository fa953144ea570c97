import { deleteInBatches, retentionDays, ServiceTools, Sweep } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';

/** Requests for preparation lists go with the files that were made of them. */
@Injectable()
export class DropOldRenderRequests {
  constructor(private readonly tools: ServiceTools) {}

  @Sweep({ everyMs: 3_600_000 })
  run(): Promise<void> {
    const days = retentionDays.renderJobs;
    return deleteInBatches(this.tools.database, {
      table: 'render_request',
      key: 'request_id',
      oldest: 'created_at',
      days,
    });
  }
}
