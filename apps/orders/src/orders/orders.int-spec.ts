import {
  createCustomer,
  createOrder,
  deleteOrder,
  freePlacements,
  getOrder,
  listOrderActions,
  orderChanged,
  type RequestContext,
  statusRightsChanged,
  statusRightsRecords,
  unpackOrder,
  updateOrder,
  updateOrders,
} from '@mullion/contracts';
import { people, person, type TestService, type TestWorld } from '@mullion/server-testing';
import { startOrders } from '../testing/start-orders';

let orders: TestService;
let world: TestWorld;
const editor = (over: Partial<RequestContext> = {}) => person({ rights: ['OP_EDIT', 'OP_DEL'], ...over });
let sequence = 0;
const given = (fields: object = {}, as = editor()) => {
  sequence += 1;
  return orders
    .api(createOrder)
    .as(as)
    .ok({ body: { production_id: `P-${String(sequence).padStart(5, '0')}`, ...fields } });
};

beforeAll(async () => {
  ({ world, orders } = await startOrders());
});
afterAll(() => world.close());

describe('the customer of an order', () => {
  it('is chosen by administrators: others neither give one nor take it away', async () => {
    const admin = editor({ type: 1, rights: ['OP_EDIT', 'CA_NEW'] });
    const customer = await orders
      .api(createCustomer)
      .as(admin)
      .ok({ body: { name: 'Chosen' } });
    const make = (as: RequestContext) =>
      orders
        .api(createOrder)
        .as(as)
        .send({ body: { production_id: `C-${as.type}`, customer_id: customer.id } });
    const refusal = { status: 403, code: 'order.customer_by_administrator' };
    expect((await make(editor())).problem).toMatchObject(refusal);
    const { body: order } = await make(admin);
    const change = (body: object) =>
      orders
        .api(updateOrder)
        .as(editor())
        .send({ params: { id: order.id }, body });
    expect((await change({ customer_id: null })).problem).toMatchObject(refusal);
    expect((await change({ customer_id: customer.id, customer_order_number: 'same customer' })).status).toBe(200);
  });
});

describe('a new order', () => {
  it('is refused to type 6, to nobody signed in, without a number and with an e-mail that is none', async () => {
    const make = (body: object, as = editor()) => orders.api(createOrder).as(as).send({ body });
    expect((await make({ production_id: 'X' }, people.viewer())).status).toBe(403);
    expect((await orders.api(createOrder).send({ body: { production_id: 'X' } })).status).toBe(401);
    expect((await make({ offer_id: ' ' })).problem).toMatchObject({ status: 422, code: 'order.number_required' });
    expect((await make({ production_id: 'X', status: 6 })).problem).toMatchObject({ status: 400, code: 'invalid' });
    expect((await make({ production_id: 'X', manager_email: 'vadovas' })).problem).toMatchObject({
      status: 400,
      errors: [{ path: 'body.manager_email', code: 'form.email' }],
    });
  });

  it('ORD-04c begins at status 0, knows its week and is published', async () => {
    const order = await given({ delivery_date: '2026-11-24' });
    expect(order).toMatchObject({ status: 0, pal_status: 0, week: '202648', count: 0, version: 1, can: { edit: true, remove: true } });
    expect((await orders.recorded(orderChanged)).at(-1)?.data.order).toMatchObject({
      id: order.id,
      number: order.production_id,
      removed: false,
    });
  });

  it('has a number of its own in its company, in whatever case it is written', async () => {
    const order = await given();
    const twice = await orders
      .api(createOrder)
      .as(editor())
      .send({ body: { offer_id: order.production_id } });
    expect(twice.problem).toMatchObject({ status: 409, code: 'order.number_taken', params: { number: order.production_id } });
    const inOtherCase = await orders
      .api(createOrder)
      .as(editor())
      .send({ body: { production_id: order.production_id?.toLowerCase() } });
    expect(inOtherCase.problem).toMatchObject({ status: 409, code: 'order.number_taken' });
    await given({ production_id: order.production_id }, editor({ company_id: 2 as never }));
  });

  it('is made once for one idempotency key, and the key with another body is refused', async () => {
    const call = orders.api(createOrder).as(editor()).with({ idempotencyKey: 'k-1' });
    const all = await Promise.all(Array.from({ length: 20 }, () => call.send({ body: { production_id: 'IDEM-1' } })));
    expect(new Set(all.map((reply) => `${reply.status} ${reply.body?.id}`)).size).toBe(1);
    expect((await call.send({ body: { production_id: 'IDEM-2' } })).problem).toMatchObject({ status: 422, code: 'idempotency.mismatch' });
  });
});

describe('editing an order', () => {
  it('hides other companies orders', async () => {
    const order = await given();
    const stranger = editor({ company_id: 2 as never });
    for (const reply of [
      await orders
        .api(getOrder)
        .as(stranger)
        .send({ params: { id: order.id }, query: {} }),
      await orders
        .api(updateOrder)
        .as(stranger)
        .send({ params: { id: order.id }, body: { customer_order_number: 'x' } }),
      await orders
        .api(updateOrders)
        .as(stranger)
        .send({ body: { orders: [{ id: order.id, pal_status: 1 }] } }),
      await orders
        .api(deleteOrder)
        .as(stranger)
        .send({ params: { id: order.id } }),
      await orders
        .api(unpackOrder)
        .as(stranger)
        .send({ params: { id: order.id } }),
    ])
      expect(reply.problem).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('ORD-07c needs OP_EDIT', async () => {
    const order = await given();
    const refused = await orders
      .api(updateOrder)
      .as(people.planner())
      .send({ params: { id: order.id }, body: { customer_order_number: 'x' } });
    expect(refused.problem).toMatchObject({ status: 403, code: 'no_right_to_edit_order' });
  });

  it('answers a late version with the present state', async () => {
    const order = await given();
    const edit = (fields: object) =>
      orders
        .api(updateOrder)
        .as(editor())
        .send({ params: { id: order.id }, body: { version: order.version, ...fields } });
    expect((await edit({ customer_order_number: 'first' })).body).toMatchObject({ customer_order_number: 'first', version: 2 });
    const late = await edit({ customer_order_number: 'second' });
    expect(late.problem).toMatchObject({ status: 409, code: 'conflict', current: { customer_order_number: 'first', version: 2 } });
  });

  it('lets one of two at once win', async () => {
    const order = await given();
    const edits = await Promise.all(
      ['a', 'b', 'c'].map((text) =>
        orders
          .api(updateOrder)
          .as(editor())
          .send({ params: { id: order.id }, body: { version: 1, customer_order_number: text } }),
      ),
    );
    expect(edits.map((reply) => reply.status).sort()).toEqual([200, 409, 409]);
  });
});

describe('STA-02g the status of an order', () => {
  const change = (as: RequestContext, id: number, status: number) =>
    orders.api(updateOrder).as(as).send({ params: { id }, body: { status } });

  it('STA-02ac is moved by administrators at will, but lowered only with TP_STATUSBACK', async () => {
    const { id } = await given();
    expect((await change(people.admin(), id, 8)).body).toMatchObject({ status: 8 });
    expect((await change(people.admin(), id, 2)).problem).toMatchObject({ status: 403, code: 'status.no_right_to_lower' });
    expect((await change({ ...people.admin(), rights: ['TP_STATUSBACK'] }, id, 2)).body).toMatchObject({ status: 2 });
    expect((await change(people.viewer(), id, 3)).status).toBe(403);
  });

  it('STA-02b is refused to others without a copy of the rights and without an answer, then follows the copy', async () => {
    const { id } = await given();
    expect((await change(people.planner(), id, 2)).problem).toMatchObject({ status: 403, code: 'status.change_not_allowed' });
    const right = { id: 1, user_type: 2 as const, before: 0, after: 2, table_name: 'orders' as const, company_id: 1 };
    await orders.receive(statusRightsChanged, 1, { version: 5, rights: [right] });
    await orders.receive(statusRightsChanged, 1, { version: 4, rights: [] });
    expect((await change(people.planner(), id, 2)).body).toMatchObject({ status: 2 });
    expect((await change(people.manager(), id, 3)).problem).toMatchObject({ status: 403, code: 'status.change_not_allowed' });
  });

  it('asks identity once where no copy has come', async () => {
    const company = { company_id: 3 as never };
    const { id } = await given({}, editor(company));
    let asked = 0;
    const stop = world.answer(statusRightsRecords.byIds, () => {
      asked += 1;
      const right = { id: 1, user_type: 2 as const, before: 0, after: 4, table_name: 'orders' as const, company_id: 3 as never };
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
    const lines = await orders.api(listOrderActions).as(people.planner()).ok({ table_name: 'orders', table_id: id, language: 'lt' });
    expect(lines).toEqual([
      expect.objectContaining({ status_before: 0, status_after: 8, status_after_name: 'Būsena 8', userName: 'Admin' }),
    ]);
    expect(await orders.api(listOrderActions).as(people.stranger()).ok({ table_name: 'orders', table_id: id, language: 'lt' })).toEqual([]);
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
    const lines = await orders.api(listOrderActions).as(people.planner()).ok({ table_name: 'orders', table_id: low.id, language: 'lt' });
    expect(lines).toHaveLength(1);
  });
});

describe('deleting an order', () => {
  it('ORD-07b needs OP_DEL', async () => {
    const { id } = await given();
    expect((await orders.api(deleteOrder).as(people.planner()).send({ params: { id } })).problem).toMatchObject({
      status: 403,
      code: 'no_right_to_delete',
    });
  });

  it('frees its places first and is published', async () => {
    const { id } = await given();
    const stop = world.answer(freePlacements, () => ({ outcome: 'freed' as const }));
    expect(await orders.api(deleteOrder).as(editor()).ok({ params: { id } })).toEqual({ ok: true });
    stop();
    expect((await orders.api(getOrder).as(editor()).send({ params: { id }, query: {} })).status).toBe(404);
    expect((await orders.recorded(orderChanged)).at(-1)?.data.order).toMatchObject({ id, removed: true });
  });

  it('leaves the order as it was when packing refuses', async () => {
    const { id } = await given();
    const stop = world.answer(freePlacements, () => ({ outcome: 'refused' as const, code: 'order.has_locked_pallets' }));
    expect((await orders.api(deleteOrder).as(editor()).send({ params: { id } })).problem).toMatchObject({
      status: 409,
      code: 'order.has_locked_pallets',
    });
    stop();
    expect(await orders.api(getOrder).as(editor()).ok({ params: { id }, query: {} })).toMatchObject({ can: { edit: true, remove: true } });
  });
});
