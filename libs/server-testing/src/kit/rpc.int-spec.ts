import { AppError, Rpc, signContext } from '@mullion/server-kit';
import { bootForTest } from '../boot-for-test';
import { people, person } from '../people';
import type { TestService } from '../test-world';
import { askNeighbour, changeNote, createNote, getNote, neighbour, openDoor } from './sample.contracts';
import { sample } from './sample.module';

let orders: TestService;
beforeAll(async () => {
  orders = await bootForTest(sample);
});
afterAll(() => orders.world.close());

const editor = () => person({ rights: ['OP_EDIT'] });

describe('a request', () => {
  it('is answered with the status of the contract and the stamp of its event', async () => {
    const reply = await orders
      .api(createNote)
      .as(people.planner())
      .send({ body: { text: 'first' } });
    expect(reply).toMatchObject({ status: 201, body: { text: 'first', version: 1 }, stale: false });
    expect(reply.stamp).toMatch(/^orders:1:note\.changed\.v1:\d+$/);
    expect(await orders.sql('SELECT table_name, row_id, after FROM status_change')).toEqual([
      { table_name: 'note', row_id: reply.body.id, after: 0 },
    ]);
  });

  it('with wrong or unknown fields is refused with their paths', async () => {
    const reply = await orders
      .api(createNote)
      .as(people.planner())
      .send({ body: { text: '', colour: 'red' } });
    expect(reply.problem).toMatchObject({
      status: 400,
      code: 'invalid',
      errors: [
        { path: 'body.text', code: 'too_small', params: { min: 1 } },
        { path: 'body.colour', code: 'unrecognized_keys' },
      ],
    });
  });

  it('keeps code, params and errors of a refusal', async () => {
    const reply = await orders
      .api(createNote)
      .as(people.planner())
      .send({ body: { text: 'x', fail: 'before' } });
    expect(reply.problem).toMatchObject({
      status: 409,
      code: 'product.barcode_taken',
      params: { barcode: 'A1' },
      errors: [{ path: 'body.text', code: 'taken' }],
    });
  });

  it('that breaks shows nothing of the inside', async () => {
    const reply = await orders
      .api(createNote)
      .as(people.planner())
      .send({ body: { text: 'x', fail: 'crash' } });
    expect(reply.problem).toMatchObject({ status: 500, code: 'internal' });
    expect(JSON.stringify(reply.problem)).not.toContain('secret');
  });

  it.each(['late', '55P03', '40P01'] as const)(
    'what the database has no time for (%s) is 503: nothing was written, and it may be asked again',
    async (fail) => {
      const reply = await orders
        .api(createNote)
        .as(people.planner())
        .send({ body: { text: fail, fail } });
      expect(reply.problem).toMatchObject({ status: 503, code: 'unavailable' });
      expect(await orders.sql('SELECT 1 FROM orders.note WHERE text = $1', [fail])).toEqual([]);
    },
  );

  it('without a session is 401, except where none is asked for', async () => {
    expect((await orders.api(getNote).send({ params: { id: 1 } })).problem).toMatchObject({
      status: 401,
      code: 'session.expired',
    });
    expect(await orders.api(openDoor).send()).toMatchObject({ status: 200, body: { company: 0 } });
  });

  it('writing by type 6 is refused, reading is not', async () => {
    expect(
      (
        await orders
          .api(createNote)
          .as(people.viewer())
          .send({ body: { text: 'x' } })
      ).problem,
    ).toMatchObject({ status: 403, code: 'forbidden' });
    const made = await orders
      .api(createNote)
      .as(people.planner())
      .ok({ body: { text: 'x' } });
    expect(
      (
        await orders
          .api(getNote)
          .as(people.viewer())
          .send({ params: { id: made.id } })
      ).status,
    ).toBe(200);
  });

  it('needs the right and the company kind of the contract', async () => {
    const made = await orders
      .api(createNote)
      .as(people.planner())
      .ok({ body: { text: 'x' } });
    const change = { params: { id: made.id }, body: { text: 'y' } };
    expect((await orders.api(changeNote).as(people.planner()).send(change)).problem?.code).toBe(
      'no_right_to_edit_order',
    );
    expect((await orders.api(changeNote).as(editor()).send(change)).status).toBe(200);
    expect(
      (
        await orders
          .api(getNote)
          .as(people.supplier())
          .send({ params: { id: made.id } })
      ).problem?.code,
    ).toBe('forbidden');
  });

  it('of another company does not find the row', async () => {
    const made = await orders
      .api(createNote)
      .as(people.planner())
      .ok({ body: { text: 'x' } });
    expect(
      (
        await orders
          .api(getNote)
          .as(people.stranger())
          .send({ params: { id: made.id } })
      ).problem?.code,
    ).toBe('not_found');
  });

  it('with an old version is a conflict that carries the current state', async () => {
    const made = await orders
      .api(createNote)
      .as(people.planner())
      .ok({ body: { text: 'a' } });
    const change = (text: string, version?: number) =>
      orders
        .api(changeNote)
        .as(editor())
        .send({ params: { id: made.id }, body: { text, version } });
    expect((await change('b', 1)).body).toMatchObject({ version: 2 });
    expect((await change('c', 1)).problem).toMatchObject({
      status: 409,
      code: 'conflict',
      current: { id: made.id, text: 'b', version: 2 },
    });
    expect((await change('d')).body).toMatchObject({ text: 'd', version: 3 });
  });
});

describe('the signed context', () => {
  it('signed by another key, altered or expired is refused', async () => {
    const rpc = new Rpc(orders.world.link, 'another-key-0123456789-0123456789-ab');
    await expect(
      rpc.ask(getNote, { params: { id: 1 }, query: {}, body: {} }, { context: person() }),
    ).rejects.toMatchObject({
      code: 'session.expired',
      status: 401,
    });
    const late = person({ expires_at: Math.floor(Date.now() / 1000) - 1 });
    expect(
      (
        await orders
          .api(getNote)
          .as(late)
          .send({ params: { id: 1 } })
      ).problem?.code,
    ).toBe('session.expired');
    expect(signContext(person(), 'k'.repeat(32)).length).toBeLessThan(2_000);
  });
});

describe('asking a neighbour', () => {
  it('carries the request id and the context, and brings its refusal back as it was', async () => {
    const stop = orders.world.answer(neighbour, ({ key }, context) => {
      if (key === 'no') throw new AppError('pallet.locked', { pallet: 7 }, { current: { status: 2 } });
      return { request_id: String(context?.company_id), allowed: true };
    });
    expect(await orders.api(askNeighbour).as(people.planner()).ok({ key: 'yes' })).toEqual({
      request_id: '1',
      allowed: true,
    });
    const refused = await orders.api(askNeighbour).as(people.planner()).with({ requestId: 'r-17' }).send({ key: 'no' });
    expect(refused.problem).toMatchObject({
      status: 409,
      code: 'pallet.locked',
      params: { pallet: 7 },
      current: { status: 2 },
      request_id: 'r-17',
    });
    stop();
  });

  it('that does not answer is 503', async () => {
    expect((await orders.api(askNeighbour).as(people.planner()).send({ key: 'x' })).problem).toMatchObject({
      status: 503,
      code: 'unavailable',
    });
  });

  it('passes the request id on', async () => {
    const made = await orders
      .api(createNote)
      .as(people.planner())
      .with({ requestId: 'r-42' })
      .ok({ body: { text: 'x' } });
    const read = await orders
      .api(getNote)
      .as(people.planner())
      .with({ requestId: 'r-43' })
      .ok({ params: { id: made.id } });
    expect(read.request_id).toBe('r-43');
    expect(await orders.sql('SELECT request_id FROM outbox ORDER BY id DESC LIMIT 1')).toEqual([
      { request_id: 'r-42' },
    ]);
  });
});
