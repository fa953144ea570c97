import { bootForTest } from '../boot-for-test';
import { eventually } from '../eventually';
import { people } from '../people';
import type { TestService } from '../test-world';
import { createNote, noteChanged, openDoor, slowCall } from './sample.contracts';
import { SampleGate } from './sample.gate';
import { sample } from './sample.module';

let orders: TestService;
beforeAll(async () => {
  orders = await bootForTest(sample);
});
afterAll(() => orders.world.close());

describe('an idempotency key', () => {
  it('sent 20 times at once has one effect and one answer', async () => {
    const gate = orders.get(SampleGate);
    const before = gate.effects;
    const send = orders.api(createNote).as(people.planner()).with({ idempotencyKey: 'k-1' });
    const replies = await Promise.all(Array.from({ length: 20 }, () => send.send({ body: { text: 'once' } })));
    expect(new Set(replies.map((reply) => JSON.stringify([reply.status, reply.body, reply.stamp]))).size).toBe(1);
    expect(replies[0]).toMatchObject({ status: 201, body: { text: 'once' } });
    expect(gate.effects - before).toBe(1);
    expect(await orders.sql('SELECT 1 FROM note WHERE text = $1', ['once'])).toHaveLength(1);
  });

  it('with another body is refused, of another user is another key', async () => {
    const send = orders.api(createNote).as(people.planner()).with({ idempotencyKey: 'k-2' });
    await send.ok({ body: { text: 'a' } });
    expect((await send.send({ body: { text: 'b' } })).problem).toMatchObject({
      status: 422,
      code: 'idempotency.mismatch',
    });
    expect((await send.as(people.manager()).send({ body: { text: 'b' } })).status).toBe(201);
  });

  it('of a refused request can be used again', async () => {
    const send = orders.api(createNote).as(people.planner()).with({ idempotencyKey: 'k-3' });
    expect((await send.send({ body: { text: 'x', fail: 'before' } })).status).toBe(409);
    expect((await send.send({ body: { text: 'x' } })).status).toBe(201);
  });
});

describe('what follows a commit', () => {
  it('and throws changes nothing about what has been written: the answer, the stamp and the others who are called', async () => {
    const called: string[] = [];
    orders.database.onCommit(() => {
      called.push('listener');
      throw new Error('a listener fails');
    });
    const committed = await orders.database.transaction(null, async (tx) => {
      tx.afterCommit(() => {
        throw new Error('a callback fails');
      });
      tx.afterCommit(() => called.push('callback'));
      await tx.execute(`INSERT INTO note (company_id, text) VALUES (1, 'written')`);
      await tx.record(noteChanged, 1, { note: { id: 1, text: 'written', version: 1 } });
      return 'answer';
    });
    expect(committed).toMatchObject({ data: 'answer', stamp: expect.stringContaining('orders:') });
    expect(called).toEqual(['callback', 'listener']);
    expect(await orders.sql('SELECT 1 FROM note WHERE text = $1', ['written'])).toHaveLength(1);
    orders.database.onApplied(() => {
      throw new Error('a listener fails');
    });
    expect(() => orders.database.applied('packing', [1])).not.toThrow();
  });
});

describe('two replicas', () => {
  it('share the requests, and one that stops finishes what it has begun', async () => {
    const second = await orders.world.boot(sample, { databaseUrl: orders.databaseUrl as string });
    const [one, two] = [orders.get(SampleGate), second.get(SampleGate)];
    two.replica = 'two';
    one.close();
    two.close();
    const answers = Array.from({ length: 40 }, (_none, index) =>
      orders
        .api(slowCall)
        .as(people.planner())
        .send({ key: `s${index}` }),
    );
    await eventually(() => expect(one.entered.length + two.entered.length).toBe(40));
    expect(two.entered.length).toBeGreaterThan(0);
    let over = false;
    const stopped = second.stop(5_000).then(() => (over = true));
    for (let asked = 0; asked < 100; asked += 1) await orders.api(openDoor).send();
    expect(over).toBe(false);
    one.release();
    two.release();
    await stopped;
    const replies = await Promise.all(answers);
    expect(replies.map((reply) => reply.status)).toEqual(Array.from({ length: 40 }, () => 200));
    expect(replies.filter((reply) => reply.body.replica === 'two')).toHaveLength(two.entered.length);
    expect((await orders.api(slowCall).as(people.planner()).ok({ key: 'after' })).replica).toBe('one');
  });
});
