import { deleteInBatches, retentionDays, ServiceTools, Sweep } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { dropOldPlans } from '../swept-runs.repository';

const HOUR_MS = 3_600_000;
const BATCH = 200;

/** Plans are large: they go after some weeks, and with them what it takes to take one back; the figures of a run stay a year. */
@Injectable()
export class DropOldRuns {
  constructor(private readonly tools: ServiceTools) {}

  @Sweep({ everyMs: HOUR_MS })
  async run(): Promise<void> {
    const { database } = this.tools;
    while ((await dropOldPlans(database, retentionDays.packingPlans, BATCH)) === BATCH);
    await deleteInBatches(database, { table: 'packing_run', key: 'id', oldest: 'finished_at', days: retentionDays.packingRuns }, BATCH);
  }
}
