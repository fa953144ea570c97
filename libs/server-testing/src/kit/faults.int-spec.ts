import {
  kitMigrations,
  metricsText,
  Queues,
  Rpc,
  startWorker,
  streamName,
  workerQueue,
  type ServiceOptions,
  type WorkerApp,
} from '@mullion/server-kit';
import { Module } from '@nestjs/common';
import { eventually } from '../eventually';
import { OwnServers } from '../own-servers';
import { people, person } from '../people';
import { TEST_CONTEXT_KEY, TestWorld, type TestService } from '../test-world';
import { boxMoved, createNote, getNote, sampleJob } from './sample.contracts';
import { sample } from './sample.module';

@Module({})
class PublisherModule {}

const publisher: ServiceOptions = {
  name: 'packing',
  module: PublisherModule,
  dataSource: (url) => ({ type: 'postgres', url, schema: 'packing', migrations: kitMigrations('packing') }),
};

let servers: OwnServers;
let world: TestWorld;
let orders: TestService;
let packing: TestService;
let noteId: number;

beforeAll(async () => {
  servers = await OwnServers.start();
  world = await TestWorld.open();
  orders = await world.boot(sample);
  packing = await world.boot(publisher);
  noteId = (
    await orders
      .api(createNote)
      .as(people.planner())
      .ok({ body: { text: 'x' } })
  ).id;
});
afterAll(async () => {
  await world.close();
  await servers.stop();
});

const moveBoxes = async (count: number): Promise<void> => {
  for (let box = 0; box < count; box += 1)
    await packing.database.transaction(null, (tx) => tx.record(boxMoved, 1, { box, note: noteId }));
};
const copied = async (): Promise<number | undefined> =>
  (await orders.sql<{ copied: number }>('SELECT copied FROM note WHERE id = $1', [noteId]))[0]?.copied;
const arrived = (count: number) => eventually(async () => expect(await copied()).toBe(count));
const read = () =>
  orders
    .api(getNote)
    .as(people.planner())
    .send({ params: { id: noteId } });
const ready = async () => (await fetch(`http://127.0.0.1:${orders.running.healthPort}/health/ready`)).status;

it('NATS away: events wait, asking is 503, not ready; back: everything arrives once, also when its storage is gone', async () => {
  await moveBoxes(5);
  await arrived(5);
  await servers.without('nats', async () => {
    await moveBoxes(20);
    await eventually(async () => expect(await ready()).toBe(503));
    const rpc = new Rpc(world.link, TEST_CONTEXT_KEY);
    await expect(
      rpc.ask(getNote, { params: { id: noteId }, query: {}, body: {} }, { context: person() }),
    ).rejects.toMatchObject({
      code: 'unavailable',
      status: 503,
    });
    expect(await packing.sql('SELECT 1 FROM outbox WHERE published_at IS NULL')).toHaveLength(20);
    expect(await metricsText()).toContain('mullion_outbox_backlog 20');
    servers.wipeNats();
  });
  await arrived(25);
  await eventually(async () => expect(await ready()).toBe(200));
  expect((await read()).status).toBe(200);
  await moveBoxes(5);
  await arrived(30);
  expect(await packing.sql('SELECT 1 FROM outbox WHERE published_at IS NULL')).toHaveLength(0);
  expect(await orders.sql('SELECT 1 FROM inbox')).toHaveLength(30);
});

it('the stream is lost with more events than a batch that nobody has read: all are published again, before what is new', async () => {
  const before = (await copied()) as number;
  await orders.stop();
  await packing.sql(
    `INSERT INTO outbox (event_id, subject, company_id, data)
     SELECT gen_random_uuid(), $1, 1, json_build_object('box', n, 'note', $2::int) FROM generate_series(1, 1200) AS n`,
    [boxMoved.subject, noteId],
  );
  packing.database.recorded();
  await eventually(async () =>
    expect(await packing.sql('SELECT 1 FROM outbox WHERE published_at IS NULL')).toHaveLength(0),
  );
  const manager = await world.link.connection.jetstreamManager({ timeout: 60_000 });
  await manager.streams.delete(streamName(world.link, 'packing'));
  orders = await world.boot(sample, { databaseUrl: orders.databaseUrl as string });
  await moveBoxes(3);
  await arrived(before + 1_203);
  const last = await orders.sql<{ position: number }>('SELECT max(position)::int AS position FROM inbox');
  expect(await packing.sql('SELECT id AS position FROM outbox ORDER BY id DESC LIMIT 1')).toEqual(last);
  expect(await packing.sql('SELECT republish_after, republish_to FROM outbox_stream')).toEqual([
    { republish_after: null, republish_to: null },
  ]);
});

it('PostgreSQL away: 503, not ready, nobody crashes; back: answers and events go on', async () => {
  const before = (await copied()) as number;
  await servers.without('postgres', async () => {
    await eventually(async () => expect((await read()).problem).toMatchObject({ status: 503, code: 'unavailable' }));
    expect(
      (
        await orders
          .api(createNote)
          .as(people.planner())
          .send({ body: { text: 'x' } })
      ).problem?.code,
    ).toBe('unavailable');
    await eventually(async () => expect(await ready()).toBe(503));
    await world.publish(boxMoved, 1, { box: 1, note: noteId }, { position: 50_000 });
  });
  await eventually(async () => expect((await read()).status).toBe(200));
  await eventually(async () => expect(await ready()).toBe(200));
  await arrived(before + 1);
  expect(await orders.sql('SELECT 1 FROM dead_letter')).toHaveLength(0);
});

it('Redis away: a job is not taken within a second or so; back: jobs run', async () => {
  const queues = new Queues(servers.urls.redisUrl, world.prefix);
  const seen: string[] = [];
  const worker: WorkerApp = await startWorker({
    name: 'worker-sample',
    queues: [workerQueue({ job: sampleJob, handler: async ({ id }) => void seen.push(id) })],
    env: world.env(),
  });
  await eventually(async () => expect(await queues.enqueue(sampleJob, { id: 'a' })).toBe(true));
  await eventually(() => expect(seen).toEqual(['a']));
  // its first connection is refused
  const begunWithout = new Queues(servers.urls.redisUrl, world.prefix);
  await servers.without('redis', async () => {
    expect(await queues.enqueue(sampleJob, { id: 'b' })).toBe(false);
    expect(await begunWithout.enqueue(sampleJob, { id: 'b' })).toBe(false);
    await eventually(async () => expect(await begunWithout.healthy()).toBe(false));
  });
  await eventually(async () => expect(await queues.enqueue(sampleJob, { id: 'c' })).toBe(true));
  await eventually(async () => expect(await begunWithout.enqueue(sampleJob, { id: 'd' })).toBe(true));
  await eventually(() => expect(seen).toEqual(expect.arrayContaining(['c', 'd'])));
  await worker.stop(2_000);
  await queues.close();
  await begunWithout.close();
});
