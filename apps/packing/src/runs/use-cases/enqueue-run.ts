import { packProductsDeepJob, packProductsJob } from '@mullion/contracts';
import type { ServiceTools } from '@mullion/server-kit';
import { RunRepository } from '../run.repository';
import type { RunRow } from '../run.row';

/** Puts the job of a run into its queue; a run whose job is lost is enqueued again by the sweep. */
export const enqueueRun = async (
  { database, queues }: Pick<ServiceTools, 'database' | 'queues'>,
  row: Pick<RunRow, 'id' | 'company_id' | 'queue'>,
): Promise<void> => {
  const job = row.queue === 'packing-deep' ? packProductsDeepJob : packProductsJob;
  const payload = { run_id: row.id, company_id: row.company_id };
  if (await queues.enqueue(job, payload)) await new RunRepository(database, row.company_id).markEnqueued(row.id);
};
