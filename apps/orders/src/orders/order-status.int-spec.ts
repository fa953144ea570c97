import {
  listOrderActions,
  type RequestContext,
  statusRightsChanged,
  statusRightsRecords,
  updateOrder,
  updateOrders,
} from '@mullion/contracts';
import { people, person, type TestService, type TestWorld } from '@mullion/server-testing';
import { newOrder, orderEditor as editor, startOrders } from '../testing/start-orders';

let orders: TestService;
let world: TestWorld;
const given = (fields?: object, as?: RequestContext) => newOrder(orders, fields, as);

beforeAll(async () => {
  ({ world, orders } = await startOrders());
});
afterAll(() => world.close());

describe('STA-02g the status of an order', () => {
  const change = (as: RequestContext, id: number, status: number) =>
    orders.api(updateOrder).as(as).send({ params: { id }, body: { status } });

  it('STA-02ac is moved by administrators at will, but lowered only with TP_STATUSBACK', async () => {
    const { id } = await given();
    expect((await change(people.admin(), id, 8)).body).toMatchObject({ status: 8 });
    expect((await change(people.admin(), id, 2)).problem).toMatchObject({
      status: 403,
      code: 'status.no_right_to_lower',
    });
    expect((await change({ ...people.admin(), rights: ['TP_STATUSBACK'] }, id, 2)).body).toMatchObject({ status: 2 });
    expect((await change(people.viewer(), id, 3)).status).toBe(403);
  });

  it('STA-02b is refused to others without a copy of the rights and without an answer, then follows the copy', async () => {
    const { id } = await given();
    expect((await change(people.planner(), id, 2)).problem).toMatchObject({
      status: 403,
      code: 'status.change_not_allowed',
    });
    const right = { id: 1, user_type: 2 as const, before: 0, after: 2, table_name: 'orders' as const, company_id: 1 };
    await orders.receive(statusRightsChanged, 1, { version: 5, rights: [right] });
    await orders.receive(statusRightsChanged, 1, { version: 4, rights: [] });
    expect((await change(people.planner(), id, 2)).body).toMatchObject({ status: 2 });
    expect((await change(people.manager(), id, 3)).problem).toMatchObject({
      status: 403,
      code: 'status.change_not_allowed',
    });
  });

  it('asks identity once where no copy has come', async () => {
    const company = { company_id: 3 as never };
    const { id } = await given({}, editor(company));
    let asked = 0;
    const stop = world.answer(statusRightsRecords.byIds, () => {
      asked += 1;
      const right = {
        id: 1,
        user_type: 2 as const,
        before: 0,
        after: 4,
        table_name: 'orders' as const,
        company_id: 3 as never,
      };
      return { records: [{ id: 3 as never, company_id: 3 as never, version: 0, removed: false, rights: [right] }] };
    });
    expect((await change(person(company), id, 4)).body).toMatchObject({ status: 4 });
    stop();
    expect((await change(person(company), (await given({}, editor(company))).id, 4)).body).toMatchObject({ status: 4 });
    expect(asked).toBe(1);
  });

  it('STA-03a is remembered with who and when', async () => {
    const { id } = await given();
    await change(people.admin(), id, 8);
    const lines = await orders
      .api(listOrderActions)
      .as(people.planner())
      .ok({ table_name: 'orders', table_id: id, language: 'lt' });
    expect(lines).toEqual([
      expect.objectContaining({ status_before: 0, status_after: 8, status_after_name: 'Būsena 8', userName: 'Admin' }),
    ]);
    expect(
      await orders
        .api(listOrderActions)
        .as(people.stranger())
        .ok({ table_name: 'orders', table_id: id, language: 'lt' }),
    ).toEqual([]);
  });
});

describe('STA-02g many orders, each on its own', () => {
  it('ORD-07e changes those that may change and names the others with their reason', async () => {
    const [low, high] = [await given(), await given()];
    await orders
      .api(updateOrder)
      .as(people.super())
      .ok({ params: { id: high.id }, body: { status: 10 } });
    const move = (each: boolean) =>
      orders
        .api(updateOrders)
        .as(people.admin())
        .send({ body: { each, orders: [low.id, high.id, 999_999].map((id) => ({ id, status: 8 })) } });
    expect((await move(false)).problem).toMatchObject({ status: 404 });
    const { body } = await move(true);
    expect(body.orders.map((order) => [order.id, order.status])).toEqual([[low.id, 8]]);
    expect(body.refused).toEqual([
      { id: high.id, code: 'status.no_right_to_lower', params: { id: high.id, before: 10, after: 8 } },
      { id: 999_999, code: 'not_found', params: { ids: [999_999] } },
    ]);
    const lines = await orders
      .api(listOrderActions)
      .as(people.planner())
      .ok({ table_name: 'orders', table_id: low.id, language: 'lt' });
    expect(lines).toHaveLength(1);
  });
});
