import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { arrangeFloorJob, beginArrangement, finishArrangement, type FloorInstance, type FloorPlan } from '@mullion/contracts';
import { systemContext, workerQueue } from '@mullion/server-kit';

const SIDE_BY_SIDE = 2;

const planInThread = (instance: FloorInstance): Promise<FloorPlan> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(path.join(__dirname, 'floor.worker.cjs'), { workerData: instance });
    thread.on('message', (plan: FloorPlan) => resolve(plan));
    thread.on('error', reject);
    thread.on('exit', (code) => reject(new Error(`the floor search ended with ${code}`)));
  });

/** Queue `floors`: dispatch says what is to be arranged, a thread searches, dispatch is given the plan. */
export const floorQueue = workerQueue({
  job: arrangeFloorJob,
  concurrency: SIDE_BY_SIDE,
  handler: async ({ arrangement_id, company_id }, tools) => {
    const context = systemContext(company_id);
    const instance = await tools.rpc.ask(beginArrangement, { arrangement_id }, { context });
    if (instance === null) return;
    const plan = await planInThread(instance);
    await tools.rpc.ask(finishArrangement, { arrangement_id, plan, error: null }, { context });
  },
});
