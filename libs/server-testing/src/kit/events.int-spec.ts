import { randomUUID } from 'node:crypto';
import { natsHeader, type Stamp } from '@mullion/contracts';
import { DeadLetters } from '@mullion/server-kit';
import type { Msg } from 'nats';
import { bootForTest } from '../boot-for-test';
import { eventually } from '../eventually';
import { people } from '../people';
import type { TestService } from '../test-world';
import { boxMoved, createNote, getNote } from './sample.contracts';
import { SampleGate } from './sample.gate';
import { sample } from './sample.module';

let orders: TestService;
let noteId: number;
beforeAll(async () => {
  orders = await bootForTest(sample);
});
beforeEach(async () => {
  noteId = (
    await orders
      .api(createNote)
      .as(people.planner())
      .ok({ body: { text: 'x' } })
  ).id;
});
afterAll(() => orders.world.close());

const copied = async (id = noteId): Promise<number> =>
  (await orders.sql<{ copied: number }>('SELECT copied FROM note WHERE id = $1', [id]))[0]?.copied ?? -1;

describe('the inbox', () => {
  it('applies an event once though it is delivered five times, also by two replicas', async () => {
    const second = await orders.world.boot(sample, { databaseUrl: orders.databaseUrl as string });
    const id = randomUUID();
    for (let sent = 0; sent < 5; sent += 1)
      await orders.world.publish(boxMoved, 1, { box: 1, note: noteId }, { id, position: 100 });
    await orders.receive(boxMoved, 1, { box: 2, note: noteId });
    expect(await copied()).toBe(2);
    await second.stop();
  });

  it('tries a failing handler again until it succeeds', async () => {
    const event = await orders.receive(boxMoved, 1, { box: 1, note: noteId, fail: 'twice' });
    expect(orders.get(SampleGate).failures.get(event.id)).toBe(3);
    expect(await copied()).toBe(1);
  });

  it('gives up after three quick tries, keeps the event as a dead letter and goes on', async () => {
    const event = await orders.receive(boxMoved, 1, { box: 1, note: noteId, fail: 'always' });
    await orders.receive(boxMoved, 1, { box: 2, note: noteId });
    expect(orders.get(SampleGate).failures.get(event.id)).toBe(3);
    expect(await copied()).toBe(1);
    const [letter] = await orders.get(DeadLetters).list();
    expect(letter).toMatchObject({ event_id: event.id, subject: boxMoved.subject, company_id: 1, attempts: 3 });
  });

  it('keeps what cannot be read as a dead letter at once', async () => {
    const letters = orders.get(DeadLetters);
    const before = (await letters.list()).length;
    await orders.world.link.connection
      .jetstream({ timeout: 60_000 })
      .publish(orders.world.link.subject('evt.packing.1.box.moved.v1'), Buffer.from('{nonsense'));
    await orders.world.publish(boxMoved, 1, { box: 'nine', note: noteId } as never);
    await eventually(async () => expect(await letters.list()).toHaveLength(before + 2));
    expect((await letters.list()).slice(before).map((letter) => letter.attempts)).toEqual([1, 1]);
  });

  it('runs a dead letter again when asked to', async () => {
    const letters = orders.get(DeadLetters);
    const event = await orders.receive(boxMoved, 1, { box: 1, note: noteId, fail: 'always' });
    const letter = (await letters.list()).find((one) => one.event_id === event.id);
    await expect(letters.retry(letter?.id as number)).rejects.toThrow('box cannot be copied');
    expect((await letters.list()).some((one) => one.event_id === event.id)).toBe(true);
    await orders.sql(`UPDATE dead_letter SET envelope = replace(envelope, '"always"', '"twice"') WHERE id = $1`, [
      letter?.id,
    ]);
    await letters.retry(letter?.id as number);
    expect((await letters.list()).some((one) => one.event_id === event.id)).toBe(false);
    expect(await copied()).toBe(1);
  });
});

describe('the outbox', () => {
  it('publishes in order, with the request id, and marks what is out', async () => {
    const seen: { position: number; request_id: string }[] = [];
    const head = (message: Msg) => JSON.parse(message.headers?.get(natsHeader.event) ?? '') as (typeof seen)[number];
    const { connection } = orders.world.link;
    connection.subscribe(orders.world.link.subject('evt.orders.>'), {
      callback: (_error, message) => void seen.push(head(message)),
    });
    await connection.flush();
    const send = orders.api(createNote).as(people.planner());
    for (let sent = 0; sent < 10; sent += 1) await send.with({ requestId: `out-${sent}` }).ok({ body: { text: 'x' } });
    const ours = () => seen.filter((one) => one.request_id.startsWith('out-'));
    await eventually(() =>
      expect(ours().map((one) => one.request_id)).toEqual(Array.from({ length: 10 }, (_none, index) => `out-${index}`)),
    );
    expect(ours().map((one) => one.position)).toEqual(
      ours()
        .map((one) => one.position)
        .toSorted((a, b) => a - b),
    );
    await eventually(async () =>
      expect(await orders.sql('SELECT 1 FROM outbox WHERE published_at IS NULL')).toHaveLength(0),
    );
  });
});

describe('a stamp', () => {
  const at = (position: number): Stamp => ({ owner: 'packing', partition: 1, event: 'box.moved.v1', position });
  const read = (stamp: Stamp) =>
    orders
      .api(getNote)
      .as(people.planner())
      .with({ stamps: [stamp] })
      .send({ params: { id: noteId } });

  it('that has been applied is no reason to wait', async () => {
    const { stamp } = await orders.receive(boxMoved, 1, { box: 1, note: noteId });
    expect(await read(stamp)).toMatchObject({ stale: false, body: { copied: 1 } });
  });

  it('that is on its way is waited for', async () => {
    const position = 7_000;
    const reading = read(at(position));
    await orders.world.publish(boxMoved, 1, { box: 1, note: noteId }, { position });
    expect(await reading).toMatchObject({ stale: false, body: { copied: 1 } });
  });

  it('that does not come is answered as stale', async () => {
    expect(await read(at(999_999))).toMatchObject({ status: 200, stale: true, body: { copied: 0 } });
  });

  it('of an event that is not handled here is no reason to wait', async () => {
    expect(await read({ ...at(999_999), event: 'pallet.changed.v1' })).toMatchObject({ status: 200, stale: false });
  });
});
