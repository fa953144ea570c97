import { Sagas } from '@mullion/server-kit';
import { bootForTest } from '../boot-for-test';
import { eventually } from '../eventually';
import { people } from '../people';
import type { TestService } from '../test-world';
import { beginSaga } from './sample.contracts';
import { SampleGate } from './sample.gate';
import { sample } from './sample.module';

let orders: TestService;
beforeAll(async () => {
  orders = await bootForTest(sample);
});
afterAll(() => orders.world.close());

const begin = async (key: string, steps = 3): Promise<string> =>
  (await orders.api(beginSaga).as(people.planner()).ok({ key, steps })).id;
const steps = async (key: string): Promise<string[]> =>
  (await orders.sql<{ state: string }>('SELECT state FROM step WHERE key = $1 ORDER BY id', [key])).map(
    (row) => row.state,
  );

describe('a saga', () => {
  it('goes through its steps to its end', async () => {
    const row = await orders.get(Sagas).untilDone(await begin('plain'), 60_000);
    expect(row).toMatchObject({ state: 'done', data: { left: 0 }, attempts: 0 });
    expect(await steps('plain')).toEqual(['3', '2', '1']);
  });

  it('with a key that is running is the same saga, with one that is done begins again', async () => {
    const gate = orders.get(SampleGate);
    gate.close();
    const first = await begin('again');
    expect(await begin('again')).toBe(first);
    gate.release();
    expect((await orders.get(Sagas).untilDone(first, 60_000)).done_at).not.toBeNull();
    const second = await begin('again', 1);
    expect(second).not.toBe(first);
    expect((await orders.get(Sagas).untilDone(second, 60_000)).done_at).not.toBeNull();
    expect(await steps('again')).toEqual(['3', '2', '1', '1']);
  });

  it('of one kind goes on while more of another kind than may run at once wait for a neighbour', async () => {
    const gate = orders.get(SampleGate);
    gate.close();
    const stuck = await Promise.all(Array.from({ length: 9 }, (_none, at) => begin(`stuck-${at}`, 1)));
    await eventually(() => expect(gate.entered.filter((entry) => entry.startsWith('stuck'))).toHaveLength(4));
    const { data: quick } = await orders.database.transaction(null, (tx) =>
      orders.get(Sagas).start(tx, 'quick-sample', 'quick', 1, null),
    );
    expect((await orders.get(Sagas).untilDone(quick, 10_000)).done_at).not.toBeNull();
    gate.release();
    for (const id of stuck) expect((await orders.get(Sagas).untilDone(id, 10_000)).done_at).not.toBeNull();
  });

  it('that fails is tried again and forgets its failures after a success', async () => {
    orders.get(SampleGate).failures.set('hard', 2);
    const row = await orders.get(Sagas).untilDone(await begin('hard'), 60_000);
    expect(row).toMatchObject({ attempts: 0, last_error: null });
    expect(await steps('hard')).toEqual(['3', '2', '1']);
  });

  it('that has failed ten times alarms and still goes on', async () => {
    orders.get(SampleGate).failures.set('worst', 1);
    const gate = orders.get(SampleGate);
    gate.close();
    const id = await begin('worst', 1);
    await eventually(() => expect(gate.entered).toContain('worst:1'));
    await orders.sql('UPDATE saga SET attempts = 9 WHERE id = $1', [id]);
    gate.release();
    await eventually(async () => expect(await orders.get(Sagas).get(id)).toMatchObject({ attempts: 1 }));
    // the leased row was read before: fail once more from nine
    orders.get(SampleGate).failures.set('worst', 1);
    await orders.sql('UPDATE saga SET attempts = 9, next_attempt_at = now() WHERE id = $1', [id]);
    await eventually(async () =>
      expect(await orders.get(Sagas).alarmed()).toMatchObject([{ id, attempts: 10, alarmed: true }]),
    );
    await orders.sql('UPDATE saga SET next_attempt_at = now() WHERE id = $1', [id]);
    expect(await orders.get(Sagas).untilDone(id, 60_000)).toMatchObject({ alarmed: false, state: 'done' });
  });

  it('survives the crash of its runner: another replica takes it over when the lease has run out, and the first cannot write any more', async () => {
    const gate = orders.get(SampleGate);
    gate.entered.length = 0;
    gate.close();
    const id = await begin('crash', 1);
    await eventually(() => expect(gate.entered).toEqual(['crash:1']));
    const second = await orders.world.boot(sample, { databaseUrl: orders.databaseUrl as string });
    // The first runner hangs as a dead one would: its lease is over. It may be faster than the second, but only until
    // all its places hang.
    await eventually(async () => {
      await orders.sql(`UPDATE saga SET lease_until = now() - interval '1 second' WHERE id = $1 AND done_at IS NULL`, [
        id,
      ]);
      expect((await second.get(Sagas).untilDone(id, 500)).done_at).not.toBeNull();
    });
    gate.release();
    await second.stop();
    await begin('after', 1).then((after) => orders.get(Sagas).untilDone(after, 60_000));
    expect(await steps('crash')).toEqual(['1']);
  });

  it('is run by one of two replicas only', async () => {
    const second = await orders.world.boot(sample, { databaseUrl: orders.databaseUrl as string });
    const ids = await Promise.all(Array.from({ length: 20 }, (_none, index) => begin(`many-${index}`, 2)));
    await Promise.all(ids.map((id) => orders.get(Sagas).untilDone(id, 60_000)));
    expect(await orders.sql(`SELECT key FROM step WHERE key LIKE 'many-%' GROUP BY key HAVING count(*) <> 2`)).toEqual(
      [],
    );
    await second.stop();
  });
});

describe('a sweep', () => {
  it('runs again and again, on one replica at a time', async () => {
    const gate = orders.get(SampleGate);
    const before = gate.sweeps;
    await eventually(() => expect(gate.sweeps).toBeGreaterThan(before + 2));
    expect(await orders.sql(`SELECT name FROM sweep WHERE name = 'sample'`)).toHaveLength(1);
  });
});
