import path from 'node:path';
import { Worker } from 'node:worker_threads';
import {
  arrangeFloorJob,
  beginArrangement,
  finishArrangement,
  type FloorInstance,
  type FloorPlan,
} from '@mullion/contracts';
import { systemContext, workerQueue } from '@mullion/server-kit';
import { threadAnswer } from './thread-answer';

const CONCURRENCY = 2;
/**
 * How long a search may run over its budget before its thread is considered hanging; the owner considers the job lost a
 * little later.
 */
const GRACE_MS = 6_000;

const planInThread = (instance: FloorInstance): Promise<FloorPlan> => {
  const thread = new Worker(path.join(__dirname, 'floor.worker.cjs'), { workerData: instance });
  return threadAnswer<FloorPlan>(thread, instance.budget_ms + GRACE_MS);
};

/**
 * Queue `floors`: dispatch says what is to be arranged, a thread searches, dispatch is given the plan, or after the
 * last try the error.
 */
export const floorQueue = workerQueue({
  job: arrangeFloorJob,
  concurrency: CONCURRENCY,
  handler: async ({ arrangement_id, company_id }, tools) => {
    const ask = { context: systemContext(company_id) };
    const instance = await tools.rpc.ask(beginArrangement, { arrangement_id }, ask);
    if (instance === null) return;
    try {
      const plan = await planInThread(instance);
      await tools.rpc.ask(finishArrangement, { arrangement_id, plan, error: null }, ask);
    } catch (error) {
      if (!tools.lastAttempt) throw error;
      tools.log.error({ err: error }, 'the last attempt at a floor failed');
      await tools.rpc.ask(finishArrangement, { arrangement_id, plan: null, error: String(error) }, ask);
    }
  },
});
