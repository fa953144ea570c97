import { parentPort } from 'node:worker_threads';
import { firstPlan, type PlanQuestion } from './first-plan';

// A thread of its own: scans are answered while an order is planned.
parentPort?.on('message', ({ id, question }: { id: number; question: PlanQuestion }) => {
  try {
    parentPort?.postMessage({ id, planned: firstPlan(question) });
  } catch (error) {
    parentPort?.postMessage({ id, failed: String(error) });
  }
});
