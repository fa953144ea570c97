import { deleteInBatches, retentionDays, ServiceTools, Sweep } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { endLostLabels } from '../label-job.repository';
import { publishLiveLabels } from '../use-cases/print-labels';

const HOUR_MS = 3_600_000;
/** A shift and a half: nobody wants the labels of yesterday when the printer is turned on in the morning. */
const WAITING_HOURS = 12;

@Injectable()
export class EndLabels {
  constructor(private readonly tools: ServiceTools) {}

  /**
   * What an agent took and said nothing of is doubtful, never printed again by itself; what has waited too long is
   * given up.
   */
  @Sweep({ everyMs: 5_000 })
  async endLost(): Promise<void> {
    for (const { id, company_id } of await endLostLabels(this.tools.database, WAITING_HOURS))
      publishLiveLabels(this.tools.bus, company_id, [id]);
  }

  @Sweep({ everyMs: HOUR_MS })
  async dropOld(): Promise<void> {
    const days = retentionDays.labelJobs;
    await deleteInBatches(this.tools.database, { table: 'label_jobs', key: 'id', oldest: 'asked_at', days });
  }
}
