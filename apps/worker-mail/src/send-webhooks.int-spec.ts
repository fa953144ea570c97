import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beginWebhook, finishWebhook, sendSlowWebhooksJob, sendWebhooksJob, type InputOf } from '@mullion/contracts';
import { addressFilter, Queues, startWorker, type WorkerApp } from '@mullion/server-kit';
import { eventually, testServers, TestWorld } from '@mullion/server-testing';
import { webhookQueues } from './queues';

type Finished = InputOf<typeof finishWebhook>;

describe('BEY-34 the worker that sends webhooks', () => {
  let world: TestWorld;
  let queues: Queues;
  let worker: WorkerApp;
  let receiver: Server;
  let url: string;
  /** How many messages wait for an address, and where it is. */
  const waiting = new Map<number, { left: number; path: string }>();
  const finished: Finished[] = [];
  const hanging = new Set<number>();

  beforeAll(async () => {
    world = await TestWorld.open();
    queues = new Queues(testServers().redisUrl, world.prefix);
    receiver = createServer((request, response) => {
      const at = Number(request.headers['webhook-id']);
      if (request.url === '/silent') hanging.add(at);
      else response.writeHead(request.url === '/bad' ? 500 : 204).end();
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
    world.answer(beginWebhook, ({ webhook_id: id }) => {
      const found = waiting.get(id);
      if (!found || found.left === 0) return null;
      found.left -= 1;
      return {
        delivery_id: id as never,
        attempt: 1,
        url: `${url}${found.path}`,
        headers: { 'webhook-id': String(id) },
        body: '{}',
      };
    });
    world.answer(finishWebhook, (outcome) => {
      finished.push(outcome);
      return { again: outcome.status === 204 };
    });
    // a silent address stays silent for the whole test, however slow the machine
    const sender = { filter: addressFilter('127.0.0.0/8'), limitMs: 600_000 };
    worker = await startWorker({ name: 'worker-mail', queues: webhookQueues(() => sender), env: world.env() });
  });
  afterAll(async () => {
    receiver.closeAllConnections();
    receiver.close();
    await worker.stop(500);
    await queues.close();
    await world.close();
  });

  const enqueue = (job: typeof sendWebhooksJob, id: number): Promise<boolean> =>
    queues.enqueue(job, job.payload.parse({ webhook_id: id, company_id: 1 }));
  const of = (id: number): Finished[] => finished.filter((one) => one.webhook_id === id);

  it('sends what waits for an address one after the other, and stops at the first that fails', async () => {
    waiting.set(1, { left: 3, path: '/good' });
    waiting.set(2, { left: 3, path: '/bad' });
    await Promise.all([enqueue(sendWebhooksJob, 1), enqueue(sendSlowWebhooksJob, 2)]);
    await eventually(() => expect(of(1).map(({ status }) => status)).toEqual([204, 204, 204]));
    await eventually(() => expect(of(2).map(({ status, error }) => [status, error])).toEqual([[500, null]]));
    expect(waiting.get(2)?.left).toBe(2);
  });

  it('a thousand addresses that never answer delay nobody else, neither as slow ones nor when they fall silent all at once', async () => {
    const slow = Array.from({ length: 1_000 }, (_, at) => 10_000 + at);
    const fallen = Array.from({ length: 1_000 }, (_, at) => 20_000 + at);
    for (const id of [...slow, ...fallen]) waiting.set(id, { left: 1, path: '/silent' });
    await Promise.all([
      ...slow.map((id) => enqueue(sendSlowWebhooksJob, id)),
      ...fallen.map((id) => enqueue(sendWebhooksJob, id)),
    ]);
    waiting.set(3, { left: 5, path: '/good' });
    await enqueue(sendWebhooksJob, 3);
    await eventually(() => expect(of(3)).toHaveLength(5));
    // the silent ones are all being waited for at once, on a slow machine some of them a moment later
    await eventually(() => expect([...hanging].filter((id) => id >= 20_000)).toHaveLength(1_000));
    expect(finished.filter(({ webhook_id }) => webhook_id >= 20_000)).toEqual([]);
  });
});
