import { randomUUID } from 'node:crypto';
import { completeOperations, productionProgressed } from '@mullion/contracts';
import { people } from '@mullion/server-testing';
import { FloorWorld } from '../testing/floor-world';
import { OperationChangeRepository } from './operation-change.repository';
import { OperationRepository } from './operation.repository';

const worker = people.worker();

describe('a change of operations at a work center', () => {
  let floor: FloorWorld;
  beforeAll(async () => void (floor = await FloorWorld.open()));
  afterAll(() => floor.close());

  const keyed = (idempotencyKey: string) =>
    floor.production.api(completeOperations).as(worker).with({ idempotencyKey });
  const at = (code: string, products: readonly number[]) => ({
    params: { id: floor.centers[code] as never },
    query: {},
    body: { products: products as never },
  });
  const rowsOf = async (orderId: number) => ({
    operations: await floor.production.sql(
      `SELECT product_id % 100 AS product, work_center_id, round, status, start_time IS NULL AS unstarted, end_time IS NULL AS unended, comment, user_id, version
       FROM operation WHERE order_id = $1 ORDER BY 1, 2`,
      [orderId],
    ),
    events: await floor.production.sql(
      `SELECT product_id % 100 AS product, work_center_id, round, kind, status_before, status_after, before, comment, user_id, user_name, terminal, begins_action
       FROM operation_event WHERE order_id = $1 ORDER BY id`,
      [orderId],
    ),
    progress: await floor.production.sql(
      'SELECT product_id % 100 AS product, status, version FROM product_progress WHERE order_id = $1 ORDER BY 1',
      [orderId],
    ),
    published: (
      await floor.production.sql<{
        data: ReturnType<typeof productionProgressed.data.parse>;
        live: { ids: number[] }[];
      }>(`SELECT data, live FROM outbox WHERE subject = $1 AND (data->>'order_id')::int = $2 ORDER BY id`, [
        productionProgressed.subject,
        orderId,
      ])
    ).map(({ data, live }) => ({
      data: {
        ...productionProgressed.data.parse(data),
        order_id: 0,
        products: data.products.map((one) => ({ ...one, product_id: one.product_id % 100 })),
      },
      live: live.map((one, index) => ({ ...one, ids: index === 0 ? [] : one.ids.map((id) => id % 100) })),
    })),
  });

  it('writes as one statement what a transaction writes: operations, events, progress, and what is published', async () => {
    const [plain, slow] = [await floor.prepared(3), await floor.prepared(3)];
    for (const { orderId, products } of [plain, slow]) {
      await floor.complete('10', products);
      for (const code of ['40', '50']) {
        // an order whose operations have never changed is left to a transaction
        if (orderId === slow.orderId)
          await floor.production.sql('DELETE FROM order_revision WHERE order_id = $1', [orderId]);
        expect((await floor.complete(code, products)).status).toBe(200);
      }
    }
    const written = await rowsOf(plain.orderId);
    expect(written.published.map(({ data }) => data.products.map(({ status }) => status))).toEqual([
      [4, 4, 4],
      [],
      [6, 6, 6],
      [8, 8, 8],
    ]);
    expect(written).toEqual(await rowsOf(slow.orderId));
  });

  it('has one effect and one answer when it comes 20 times with its key', async () => {
    const { orderId, products } = await floor.prepared(2);
    await floor.complete('10', products);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => keyed(`change-${orderId}`).send(at('40', products))),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    for (const { body, stamp } of replies) expect([body, stamp]).toEqual([replies[0]!.body, replies[0]!.stamp]);
    expect(replies[0]!.stamp).toMatch(/^production:1:production\.progressed\.v1:\d+$/);
    expect(await floor.kindsOf(orderId)).toEqual(['completed', 'completed', 'completed', 'completed']);
    // a repeat much later is answered too, though the operation is complete
    expect((await keyed(`change-${orderId}`).send(at('40', products))).body).toEqual(replies[0]!.body);
  });

  it('is refused with the key of another change, and changes nothing', async () => {
    const { orderId, products } = await floor.prepared(2);
    await floor.complete('10', products);
    expect((await keyed(`own-${orderId}`).send(at('40', products.slice(0, 1)))).status).toBe(200);
    expect((await keyed(`own-${orderId}`).send(at('40', products.slice(1)))).problem?.code).toBe(
      'idempotency.mismatch',
    );
    expect((await floor.statesOf(orderId)).filter((state) => state.startsWith('40'))).toEqual(['40/1:0', '40/1:2']);
  });

  it('is judged by every field of an operation but those it does not look at', async () => {
    const { orderId, products } = await floor.prepared(3);
    await floor.complete('10', products);
    const moments = `now() - product_id * interval '1 second'`;
    await floor.production.sql(
      `UPDATE operation SET start_time = ${moments}, comment = 'ė ' || id, amount = id, user_id = id WHERE order_id = $1 AND product_id <> $2`,
      [orderId, products[0]],
    );
    const { database } = floor.production;
    const rows = await new OperationRepository(database, 1).current(products);
    const ignored = ['company_id', 'amount', 'user_id', 'version', 'changed_at'];
    const looked = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !ignored.includes(name))),
    );
    expect((await new OperationChangeRepository(database, 1).seen(products)).current).toEqual(looked);
  });

  it('that was judged by what has changed since writes nothing', async () => {
    const { orderId, products } = await floor.prepared(1);
    await floor.complete('10', products);
    const operations = new OperationChangeRepository(floor.production.database, 1);
    const seen = await operations.seen(products);
    await floor.production.sql('UPDATE operation SET amount = 7 WHERE order_id = $1', [orderId]);
    const before = await rowsOf(orderId);
    const row = seen.current.find(({ work_center_id }) => work_center_id === floor.centers['40'])!;
    const { id: operation_id, status, start_time, end_time, comment, ...of } = row;
    const state = { status: 2, start_time, end_time: new Date(), comment };
    const event = {
      ...of,
      operation_id,
      kind: 'completed',
      status_before: 0,
      status_after: 2,
      before: { status, start_time, end_time, comment },
      comment,
    };
    const changes = {
      ...{
        changes: [{ state, event }],
        productIds: products,
        revisions: seen.revisions,
        progress: [{ product_id: products[0]!, status: 6 }],
      },
      action: { id: randomUUID(), userId: 6, userName: 'Worker', terminal: null, at: new Date() },
      ...{
        answer: {},
        requestId: 'r',
        stampPrefix: 'production:1:',
        key: { userId: 6, subject: 's', key: `stale-${orderId}`, bodyHash: '' },
      },
    };
    expect(await operations.changeIfUntouched(changes)).toBeNull();
    expect(
      await new OperationChangeRepository(floor.production.database, 7).changeIfUntouched({
        ...changes,
        revisions: (await operations.seen(products)).revisions,
      }),
    ).toBeNull();
    expect(await rowsOf(orderId)).toEqual(before);
    expect(await floor.production.sql('SELECT 1 FROM idempotency WHERE key = $1', [`stale-${orderId}`])).toEqual([]);
  });

  it('and another of the same product at the same moment both count: the product is made', async () => {
    await floor.production.sql('DELETE FROM work_center_dependency WHERE work_center_id = $1 AND depends_on = $2', [
      floor.centers['50'],
      floor.centers['40'],
    ]);
    const prepared = await Promise.all(Array.from({ length: 12 }, () => floor.prepared(2)));
    for (const { products } of prepared) await floor.complete('10', products);
    const replies = await Promise.all(
      prepared.flatMap(({ products }) =>
        ['40', '50'].flatMap((code) => products.map((product) => floor.complete(code, [product]))),
      ),
    );
    expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
    for (const { orderId } of prepared) {
      const { progress, events } = await rowsOf(orderId);
      expect(progress).toMatchObject([{ status: 8 }, { status: 8 }]);
      expect(events).toHaveLength(6);
    }
  });
});
