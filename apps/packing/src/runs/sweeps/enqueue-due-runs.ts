import { eachRow, ServiceTools, Sweep } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { dueRuns } from '../swept-runs.repository';
import { enqueueRun } from '../use-cases/enqueue-run';
import { countFailedEnd, finishRun } from '../use-cases/finish-run';

/**
 * Runs that are due and have no job get one; runs whose worker died while being cancelled are ended with their best
 * plan.
 */
@Injectable()
export class EnqueueDueRuns {
  constructor(private readonly tools: ServiceTools) {}

  @Sweep({ everyMs: 2_000 })
  async run(): Promise<void> {
    const due = await dueRuns(this.tools.database);
    const failed = await eachRow('packing_run', due, (run) =>
      run.state === 'cancelling'
        ? finishRun(this.tools, run.company_id, { run_id: run.id, plan: null, error: null })
        : enqueueRun(this.tools, run),
    );
    for (const run of failed) await countFailedEnd(this.tools, run.company_id, run.id);
  }
}
