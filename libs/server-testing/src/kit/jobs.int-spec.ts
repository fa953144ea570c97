import { Queues, startWorker, workerQueue, type WorkerApp } from '@mullion/server-kit';
import { eventually } from '../eventually';
import { testServers } from '../servers';
import { TestWorld } from '../test-world';
import { sampleJob } from './sample.contracts';

let world: TestWorld;
let queues: Queues;
const workers: WorkerApp[] = [];
beforeAll(async () => {
  world = await TestWorld.open();
  queues = new Queues(testServers().redisUrl, world.prefix);
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.stop(2_000)));
  await queues.close();
  await world.close();
});

const work = async (
  handler: Parameters<typeof workerQueue<typeof sampleJob.payload>>[0]['handler'],
): Promise<WorkerApp> => {
  const worker = await startWorker({
    name: 'worker-sample',
    queues: [workerQueue({ job: sampleJob, handler, concurrency: 2 })],
    env: world.env(),
  });
  workers.push(worker);
  return worker;
};

it('a job enqueued twice while it waits is one job, is tried again when it fails, and can be enqueued again when it is over', async () => {
  // false also when Redis takes longer than a second, on a slow machine
  const enqueue = (fail?: number) =>
    eventually(async () => expect(await queues.enqueue(sampleJob, { id: '17', fail })).toBe(true));
  await enqueue(2);
  await enqueue(2);
  await eventually(async () => expect(await queues.pending('sample')).toBe(1));
  const seen: { id: string; attempt: number; last: boolean }[] = [];
  const worker = await work(async (payload, { attempt, lastAttempt }) => {
    seen.push({ id: payload.id, attempt, last: lastAttempt });
    if (attempt <= (payload.fail ?? 0)) throw new Error('not yet');
  });
  await eventually(() => expect(seen).toHaveLength(3));
  expect(seen).toEqual([1, 2, 3].map((attempt) => ({ id: '17', attempt, last: attempt === 3 })));
  await eventually(async () => expect(await queues.pending('sample')).toBe(0));
  await enqueue();
  await eventually(() => expect(seen).toHaveLength(4));
  const text = await (await fetch(`http://127.0.0.1:${worker.healthPort}/metrics`)).text();
  expect(text).toMatch(/mullion_queue_jobs\{queue="sample"\} 0/);
});

it('an enqueue without Redis is false within a second or so', async () => {
  const away = new Queues('redis://127.0.0.1:1', 'away.');
  expect(await away.enqueue(sampleJob, { id: 'x' })).toBe(false);
  await away.close();
});
