import { randomUUID } from 'node:crypto';
import { commentOperation, operationStatus, readProblems, updateProblem } from '@mullion/contracts';
import { people } from '@mullion/server-testing';
import { FloorWorld } from '../testing/floor-world';
import { orderRecordOf } from '../testing/records';

describe('what people do with operations', () => {
  let floor: FloorWorld;
  beforeAll(async () => {
    floor = await FloorWorld.open();
  });
  afterAll(() => floor.close());

  const worker = people.worker();

  it('follow one another along the work centers: prepared, begun, made', async () => {
    const { orderId, products } = await floor.prepared(1);
    const early = await floor.complete('50', products);
    expect(early.problem).toMatchObject({
      code: 'operation.not_its_turn',
      params: { product: `B${products[0]}`, centers: '10, 40' },
    });
    expect((await floor.complete('80', products)).problem?.code).toBe('operation.none_here');
    const first = await floor.complete('10', products);
    expect(first.body).toMatchObject({ products: 1, orders: [orderRecordOf(orderId).number] });
    expect((await floor.progressOf(orderId)).at(-1)).toMatchObject({ order: { status: 5, version: 1 }, products: [] });
    await floor.complete('40', products);
    expect((await floor.progressOf(orderId)).at(-1)).toMatchObject({ order: null, products: [{ status: 6 }] });
    await floor.complete('50', products);
    expect((await floor.progressOf(orderId)).at(-1)).toMatchObject({ products: [{ status: 8, version: 3 }] });
    expect((await floor.complete('50', products)).problem?.code).toBe('operation.completed_already');
    expect(await floor.kindsOf(orderId)).toEqual(['completed', 'completed', 'completed']);
  });

  it('WCP-02 a comment on an operation below 3 is a problem, one on a problem is a comment', async () => {
    const { orderId, products } = await floor.prepared(1);
    await floor.complete('10', products);
    expect((await floor.problem('40', products)).status).toBe(200);
    expect((await floor.problem('40', products, 'Tikrai')).status).toBe(200);
    expect(await floor.kindsOf(orderId)).toEqual(['completed', 'problem', 'comment']);
    const found = (await floor.operationsOf(orderId)).find(({ status }) => status === operationStatus.problem);
    expect(found).toMatchObject({ comment: 'Tikrai', work_center_id: floor.centers['40'] });
    const only = await floor.production
      .api(commentOperation)
      .as(worker)
      .send({ params: { id: (await floor.operationsOf(orderId)).at(-1)!.id }, query: {}, body: { text: 'Rytoj' } });
    expect(only).toMatchObject({
      status: 201,
      body: { text: 'Rytoj', table_name: 'product_operations', user_id: worker.user_id },
    });
    expect((await floor.operationsOf(orderId)).at(-1)).toMatchObject({
      status: operationStatus.waiting,
      comment: 'Rytoj',
    });
    expect((await floor.complete('40', products)).status).toBe(200);
  });

  it('WCP-02 PRB-01 a problem of a product is one entry of the register, taken back with it unless somebody works on it', async () => {
    const { orderId, products } = await floor.prepared(2);
    await floor.complete('10', products);
    const register = async () => {
      const read = floor.production.api(readProblems).as(people.admin());
      const { problems } = await read.ok(readProblems.input.parse({ filter: orderRecordOf(orderId).number }));
      return problems.sort((a, b) => a.id - b.id);
    };
    const first = await floor.problem('40', products, 'Įtrūkęs rėmas\nkampe');
    const opened = await register();
    expect(first.body.problems).toEqual(opened.map(({ id }) => id));
    expect(opened).toMatchObject(
      products.map((product_id) => ({
        ...{ product_id, order_id: orderId, work_center_id: floor.centers['40'], status: 0, user_id: worker.user_id },
        ...{ subject: '1. Įtrūkęs rėmas', description: 'Įtrūkęs rėmas\nkampe', reason: 'profile' },
      })),
    );
    // one more comment, by somebody else, is on the same entries
    expect((await floor.problem('40', products, 'Tikrai')).body.problems).toEqual(first.body.problems);

    const other = await floor.prepared(2);
    await floor.complete('10', other.products);
    const { body } = await floor.problem('40', other.products);
    const begun = { params: { id: body.problems[0]! }, body: { comment: 'Žiūriu' } };
    await floor.production.api(updateProblem).as(people.admin()).ok(begun);
    expect((await floor.undo(body.action_id)).status).toBe(200);
    const left = await floor.production.sql<{ id: number }>('SELECT id FROM problem WHERE order_id = $1', [
      other.orderId,
    ]);
    expect(left.map(({ id }) => id)).toEqual([body.problems[0]]);
  });

  it('WCP-02 PRB-01 a problem that is met again after its entry was solved or rejected is another entry', async () => {
    const { orderId, products } = await floor.prepared(1);
    await floor.complete('10', products);
    let [last] = (await floor.problem('40', products)).body.problems;
    let action = '';
    for (const status of [3, 2]) {
      await floor.production
        .api(updateProblem)
        .as(people.super())
        .ok({ params: { id: last! }, body: { status } });
      const again = (await floor.problem('40', products, 'Vėl')).body;
      expect(again.problems[0]).toBeGreaterThan(last!);
      ({
        problems: [last],
        action_id: action,
      } = again);
    }
    const entries = () => floor.production.sql('SELECT status FROM problem WHERE order_id = $1 ORDER BY id', [orderId]);
    expect(await entries()).toEqual([{ status: 3 }, { status: 2 }, { status: 0 }]);
    expect((await floor.undo(action)).status).toBe(200);
    expect(await entries()).toEqual([{ status: 3 }, { status: 2 }]);
  });

  it('a return opens another round and keeps the first', async () => {
    const { orderId, products } = await floor.prepared(1);
    for (const code of ['10', '40']) await floor.complete(code, products);
    expect((await floor.sendBack('50', '50', products)).problem?.code).toBe('operation.return_forward');
    expect((await floor.sendBack('40', '50', products)).problem?.code).toBe('operation.return_forward');
    await floor.sendBack('50', '40', products);
    expect(await floor.statesOf(orderId)).toEqual(['10/1:2', '40/2:0', '50/1:0']);
    expect(
      await floor.production.sql(
        'SELECT round, status FROM operation WHERE order_id = $1 AND work_center_id = $2 ORDER BY 1',
        [orderId, floor.centers['40']],
      ),
    ).toEqual([
      { round: 1, status: 2 },
      { round: 2, status: 0 },
    ]);
    expect((await floor.progressOf(orderId)).at(-1)).toMatchObject({ products: [{ status: 4 }] });
    await floor.complete('40', products);
    expect((await floor.complete('50', products)).status).toBe(200);
    expect((await floor.progressOf(orderId)).at(-1)).toMatchObject({ products: [{ status: 8 }] });
  });

  it('what was done is taken back by its maker, while nothing went on', async () => {
    const { orderId, products } = await floor.prepared(2);
    await floor.complete('10', products);
    const done = await floor.complete('40', products);
    expect((await floor.undo(done.body.action_id, people.packer())).status).toBe(404);
    expect((await floor.undo(done.body.action_id)).status).toBe(200);
    expect(await floor.statesOf(orderId)).toEqual(['10/1:2', '10/1:2', '40/1:0', '40/1:0', '50/1:0', '50/1:0']);
    expect((await floor.progressOf(orderId)).at(-1)).toMatchObject({ products: [{ status: 4 }, { status: 4 }] });
    expect((await floor.undo(done.body.action_id)).problem?.code).toBe('operation.changed_since');
    const second = await floor.complete('40', products);
    await floor.complete('50', products.slice(0, 1));
    expect((await floor.undo(second.body.action_id)).problem?.code).toBe('operation.changed_since');
    const returned = await floor.sendBack('50', '40', products.slice(1));
    expect((await floor.undo(returned.body.action_id)).status).toBe(200);
    expect(await floor.statesOf(orderId)).toEqual(['10/1:2', '10/1:2', '40/1:2', '40/1:2', '50/1:0', '50/1:2']);
    await floor.production.sql(
      `UPDATE operation_event SET created_at = now() - interval '5 minutes' WHERE order_id = $1`,
      [orderId],
    );
    expect((await floor.undo(second.body.action_id)).problem?.code).toBe('operation.undo_too_late');
  });

  it('an action has its id alone: a second one under it is refused, also at the same moment, and the first can be taken back', async () => {
    const { orderId, products } = await floor.prepared(3);
    const [first, second, third] = products as [number, number, number];
    const id = randomUUID();
    expect((await floor.complete('10', [first], worker, id)).body.action_id).toBe(id);
    for (const somebody of [worker, people.packer()])
      expect((await floor.complete('10', [second], somebody, id)).problem?.code).toBe('operation.action_known');
    expect((await floor.undo(id)).status).toBe(200);
    expect(await floor.statesOf(orderId)).toEqual([
      '10/1:0',
      '10/1:0',
      '10/1:0',
      ...['40/1:0', '40/1:0', '40/1:0'],
      ...['50/1:0', '50/1:0', '50/1:0'],
    ]);
    const other = randomUUID();
    const both = await Promise.all([second, third].map((product) => floor.complete('10', [product], worker, other)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('twenty people who complete, return and report at once leave one possible history', async () => {
    const { orderId, products } = await floor.prepared(3);
    await floor.complete('10', products);
    const acts = Array.from({ length: 20 }, (_value, at) => {
      if (at % 4 === 0) return floor.complete('40', products);
      if (at % 4 === 1) return floor.problem('40', products.slice(0, 2));
      if (at % 4 === 2) return floor.complete('50', products.slice(1));
      return floor.sendBack('50', '40', products.slice(1));
    });
    const replies = await Promise.all(acts);
    expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
    expect(replies.some(({ status }) => status === 200)).toBe(true);
    const events = await floor.production.sql(
      'SELECT operation_id, status_before, status_after FROM operation_event WHERE order_id = $1 ORDER BY operation_id, id',
      [orderId],
    );
    const rows = await floor.production.sql('SELECT id, status FROM operation WHERE order_id = $1', [orderId]);
    for (const { id, status } of rows) {
      const own = events.filter(({ operation_id }) => operation_id === id);
      for (const [at, event] of own.entries()) if (at > 0) expect(event.status_before).toBe(own[at - 1]?.status_after);
      if (own.length > 0) expect(own.at(-1)!.status_after).toBe(status);
    }
  });
});
