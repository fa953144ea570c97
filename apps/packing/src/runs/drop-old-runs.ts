import { Database, deleteInBatches, retentionDays, Sweep } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';

const HOUR_MS = 3_600_000;
const BATCH = 200;

/** Plans are large: they go after some weeks, and with them what it takes to take one back; the figures of a run stay a year. */
@Injectable()
export class DropOldRuns {
  constructor(private readonly database: Database) {}

  @Sweep({ everyMs: HOUR_MS })
  async run(): Promise<void> {
    const { schema } = this.database;
    for (;;) {
      const rows = await this.database.read(
        `UPDATE ${schema}.packing_run SET plan = NULL, undo = NULL WHERE id = ANY(ARRAY(
           SELECT id FROM ${schema}.packing_run WHERE state IN ('applied', 'discarded', 'failed') AND (plan IS NOT NULL OR undo IS NOT NULL)
             AND finished_at < now() - $1 * interval '1 day' LIMIT $2)) RETURNING 1`,
        [retentionDays.packingPlans, BATCH],
      );
      if (rows.length < BATCH) break;
    }
    await deleteInBatches(
      this.database,
      { table: 'packing_run', key: 'id', oldest: 'finished_at', days: retentionDays.packingRuns },
      BATCH,
    );
    await deleteInBatches(this.database, { table: 'truck_claim', key: 'claim_id', oldest: 'released_at', days: retentionDays.truckClaims });
  }
}
