import { Database, eachRow, Sweep } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import type { RunRow } from './run.row';
import { RequestPacking } from './use-cases/request-packing';
import { WorkRun } from './use-cases/work-run';

const SWEEP_MS = 2_000;

/** Runs that are due and have no job get one; runs whose worker died while being cancelled are ended with their best plan. */
@Injectable()
export class EnqueueDueRuns {
  constructor(
    private readonly database: Database,
    private readonly requests: RequestPacking,
    private readonly work: WorkRun,
  ) {}

  @Sweep({ everyMs: SWEEP_MS })
  async run(): Promise<void> {
    const due = await this.database.read<Pick<RunRow, 'id' | 'company_id' | 'queue' | 'state'>>(
      `SELECT id, company_id, queue, state FROM packing_run
       WHERE (state = 'queued' AND created_at < now() - interval '1 second' AND (enqueued_at IS NULL OR enqueued_at < now() - interval '5 seconds'))
          OR (state IN ('running', 'cancelling') AND lease_until < now())
       ORDER BY created_at LIMIT 100`,
    );
    const failed = await eachRow('packing_run', due, (run) =>
      run.state === 'cancelling'
        ? this.work.finish(run.company_id, { run_id: run.id as never, plan: null, error: null })
        : this.requests.enqueue(run),
    );
    for (const run of failed) await this.work.endFailed(run.company_id, run.id);
  }
}
