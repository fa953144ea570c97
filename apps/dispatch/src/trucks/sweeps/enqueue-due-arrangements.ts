import { eachRow, ServiceTools, Sweep } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { dueArrangements } from '../arrangement.repository';
import { finishArrangement } from '../use-cases/finish-arrangement';
import { enqueueArrangement } from '../use-cases/request-arrangement';

/** Searches whose job was lost or whose worker died get their job again; those tried too often have failed. */
@Injectable()
export class EnqueueDueArrangements {
  constructor(private readonly tools: ServiceTools) {}

  @Sweep({ everyMs: 2_000 })
  async run(): Promise<void> {
    const { failed, again } = await dueArrangements(this.tools.database);
    await eachRow('arrangements', failed, (row) =>
      finishArrangement(this.tools, row.company_id, { arrangement_id: row.id, plan: null, error: 'tried_too_often' }),
    );
    await eachRow('arrangements', again, (row) => enqueueArrangement(this.tools.queues, row.id, row.company_id));
  }
}
