import {
  deleteOrder,
  deleteOrders,
  freePlacements,
  getOrder,
  listOrders,
  productionProgressed,
  type RequestContext,
  undoBulkChange,
  updateOrder,
  updateOrders,
} from '@mullion/contracts';
import { eventually, people, type TestService, type TestWorld } from '@mullion/server-testing';
import { givenOrder, newOrder, orderEditor as editor, startOrders, stateOf } from '../testing/start-orders';

let orders: TestService;
let world: TestWorld;
beforeAll(async () => {
  ({ world, orders } = await startOrders());
  world.answer(freePlacements, () => ({ outcome: 'freed' as const }));
});
afterAll(() => world.close());

const admin = editor({ type: 1, user_id: people.admin().user_id });
const uuid = () => crypto.randomUUID();
const change = (body: object, as: RequestContext = admin) =>
  orders
    .api(updateOrders)
    .as(as)
    .ok({ body: { ...body } });
const undo = (id: string, as: RequestContext = admin) =>
  orders
    .api(undoBulkChange)
    .as(as)
    .send({ params: { change: id } });
const read = (id: number) => orders.api(getOrder).as(admin).ok({ params: { id } });
const later = (id: string) =>
  orders.sql(`UPDATE bulk_changes SET made_at = made_at - interval '10 minutes' WHERE id = $1`, [id]);

describe('a change of many orders that is taken back', () => {
  it('BEY-62d gives statuses, dates and completion dates of orders and products back as they were', async () => {
    const [one, other] = [await givenOrder(orders, 2), await givenOrder(orders, 1)];
    const before = [await read(one.id), await read(other.id)];
    const id = uuid();
    await change({ change: id, orders: [one, other].map((order) => ({ id: order.id, status: 6 })) });
    expect(await stateOf(orders, one.id)).toMatchObject({ status: 6 });
    const { status, body } = await undo(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ refused: [], orders: [{ status: 0 }, { status: 0 }] });
    for (const [at, order] of [one, other].entries()) {
      const now = await read(order.id);
      const was = before[at];
      expect(now).toMatchObject({
        status: 0,
        completion_date: was?.completion_date,
        delivery_date: was?.delivery_date,
      });
      expect(now.products.map((product) => [product.status, product.completion_date])).toEqual(
        was?.products.map((product) => [product.status, product.completion_date]),
      );
    }
    const dates = uuid();
    await change({ change: dates, orders: [{ id: one.id, delivery_date: '2033-01-03' }] });
    expect((await undo(dates)).body.orders).toMatchObject([{ delivery_date: '2026-12-01', week: '202649' }]);
  });

  it('BEY-62d is done once however often it is asked for', async () => {
    const order = await newOrder(orders, { delivery_date: '2031-01-01' });
    const id = uuid();
    await change({ change: id, orders: [{ id: order.id, delivery_date: '2033-01-03' }] });
    const first = await undo(id);
    await change({ orders: [{ id: order.id, delivery_date: '2034-01-03' }] });
    expect((await undo(id)).body).toEqual(first.body);
    expect((await read(order.id)).delivery_date).toBe('2034-01-03');
  });

  it('BEY-62d leaves what has gone on since, names it with the reason, and takes the others back', async () => {
    const [edited, worked, plain] = [
      await givenOrder(orders, 1),
      await givenOrder(orders, 1),
      await givenOrder(orders, 1),
    ];
    const id = uuid();
    await change({ change: id, orders: [edited, worked, plain].map((order) => ({ id: order.id, status: 6 })) });
    await orders
      .api(updateOrder)
      .as(editor({ type: 1 }))
      .ok({ params: { id: edited.id }, body: { status: 10 } });
    const [product] = worked.products;
    await orders.receive(productionProgressed, 1, {
      order_id: worked.id,
      order: null,
      products: [{ product_id: product?.id ?? 0, status: 8, version: 5 }],
      user_id: 5,
    });
    await eventually(async () => expect((await read(worked.id)).products[0]?.status).toBe(8));
    const { body } = await undo(id);
    expect(body.refused).toEqual([
      { id: edited.id, code: 'change.changed_since', params: {} },
      { id: worked.id, code: 'change.went_on', params: {} },
    ]);
    expect(body.orders.map((order) => [order.id, order.status])).toEqual([[plain.id, 0]]);
    expect((await read(edited.id)).status).toBe(10);
  });

  it('BEY-62d keeps what somebody has edited in another column meanwhile', async () => {
    const order = await newOrder(orders, { delivery_date: '2031-01-01' });
    const id = uuid();
    await change({ change: id, orders: [{ id: order.id, delivery_date: '2033-01-03' }] });
    await orders
      .api(updateOrder)
      .as(editor())
      .ok({ params: { id: order.id }, body: { customer_order_number: 'PO 9' } });
    expect((await undo(id)).body.orders).toMatchObject([
      { delivery_date: '2031-01-01', customer_order_number: 'PO 9' },
    ]);
  });

  it("BEY-62d is not somebody else's, not another company's and not possible for long", async () => {
    const order = await newOrder(orders, { delivery_date: '2031-01-01' });
    const id = uuid();
    await change({ change: id, orders: [{ id: order.id, delivery_date: '2033-01-03' }] });
    expect((await undo(id, people.planner())).problem?.code).toBe('not_found');
    expect((await undo(id, { ...people.stranger(), user_id: admin.user_id })).problem?.code).toBe('not_found');
    expect((await undo(id, people.viewer())).status).toBe(403);
    expect((await undo(uuid())).problem?.code).toBe('not_found');
    await later(id);
    expect((await undo(id)).problem).toMatchObject({ status: 409, code: 'change.undo_too_late' });
    expect((await read(order.id)).delivery_date).toBe('2033-01-03');
    const again = await orders
      .api(updateOrders)
      .as(admin)
      .send({ body: { change: id, orders: [{ id: order.id, delivery_date: '2035-01-03' }] } });
    expect(again.problem?.code).toBe('idempotency.mismatch');
  });
});

describe('deleting many orders, taken back', () => {
  const remove = (ids: readonly number[], id?: string) =>
    orders
      .api(deleteOrders)
      .as(editor())
      .send({ query: {}, body: { orders: ids, ...(id === undefined ? {} : { change: id }) } });
  const listed = async (number: string | null) =>
    (
      await orders
        .api(listOrders)
        .as(editor())
        .ok({ query: { filter: number } })
    ).data.length;

  it('BEY-62d hides them at once and brings them back as they were, with all their products', async () => {
    const order = await givenOrder(orders, 2);
    const id = uuid();
    expect((await remove([order.id], id)).body).toEqual({ ok: true, can_be_undone: true });
    expect(await listed(order.number)).toBe(0);
    expect((await undo(id, editor())).body).toMatchObject({ refused: [], orders: [{ id: order.id }] });
    expect(await listed(order.number)).toBe(1);
    expect((await read(order.id)).products).toHaveLength(2);
    // nothing of the deletion is left: it can be deleted again, at once too
    expect((await remove([order.id])).body).toEqual({ ok: true, can_be_undone: false });
    const gone = await orders
      .api(getOrder)
      .as(admin)
      .send({ params: { id: order.id } });
    expect(gone.status).toBe(404);
  });

  it('BEY-62d deletes them when the time is over, and takes nothing back then', async () => {
    const order = await givenOrder(orders, 1);
    const id = uuid();
    await remove([order.id], id);
    // the saga has looked at it once, and waits
    await eventually(async () => {
      const waiting = await orders.sql(
        `SELECT key FROM saga WHERE key = $1 AND lease_id IS NULL AND next_attempt_at > now() + interval '30 seconds'`,
        [String(order.id)],
      );
      expect(waiting).toHaveLength(1);
    });
    await orders.sql(
      `UPDATE saga SET data = data || '{"not_before":"2020-01-01T00:00:00.000Z"}', next_attempt_at = now() WHERE key = $1`,
      [String(order.id)],
    );
    await eventually(async () => {
      const asked = await orders
        .api(getOrder)
        .as(admin)
        .send({ params: { id: order.id } });
      expect(asked.status).toBe(404);
    });
    expect((await undo(id, editor())).body).toEqual({
      orders: [],
      refused: [{ id: order.id, code: 'change.undo_too_late', params: {} }],
    });
  });

  it('without an id it is done at once, as ever', async () => {
    const order = await newOrder(orders);
    await orders
      .api(deleteOrder)
      .as(editor())
      .ok({ params: { id: order.id } });
    expect(await listed(order.production_id)).toBe(0);
  });
});
