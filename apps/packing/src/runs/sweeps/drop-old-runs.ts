import { deleteInBatches, eachRow, retentionDays, ServiceTools, Sweep } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { dropOldPlans, expiredRuns } from '../swept-runs.repository';
import { discardExpired } from '../use-cases/cancel-run';

const HOUR_MS = 3_600_000;
const BATCH = 200;

/**
 * A plan that was not applied holds its products for some days only. Plans are large: they go after some weeks, and
 * with them what it takes to take one back; the figures of a run stay a year.
 */
@Injectable()
export class DropOldRuns {
  constructor(private readonly tools: ServiceTools) {}

  @Sweep({ everyMs: HOUR_MS })
  async run(): Promise<void> {
    const { database } = this.tools;
    for (;;) {
      const expired = await expiredRuns(database, retentionDays.foundPlans, BATCH);
      const failed = await eachRow('packing_run', expired, (run) => discardExpired(this.tools, run));
      if (expired.length < BATCH || failed.length > 0) break;
    }
    while ((await dropOldPlans(database, retentionDays.packingPlans, BATCH)) === BATCH);
    await deleteInBatches(
      database,
      { table: 'packing_run', key: 'id', oldest: 'finished_at', days: retentionDays.packingRuns },
      BATCH,
    );
  }
}
