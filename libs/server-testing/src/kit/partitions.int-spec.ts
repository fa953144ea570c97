import {
  AppError,
  DeadLetterHooks,
  DeadLetters,
  EventBacklog,
  metricsText,
  streamName,
  type GivenUpEvent,
} from '@mullion/server-kit';
import { bootForTest } from '../boot-for-test';
import { eventually } from '../eventually';
import { people, person } from '../people';
import type { TestService } from '../test-world';
import { boxMoved, boxRecords, boxWeighed, createNote, getNote } from './sample.contracts';
import { SampleGate } from './sample.gate';
import { sample } from './sample.module';

const BAD = 1;
const GOOD = 7;

let orders: TestService;
const gate = (): SampleGate => orders.get(SampleGate);
/** The boxes of a company in the order in which they were applied. */
const boxes = async (company: number): Promise<number[]> =>
  (await orders.sql<{ state: string }>('SELECT state FROM step WHERE key = $1 ORDER BY id', [`box ${company}`])).map(
    (row) => Number(row.state),
  );
const move = (company: number, box: number, fail?: 'always' | 'twice' | 'held' | 'away' | 'missing') =>
  orders.world.publish(boxMoved, company, { box, note: 0, ...(fail ? { fail } : {}) });
const upTo = (count: number): number[] => Array.from({ length: count }, (_none, index) => index + 1);

beforeEach(async () => {
  orders = await bootForTest(sample);
});
afterEach(async () => {
  gate().release();
  await orders.world.close();
});

describe('another company', () => {
  it('does not wait for an event that is being worked on', async () => {
    gate().close();
    const slow = await move(BAD, 1, 'held');
    await eventually(() => expect(gate().entered).toContain('box 1'));
    await orders.receive(boxMoved, GOOD, { box: 7, note: 0 });
    expect(await orders.sql('SELECT 1 FROM inbox WHERE event_id = $1', [slow.id])).toEqual([]);
    gate().release();
    await eventually(async () => expect(await boxes(BAD)).toEqual([1]));
  });

  it('does not wait for an event whose neighbour is away; who waits, and for what, is shown', async () => {
    gate().away = new AppError('unavailable');
    const blocked = await move(BAD, 1, 'away');
    await move(BAD, 2);
    const backlog = orders.get(EventBacklog);
    const consumerOfBad = async () =>
      (await backlog.read()).consumers.find(({ owner, partition }) => owner === 'packing' && partition === 1);
    await eventually(async () =>
      expect(await consumerOfBad()).toMatchObject({ pending: 2, blocked: { event_id: blocked.id, company_id: BAD } }),
    );
    expect(await metricsText()).toContain('mullion_consumer_lag{owner="packing",partition="1"} 2');
    await orders.receive(boxMoved, GOOD, { box: 7, note: 0 });
    expect(await boxes(BAD)).toEqual([]);
    gate().away = null;
    await eventually(async () => expect(await boxes(BAD)).toEqual([1, 2]));
    await eventually(async () => expect(await consumerOfBad()).toMatchObject({ pending: 0, blocked: null }));
    expect(await orders.get(DeadLetters).list()).toEqual([]);
  });

  it('does not stand still over an event that wants a record which its owner does not have: it becomes a dead letter', async () => {
    orders.world.answer(boxRecords.byIds, () => ({ records: [] }));
    const lost = await move(BAD, 404, 'missing');
    await move(BAD, 2);
    await eventually(async () => expect(await boxes(BAD)).toEqual([2]));
    expect((await orders.get(DeadLetters).list()).map(({ event_id, error }) => [event_id, error])).toEqual([
      [lost.id, expect.stringContaining('not_found')],
    ]);
  });

  it('goes on while every event of one fails', async () => {
    const given: GivenUpEvent[] = [];
    orders.get(DeadLetterHooks).add((event) => void given.push(event));
    for (const box of upTo(20)) await move(BAD, box, 'always');
    for (const box of upTo(20)) await move(GOOD, box);
    await eventually(async () => expect(await boxes(GOOD)).toEqual(upTo(20)));
    await eventually(async () => expect(await orders.get(DeadLetters).list()).toHaveLength(20), 20_000);
    expect(given.map(({ head }) => head?.company_id)).toEqual(Array.from({ length: 20 }, () => BAD));
    expect(await boxes(BAD)).toEqual([]);
    await move(BAD, 21);
    await eventually(async () => expect(await boxes(BAD)).toEqual([21]));
  });
});

describe('a company', () => {
  it('has its events applied in order and once, by two replicas, though some come twice or fail at first', async () => {
    await orders.world.boot(sample, { databaseUrl: orders.databaseUrl as string });
    for (const box of upTo(40)) {
      const event = await move(BAD, box, box % 10 === 0 ? 'twice' : undefined);
      if (box % 7 === 0) await orders.world.publish(boxMoved, BAD, { box, note: 0 }, { id: event.id });
    }
    await eventually(async () => expect((await boxes(BAD)).length).toBeGreaterThanOrEqual(40), 20_000);
    expect(await boxes(BAD)).toEqual(upTo(40));
  });

  it('is caught up in order and once after its service was away, a bad event in the middle left out, some brought twice', async () => {
    await orders.stop();
    for (const box of upTo(300)) {
      const event = await move(BAD, box, box === 150 ? 'always' : undefined);
      if (box % 20 === 0) await orders.world.publish(boxMoved, BAD, { box, note: 0 }, { id: event.id });
    }
    await move(GOOD, 7);
    orders = await orders.world.boot(sample, { databaseUrl: orders.databaseUrl as string });
    await eventually(async () => expect((await boxes(BAD)).length).toBeGreaterThanOrEqual(299), 30_000);
    expect(await boxes(BAD)).toEqual(upTo(300).filter((box) => box !== 150));
    expect(await boxes(GOOD)).toEqual([7]);
    expect(await orders.get(DeadLetters).list()).toMatchObject([{ company_id: BAD, attempts: 3 }]);
    await move(BAD, 301);
    await eventually(async () => expect((await boxes(BAD)).at(-1)).toBe(301));
    expect(await orders.sql('SELECT 1 FROM inbox')).toHaveLength(302);
  }, 90_000);

  it('has what waits read ahead once, events that nobody handles here among it', async () => {
    gate().close();
    await move(BAD, 1, 'held');
    await eventually(() => expect(gate().entered).toContain('box 1'));
    const { link } = orders.world;
    let readings = 0;
    const created = link.connection.subscribe(`$JS.EVENT.ADVISORY.CONSUMER.CREATED.${streamName(link, 'packing')}.>`, {
      callback: () => void (readings += 1),
    });
    for (const box of upTo(60).slice(1)) {
      await move(BAD, box);
      await orders.world.publish(boxWeighed, BAD, { box });
    }
    gate().release();
    const waiting = async () =>
      (await orders.get(EventBacklog).read()).consumers.reduce((sum, { pending }) => sum + pending, 0);
    await eventually(async () => expect(await waiting()).toBe(0), 20_000);
    expect(await boxes(BAD)).toEqual(upTo(60));
    expect(readings).toBe(1);
    created.unsubscribe();
  });

  it('whose owner gives out positions again, restored from a backup, loses nothing by it', async () => {
    await orders.receive(boxMoved, BAD, { box: 1, note: 0 }, { position: 5 });
    await orders.receive(boxMoved, BAD, { box: 2, note: 0 }, { position: 5 });
    expect(await boxes(BAD)).toEqual([1, 2]);
  });
});

it('a reader of either replica waits for the event of a stamp', async () => {
  await orders.world.boot(sample, { databaseUrl: orders.databaseUrl as string });
  const { id } = await orders
    .api(createNote)
    .as(people.planner())
    .ok({ body: { text: 'x' } });
  for (const round of upTo(10)) {
    const { stamp } = await orders.world.publish(boxMoved, BAD, { box: round, note: id });
    const read = () =>
      orders
        .api(getNote)
        .as(person())
        .with({ stamps: [stamp] })
        .send({ params: { id } });
    for (const reply of await Promise.all([read(), read(), read(), read()])) {
      expect(reply).toMatchObject({ stale: false, body: { copied: round } });
    }
  }
});

it('old rows are dropped in batches, also when one table cannot be cleaned', async () => {
  const [late] = await orders.sql<{
    id: number;
  }>(`INSERT INTO outbox (event_id, subject, company_id, data, published_at)
    VALUES (gen_random_uuid(), 'evt.orders.old.v1', 1, '{}', now()) RETURNING id`);
  await orders.sql(`INSERT INTO outbox (event_id, subject, company_id, data, published_at)
    SELECT gen_random_uuid(), 'evt.orders.old.v1', 1, '{}', now() - interval '15 days' FROM generate_series(1, 11000)`);
  await orders.sql(`INSERT INTO inbox (owner, position, event_id, received_at)
    SELECT owner, n, gen_random_uuid(), now() - interval '15 days' FROM generate_series(1, 6000) AS n, unnest(ARRAY['packing', 'identity']) AS owner`);
  await orders.sql(`INSERT INTO inbox (owner, position, event_id) VALUES ('packing', 7000, gen_random_uuid())`);
  await orders.sql(`INSERT INTO saga (id, company_id, kind, key, state, data, done_at)
    VALUES (gen_random_uuid(), 1, 'old', 'x', 'done', '{}', now() - interval '15 days')`);
  await orders.sql('ALTER TABLE idempotency RENAME TO kept_elsewhere');
  await orders.running.sweeps?.runNow('kit.housekeeping');
  // it stands below the old ones, as one does that could not be published for long
  expect(await orders.sql('SELECT id FROM outbox')).toEqual([late]);
  expect(await orders.sql('SELECT owner, position FROM inbox')).toEqual([{ owner: 'packing', position: 7000 }]);
  expect(await orders.sql('SELECT 1 FROM saga')).toEqual([]);
});
