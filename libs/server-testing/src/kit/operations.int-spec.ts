import { listCompanies, operationsCalls } from '@mullion/contracts';
import { CopyStates, DeadLetters, Sagas } from '@mullion/server-kit';
import { bootForTest } from '../boot-for-test';
import { eventually } from '../eventually';
import { people } from '../people';
import type { TestService } from '../test-world';
import { beginSaga, boxMoved, boxRecords, createNote } from './sample.contracts';
import { SampleGate } from './sample.gate';
import { sample } from './sample.module';

const calls = operationsCalls.orders;
let orders: TestService;
beforeAll(async () => {
  orders = await bootForTest(sample);
});
afterAll(() => orders.world.close());

const read = (company: number | null = null) =>
  orders
    .api(calls.read)
    .as(people.super())
    .ok({ company_id: company as never });
const copied = async (id: number): Promise<number | undefined> =>
  (await orders.sql<{ copied: number }>('SELECT copied FROM note WHERE id = $1', [id]))[0]?.copied;
/** An event about a note of its own that was given up; what is wrong with it can be mended. */
const givenUp = async () => {
  const note = await orders
    .api(createNote)
    .as(people.planner())
    .ok({ body: { text: 'x' } });
  const event = await orders.receive(boxMoved, 1, { box: 1, note: note.id, fail: 'always' });
  const [stored] = await orders.sql<{ id: string }>('SELECT id FROM dead_letter WHERE event_id = $1', [event.id]);
  const id = Number(stored?.id);
  const mend = () =>
    orders.sql(`UPDATE dead_letter SET envelope = replace(envelope, '"always"', '"twice"') WHERE id = $1`, [id]);
  return { id, note: note.id, mend };
};

describe('BEY-35 dead letters by the calls of the operations page', () => {
  it('are listed, and closed without their effect when discarded; twice is once', async () => {
    const letter = await givenUp();
    const before = await read();
    expect(before.dead_letters).toContainEqual(
      expect.objectContaining({ id: letter.id, subject: boxMoved.subject, company_id: 1 }),
    );
    await orders.api(calls.discardDeadLetter).as(people.super()).ok({ id: letter.id });
    await orders.api(calls.discardDeadLetter).as(people.super()).ok({ id: letter.id });
    await letter.mend();
    await orders.api(calls.retryDeadLetter).as(people.super()).ok({ id: letter.id });
    expect(await copied(letter.note)).toBe(0);
    const after = await read();
    expect(after.dead_letters.map(({ id }) => id)).not.toContain(letter.id);
    expect(after.dead_letters_total).toBe(before.dead_letters_total - 1);
  });

  it('take effect once when applied again', async () => {
    const letter = await givenUp();
    await letter.mend();
    await orders.api(calls.retryDeadLetter).as(people.super()).ok({ id: letter.id });
    await orders.api(calls.retryDeadLetter).as(people.super()).ok({ id: letter.id });
    expect(await copied(letter.note)).toBe(1);
    expect((await read()).dead_letters.map(({ id }) => id)).not.toContain(letter.id);
  });

  it('stay when somebody of another type asks, and are not found when there are none', async () => {
    const letter = await givenUp();
    for (const call of [calls.discardDeadLetter, calls.retryDeadLetter]) {
      expect(await orders.api(call).as(people.admin()).send({ id: letter.id })).toMatchObject({
        problem: { code: 'forbidden' },
      });
      expect(await orders.api(call).as(people.super()).send({ id: 999_999 })).toMatchObject({
        problem: { code: 'not_found' },
      });
    }
    expect((await read()).dead_letters.map(({ id }) => id)).toContain(letter.id);
  });
});

describe('BEY-35 a stuck saga by the calls of the operations page', () => {
  it('is listed with its reason and goes on at once when it is tried again', async () => {
    const gate = orders.get(SampleGate);
    gate.failures.set('stuck', 1);
    gate.close();
    const { id } = await orders.api(beginSaga).as(people.planner()).ok({ key: 'stuck', steps: 1 });
    await eventually(() => expect(gate.entered).toContain('stuck:1'));
    gate.release();
    await eventually(async () => expect(await orders.get(Sagas).get(id as never)).toMatchObject({ attempts: 1 }));
    // it has failed often and waits long for its next try
    await orders.sql(
      `UPDATE saga SET attempts = 10, alarmed = true, next_attempt_at = now() + interval '1 day' WHERE id = $1`,
      [id],
    );
    expect((await read()).sagas).toMatchObject([
      { id, kind: 'sample', key: 'stuck', company_id: 1, attempts: 10, error: 'Error: step failed' },
    ]);
    expect(await orders.api(calls.retrySaga).as(people.admin()).send({ id })).toMatchObject({
      problem: { code: 'forbidden' },
    });
    await orders.api(calls.retrySaga).as(people.super()).ok({ id });
    expect(await orders.get(Sagas).untilDone(id as never, 60_000)).toMatchObject({ state: 'done', alarmed: false });
    expect((await read()).sagas).toEqual([]);
  });
});

describe('BEY-35 copies by the calls of the operations page', () => {
  const box = { id: 5, company_id: 7 as never, label: 'five', colour: 'red', version: 3, removed: false };
  const of = <T>(company: number | undefined, rows: T): T | [] => (company === box.company_id ? rows : []);
  let identityGoes: () => void;

  beforeAll(() => {
    const { world } = orders;
    identityGoes = world.answer(listCompanies, () => [
      { id: 1 as never, name: 'One' },
      { id: 7 as never, name: 'Seven' },
    ]);
    world.answer(boxRecords.page, (_input, context) => ({ records: of(context?.company_id, [box]), end: true }));
    world.answer(boxRecords.byIds, (_input, context) => ({ records: of(context?.company_id, [box]) }));
    const nothing = { count: 0, hash: '0' };
    world.answer(boxRecords.digest, async (_input, context) => {
      const [own] = await orders.sql<{ hash: string }>(
        'SELECT hashint8extended((5::bigint << 32) | 3, 0)::text AS hash',
      );
      return context?.company_id === box.company_id && own ? { count: 1, hash: own.hash } : nothing;
    });
  });

  it('are listed for every company before they were ever compared, and can be rebuilt at once', async () => {
    const never = { copy: 'box', owner: 'packing', compared_at: null, equal: null, resync: 'none' };
    expect((await read()).copies).toMatchObject([
      { ...never, company_id: 1 },
      { ...never, company_id: 7 },
    ]);
    await orders
      .api(calls.resync)
      .as(people.super())
      .ok({ copy: 'box', company_id: 7 as never });
    await eventually(async () =>
      expect((await read()).copies).toMatchObject([
        { ...never, company_id: 1 },
        { copy: 'box', company_id: 7, resync: 'done', mended: 1, equal: true, error: null },
      ]),
    );
    expect(await orders.sql('SELECT id, label FROM box_copy')).toEqual([{ id: 5, label: 'five' }]);
  });

  it('BEY-23a are audited once when a request to rebuild one is asked twice', async () => {
    const audited = () => orders.sql(`SELECT 1 FROM outbox WHERE data->>'action' = 'operations.copy.rebuilt'`);
    const before = (await audited()).length;
    const once = () =>
      orders
        .api(calls.resync)
        .as(people.super())
        .with({ idempotencyKey: 'rebuild-1' })
        .ok({ copy: 'box', company_id: 7 as never });
    await Promise.all([once(), once()]);
    expect(await audited()).toHaveLength(before + 1);
    await eventually(async () =>
      expect((await read()).copies).toContainEqual(expect.objectContaining({ company_id: 7, resync: 'done' })),
    );
  });

  it('are listed with what a comparison has found, also while identity is away', async () => {
    await orders.get(CopyStates).compareDue();
    const compared = [
      { company_id: 1, equal: true },
      { company_id: 7, equal: true },
    ];
    expect((await read()).copies).toMatchObject(compared);
    identityGoes();
    expect((await read()).copies).toMatchObject(compared);
  });

  it('of very many companies are listed in part, those that need attention first, and completely for one company', async () => {
    await orders.sql(
      `INSERT INTO copy_state (copy, company_id, compared_at, equal, owner_count, copy_count)
       SELECT 'box', id, now(), id <> 1900, 1, 1 FROM generate_series(1001, 2000) AS id`,
    );
    const { copies, copies_total } = await read();
    expect([copies.length, copies_total]).toEqual([100, 1002]);
    expect(copies[0]).toMatchObject({ company_id: 1900, equal: false });
    const one = await read(1950);
    expect([one.copies, one.copies_total]).toMatchObject([[{ copy: 'box', company_id: 1950, equal: true }], 1]);
    expect(await read(2001)).toMatchObject({ copies: [], copies_total: 0 });
  });
});

it('who asks for the inbox, as each retry of a dead letter does, gets the one that the consumers fill', () => {
  const inbox = Reflect.get(orders.get(DeadLetters), 'inbox') as () => unknown;
  expect(Object.is(inbox(), inbox())).toBe(true);
});
