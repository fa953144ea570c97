import {
  createAddress,
  createProduct,
  getDeliveryPhones,
  getSharedOrder,
  getSharedOrders,
  ownsSharedOrder,
  updateOrder,
  type LinkKind,
  type RequestContext,
} from '@mullion/contracts';
import { guestContext, systemContext } from '@mullion/server-kit';
import { people, type TestService, type TestWorld } from '@mullion/server-testing';
import { clerk, newCustomer } from '../testing/customers';
import { editor, newOrder, startOrders } from '../testing/start-orders';

/* What holders of private links reach of orders: what their pass names, whatever they ask for. */

const WITHOUT_PRICE = [
  'id',
  'number',
  'customer_order_number',
  'customer',
  'address',
  'delivery_date',
  'week',
  'moved',
  'confirmed_at',
  'contact_email',
  'cancelled',
  'counts',
  'products',
  'images',
];

describe('private links at orders', () => {
  let world: TestWorld;
  let orders: TestService;
  beforeAll(async () => void ({ world, orders } = await startOrders()));
  afterAll(() => world.close());

  const guest = (kind: LinkKind, target_id: number, company = 1): RequestContext =>
    guestContext(
      company,
      { link_id: 1, kind, target_id, departure: null, language: 'lt', until: null },
      'Europe/Vilnius',
    );
  const ordered = async (customer: number, number: string) => {
    const order = await newOrder(orders, { customer_id: customer, production_id: number }, clerk());
    await orders
      .api(createProduct)
      .as(editor)
      .ok({
        body: {
          order_id: order.id,
          position: 'A1',
          width: 1000,
          height: 1200,
          depth: 82,
          weight: 40,
          area: 1.2,
          comment: 'vidinė pastaba',
        },
      });
    return order.id;
  };

  it('BEY-11 a guest of an order reads this one and no other, and of it no note, person or price', async () => {
    const [own, other] = [await newCustomer(orders), await newCustomer(orders)];
    const [mine, theirs] = [await ordered(own.id, 'MANO-1'), await ordered(other.id, 'SVETIMAS-1')];
    const read = (who: RequestContext, input: object = {}) =>
      orders
        .api(getSharedOrder)
        .as(who)
        .send(input as never);
    const seen = await read(guest('order', mine));
    expect(Object.keys(seen.body).toSorted()).toEqual(WITHOUT_PRICE.toSorted());
    expect(seen.body).toMatchObject({
      number: 'MANO-1',
      customer: own.name,
      counts: { all: 1 },
      products: [{ position: 'A1' }],
    });
    expect(JSON.stringify(seen.body)).not.toMatch(/vidinė|SVETIMAS|barcode|user_/);
    // what is read is the pass's, whatever number comes along
    expect((await read(guest('order', mine), { order_id: theirs, id: theirs })).body.number ?? 'MANO-1').toBe('MANO-1');
    for (const who of [guest('order', mine, 2), guest('order', 999_999)])
      expect((await read(who)).problem).toMatchObject({ status: 404, code: 'not_found' });
    for (const who of [
      guest('customer', own.id),
      guest('departure', mine),
      guest('evidence', mine),
      guest('proof', mine),
      people.planner(),
    ])
      expect((await read(who)).problem).toMatchObject({ status: 403, code: 'forbidden' });
  });

  it('BEY-11 no date is promised and nothing confirmed before somebody confirms the order', async () => {
    const own = await newCustomer(orders);
    const fields = { customer_id: own.id, production_id: 'MANO-7', delivery_date: '2026-12-04' };
    const { id } = await newOrder(orders, fields, clerk());
    const read = async () => (await orders.api(getSharedOrder).as(guest('order', id)).send({})).body;
    const listed = async () =>
      (await orders.api(getSharedOrders).as(guest('customer', own.id)).send({ page: 1 })).body.orders[0];
    const becomes = (status: number) =>
      orders.api(updateOrder).as(people.admin()).ok({ params: { id }, body: { status } });
    const nothing = { delivery_date: null, week: null, confirmed_at: null };
    expect(await read()).toMatchObject(nothing);
    expect(await listed()).toMatchObject({ delivery_date: null });
    await becomes(1);
    expect(await read()).toMatchObject(nothing);
    await becomes(2);
    const confirmed = await read();
    expect(confirmed).toMatchObject({ delivery_date: '2026-12-04', week: '202649', confirmed_at: expect.any(String) });
    expect(await listed()).toMatchObject({ delivery_date: '2026-12-04' });
    await becomes(6);
    expect((await read()).confirmed_at).toBe(confirmed.confirmed_at);
    await orders.sql('UPDATE orders.orders SET status = 1 WHERE id = $1', [id]);
    expect(await read()).toMatchObject(nothing);
  });

  it('BEY-37h says which day was promised before it was moved; the first one stays, and moved back nothing is said', async () => {
    const own = await newCustomer(orders);
    const fields = { customer_id: own.id, production_id: 'MANO-8', delivery_date: '2026-12-04' };
    const { id } = await newOrder(orders, fields, clerk());
    const moved = async () =>
      (await orders.api(getSharedOrder).as(guest('order', id)).send({})).body.moved?.from ?? null;
    const edit = (body: object, as = clerk()) => orders.api(updateOrder).as(as).ok({ params: { id }, body });
    await edit({ delivery_date: '2026-12-03' });
    await edit({ status: 2 }, people.admin());
    expect(await moved()).toBeNull();
    await edit({ delivery_date: '2026-12-08' });
    expect(await moved()).toBe('2026-12-03');
    await edit({ delivery_date: '2026-12-09', customer_order_number: 'BN-1' });
    expect(await moved()).toBe('2026-12-03');
    await edit({ delivery_date: '2026-12-03' });
    expect(await moved()).toBeNull();
    await edit({ delivery_date: null });
    expect(await moved()).toBe('2026-12-03');
  });

  it('BEY-11 a guest of a customer sees that customer’s orders alone; an order of another is as one that is not there', async () => {
    const [own, other] = [await newCustomer(orders), await newCustomer(orders)];
    const mine = [await ordered(own.id, 'MANO-2'), await ordered(own.id, 'MANO-3')];
    const theirs = await ordered(other.id, 'SVETIMAS-2');
    const list = (who: RequestContext) => orders.api(getSharedOrders).as(who).send({ page: 1 });
    const { body } = await list(guest('customer', own.id));
    expect(body).toMatchObject({ customer: own.name, total: 2, last_page: 1 });
    expect(body.orders.map(({ id }) => id).toSorted((one, two) => one - two)).toEqual(mine);
    expect((await list(guest('customer', own.id, 2))).problem).toMatchObject({ code: 'not_found' });
    expect((await list(guest('order', mine[0] ?? 0))).problem).toMatchObject({ code: 'forbidden' });
    const owns = (order_id: number, who = guest('customer', own.id)) =>
      orders
        .api(ownsSharedOrder)
        .as(who)
        .send({ order_id: order_id as never });
    expect((await owns(mine[0] ?? 0)).body).toEqual({ ok: true });
    const answers = [await owns(theirs), await owns(999_999), await owns(mine[0] ?? 0, guest('customer', own.id, 2))];
    for (const { problem } of answers) expect(problem).toMatchObject({ status: 404, code: 'not_found' });
    expect(answers.map(({ problem }) => problem?.params)).toEqual([undefined, undefined, undefined]);
  });

  it('BEY-26 a driver calls the address, else the customer; an extension is nobody’s number, and another company’s orders have none', async () => {
    const customer = await newCustomer(orders, { mobile: '12-34', phone: '8 5 200 0001' });
    const fields = { customer_id: customer.id };
    // the first address of a customer is where later orders go
    const nowhere = await newOrder(orders, fields, clerk());
    const place = await orders
      .api(createAddress)
      .as(clerk())
      .ok({ body: { customer_id: customer.id, country: 'LT', city: 'Kaunas', phone: '+370 600 00002' } });
    const there = await newOrder(orders, { ...fields, delivery_address: place.id }, clerk());
    const silent = await newOrder(orders, { customer_id: (await newCustomer(orders)).id }, clerk());
    const ids = [there.id, nowhere.id, silent.id];
    const phones = (company: number) => orders.api(getDeliveryPhones).as(systemContext(company)).ok({ ids });
    expect(await phones(1)).toEqual([
      { id: nowhere.id, phone: '8 5 200 0001' },
      { id: there.id, phone: '+370 600 00002' },
    ]);
    expect(await phones(2)).toEqual([]);
  });
});
