import {
  getOrder,
  listOrderActions,
  productsChanged,
  statusRightsChanged,
  updateOrder,
  updateOrders,
} from '@mullion/contracts';
import { people, type TestService, type TestWorld } from '@mullion/server-testing';
import { placed } from '../testing/owner-events';
import { editor, givenOrder, startOrders, stateOf } from '../testing/start-orders';

let orders: TestService;
let world: TestWorld;
const given = (count: number, planned = false) => givenOrder(orders, count, planned);
const state = (id: number) => stateOf(orders, id);

beforeAll(async () => {
  ({ world, orders } = await startOrders());
});
afterAll(() => world.close());

describe('to production', () => {
  it('follows the matrix in a list as in a single change, and each that may not is named', async () => {
    await orders.receive(statusRightsChanged, 1, { version: 2, rights: [] });
    const [one, other] = [await given(1), await given(1)];
    const body = {
      orders: [
        { id: one.id, status: 6 },
        { id: other.id, status: 6 },
      ],
    };
    const single = await orders
      .api(updateOrder)
      .as(people.worker())
      .send({ params: { id: one.id }, body: { status: 6 } });
    expect(single.problem).toMatchObject({ status: 403, code: 'status.change_not_allowed' });
    expect((await orders.api(updateOrders).as(people.worker()).send({ body })).problem).toMatchObject({
      status: 403,
      code: 'status.change_not_allowed',
    });
    const { refused } = await orders
      .api(updateOrders)
      .as(people.worker())
      .ok({ body: { ...body, each: true } });
    expect(refused.map(({ code }) => code)).toEqual(['status.change_not_allowed', 'status.change_not_allowed']);
    expect([(await state(one.id)).status, (await state(other.id)).products[0]?.[0]]).toEqual([0, 0]);
    expect((await orders.api(updateOrders).as(people.admin()).ok({ body })).orders.map(({ status }) => status)).toEqual(
      [6, 6],
    );
  });

  it('ORD-05ab sets order and products to 6 with a completion date, once, and never lowers', async () => {
    const right = { id: 1, user_type: 2 as const, before: 2, after: 6, table_name: 'orders' as const, company_id: 1 };
    await orders.receive(statusRightsChanged, 1, { version: 3, rights: [right] });
    const { id, products } = await given(2);
    await orders
      .api(updateOrder)
      .as(people.admin())
      .ok({ params: { id }, body: { status: 2 } });
    const send = (over: object = {}) =>
      orders
        .api(updateOrders)
        .as(people.planner())
        .ok({ body: { orders: [{ id, status: 6, ...over }] } });
    expect((await send()).orders[0]).toMatchObject({ status: 6, completion_date: '2026-12-01' });
    const sent = await orders.api(getOrder).as(editor).ok({ params: { id }, query: {} });
    expect(sent.products.map((product) => [product.status, product.completion_date])).toEqual([
      [6, '2026-12-01'],
      [6, '2026-12-01'],
    ]);
    const before = (await orders.recorded(productsChanged)).length;
    await send();
    expect(await orders.recorded(productsChanged)).toHaveLength(before);
    await send({ completion_date: '2026-12-05' });
    expect((await orders.api(getOrder).as(editor).ok({ params: { id }, query: {} })).products[0]).toMatchObject({
      completion_date: '2026-12-05',
      version: 3,
    });
    const lines = await orders
      .api(listOrderActions)
      .as(editor)
      .ok({ table_name: 'products', table_id: products[0]?.id, language: 'lt' });
    expect(lines.map((line) => [line.status_before, line.status_after, line.userName])).toEqual([[0, 6, 'Planner']]);
    expect(
      (
        await orders
          .api(updateOrders)
          .as(people.viewer())
          .send({ body: { orders: [{ id, status: 6 }] } })
      ).status,
    ).toBe(403);
  });
});

describe('planning late', () => {
  it('finds products that have their places already, and late events do not plan an order again', async () => {
    const { id, products } = await given(1);
    await placed(orders, id, [{ product: products[0], pallet: 7, version: 1 }]);
    expect((await state(id)).pal_status).toBe(0);
    expect(
      (
        await orders
          .api(updateOrders)
          .as(people.planner())
          .ok({ body: { orders: [{ id, pal_status: 1 }] } })
      ).orders[0],
    ).toMatchObject({ pal_status: 2 });
    const other = await given(1);
    await placed(orders, other.id, [{ product: other.products[0], pallet: 7, version: 1 }]);
    expect(
      await orders
        .api(updateOrder)
        .as(editor)
        .ok({ params: { id: other.id }, body: { pal_status: 1 } }),
    ).toMatchObject({ pal_status: 2 });
  });
});
