import { deleteInBatches, retentionDays, ServiceTools, Sweep } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';

/** Nobody takes back after a week what they did in planning. */
@Injectable()
export class DropOldActs {
  constructor(private readonly tools: ServiceTools) {}

  @Sweep({ everyMs: 3_600_000 })
  run(): Promise<void> {
    return deleteInBatches(this.tools.database, {
      table: 'planning_act',
      key: 'id',
      oldest: 'made_at',
      days: retentionDays.planningActs,
    });
  }
}
