import {
  createCustomer,
  createOrder,
  deleteOrder,
  freePlacements,
  getOrder,
  orderChanged,
  type RequestContext,
  unpackOrder,
  updateOrder,
  updateOrders,
} from '@mullion/contracts';
import { people, type TestService, type TestWorld } from '@mullion/server-testing';
import { newOrder, orderEditor as editor, startOrders } from '../testing/start-orders';

let orders: TestService;
let world: TestWorld;
const given = (fields?: object, as?: RequestContext) => newOrder(orders, fields, as);

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
  it('is refused with a number that no label could carry in its bars, the letters named; so is a later number', async () => {
    const make = (body: object) => orders.api(createOrder).as(editor()).send({ body });
    const refusal = (letters: string) => ({ status: 422, code: 'order.number_letters', params: { letters } });
    expect((await make({ production_id: 'SC-ŽĖ1' })).problem).toMatchObject(refusal('Ž Ė'));
    expect((await make({ offer_id: 'SC-РЩ2' })).problem).toMatchObject(refusal('Р Щ'));
    // the bars hold the first seven characters
    const made = await make({ production_id: 'BAR-001 Žiema' });
    expect(made.status).toBe(201);
    const change = (body: object) =>
      orders
        .api(updateOrder)
        .as(editor())
        .send({ params: { id: made.body.id }, body });
    expect((await change({ production_id: 'Ž-1' })).problem).toMatchObject(refusal('Ž'));
    expect((await change({ offer_id: 'Ž-1' })).status).toBe(200);
  });

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
    expect(order).toMatchObject({
      status: 0,
      pal_status: 0,
      week: '202648',
      count: 0,
      version: 1,
      can: { edit: true, remove: true },
    });
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
    expect(twice.problem).toMatchObject({
      status: 409,
      code: 'order.number_taken',
      params: { number: order.production_id },
    });
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
    expect((await call.send({ body: { production_id: 'IDEM-2' } })).problem).toMatchObject({
      status: 422,
      code: 'idempotency.mismatch',
    });
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

  it('answers a late version with the current state', async () => {
    const order = await given();
    const edit = (fields: object) =>
      orders
        .api(updateOrder)
        .as(editor())
        .send({ params: { id: order.id }, body: { version: order.version, ...fields } });
    expect((await edit({ customer_order_number: 'first' })).body).toMatchObject({
      customer_order_number: 'first',
      version: 2,
    });
    const late = await edit({ customer_order_number: 'second' });
    expect(late.problem).toMatchObject({
      status: 409,
      code: 'conflict',
      current: { customer_order_number: 'first', version: 2 },
    });
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
    const stop = world.answer(freePlacements, () => ({
      outcome: 'refused' as const,
      code: 'order.has_locked_pallets',
    }));
    expect((await orders.api(deleteOrder).as(editor()).send({ params: { id } })).problem).toMatchObject({
      status: 409,
      code: 'order.has_locked_pallets',
    });
    stop();
    expect(await orders.api(getOrder).as(editor()).ok({ params: { id }, query: {} })).toMatchObject({
      can: { edit: true, remove: true },
    });
  });
});
