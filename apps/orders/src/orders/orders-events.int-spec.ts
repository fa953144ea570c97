import {
  createAddress,
  createContact,
  createCustomer,
  createOrder,
  createProduct,
  getOrder,
  getOrderRecords,
  listNotifyContacts,
  listOrderActions,
  listUserNames,
  placementsChanged,
  type Product,
  productsChanged,
  truckChanged,
  truckLeft,
  truckRecalled,
  updateOrder,
  updateOrders,
} from '@mullion/contracts';
import { people, person, type TestService, TestWorld } from '@mullion/server-testing';
import { dataSourceOptions } from '../data-source';
import { OrdersAppModule } from '../orders-app.module';
import { ordersConfig } from '../orders-config';

let orders: TestService;
let world: TestWorld;
let sequence = 0;
const editor = person({ rights: ['OP_EDIT', 'OP_DEL', 'CA_NEW'] });
const sizes = { position: 'A1', width: 1000, height: 1200, depth: 82, weight: 40, area: 1.2 };

const given = async (count: number) => {
  sequence += 1;
  const order = await orders
    .api(createOrder)
    .as(editor)
    .ok({ body: { production_id: `EV-${sequence}`, delivery_date: '2026-12-01' } });
  const products: Product[] = [];
  for (let at = 0; at < count; at += 1)
    products.push(
      await orders
        .api(createProduct)
        .as(editor)
        .ok({ body: { order_id: order.id, ...sizes } }),
    );
  return { id: order.id, products };
};
const state = async (id: number) => {
  const order = await orders.api(getOrder).as(editor).ok({ params: { id }, query: {} });
  return {
    status: order.status,
    pal_status: order.pal_status,
    truck_id: order.truck_id,
    products: order.products.map((product) => [product.status, product.pallet_id, product.loaded]),
  };
};
interface Place {
  readonly product: Product | undefined;
  readonly pallet: number | null;
  readonly loaded?: boolean;
  readonly version: number;
}
const placed = (id: number, places: Place[], user: number | null = 5) =>
  orders.receive(placementsChanged, 1, {
    order_id: id,
    placements: places.map(({ product, pallet, loaded, version }) => ({
      product_id: product?.id ?? 0,
      pallet_id: pallet,
      loaded_at: loaded ? '2026-11-20T10:00:00Z' : null,
      version,
    })),
    user_id: user,
  });
const truck = (id: number, orderIds: number[], version: number, departure = 0, removed = false) => ({
  id,
  company_id: 1,
  description: 'Truck',
  delivery_date: null,
  status: 4,
  pallet_ids: [],
  order_ids: orderIds,
  departure,
  version,
  removed,
});
const left = (id: number, departure: number, list: { id: number; products: Product[] }[]) =>
  orders.receive(truckLeft, 1, { ...departureOf(id, departure, list), departed_at: '2026-11-21T10:00:00Z', notify: true });
const recalled = (id: number, departure: number, list: { id: number; products: Product[] }[]) =>
  orders.receive(truckRecalled, 1, departureOf(id, departure, list));
const departureOf = (id: number, departure: number, list: { id: number; products: Product[] }[]) => ({
  truck: truck(
    id,
    list.map((one) => one.id),
    10 * departure,
    departure,
  ),
  departure,
  user_id: 4,
  orders: list.map((one) => ({ order_id: one.id, product_ids: one.products.map((product) => product.id) })),
});

beforeAll(async () => {
  world = await TestWorld.open();
  orders = await world.boot(
    { name: 'orders', module: OrdersAppModule, dataSource: dataSourceOptions, config: ordersConfig },
    { env: { BLOB_URL: 'file:///tmp/mullion-test-blobs' } },
  );
});
afterAll(() => world.close());

describe('ORD-05 to production', () => {
  it('sets order and products to 6 with a completion date, once, and never lowers', async () => {
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
    const whole = await orders.api(getOrder).as(editor).ok({ params: { id }, query: {} });
    expect(whole.products.map((product) => [product.status, product.completion_date])).toEqual([
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
    const lines = await orders.api(listOrderActions).as(editor).ok({ table_name: 'products', table_id: products[0]?.id, language: 'lt' });
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

describe('news of packing', () => {
  it('set pallets and pal_status 2 when every product is placed, 1 when one is not any more', async () => {
    const { id, products } = await given(2);
    await orders
      .api(updateOrder)
      .as(editor)
      .ok({ params: { id }, body: { pal_status: 1 } });
    await placed(id, [{ product: products[0], pallet: 7, version: 1 }]);
    expect(await state(id)).toMatchObject({
      pal_status: 1,
      products: [
        [0, 7, false],
        [0, null, false],
      ],
    });
    await placed(id, [
      { product: products[0], pallet: 7, version: 2 },
      { product: products[1], pallet: 8, version: 1 },
    ]);
    expect(await state(id)).toMatchObject({
      pal_status: 2,
      products: [
        [0, 7, false],
        [0, 8, false],
      ],
    });
    await placed(id, [{ product: products[1], pallet: null, version: 2 }]);
    expect(await state(id)).toMatchObject({
      pal_status: 1,
      products: [
        [0, 7, false],
        [0, null, false],
      ],
    });
  });

  it('raise scanned products to 13 and back, the order when all are, with the packer in the history', async () => {
    const { id, products } = await given(2);
    await orders
      .api(updateOrders)
      .as(people.planner())
      .ok({ body: { orders: [{ id, status: 6 }] } });
    await placed(
      id,
      products.map((product) => ({ product, pallet: 7, loaded: product === products[0], version: 1 })),
    );
    expect(await state(id)).toMatchObject({
      status: 6,
      products: [
        [13, 7, true],
        [6, 7, false],
      ],
    });
    await placed(id, [{ product: products[1], pallet: 7, loaded: true, version: 2 }]);
    expect(await state(id)).toMatchObject({
      status: 13,
      products: [
        [13, 7, true],
        [13, 7, true],
      ],
    });
    await placed(id, [{ product: products[1], pallet: 7, loaded: false, version: 3 }]);
    expect(await state(id)).toMatchObject({
      status: 6,
      products: [
        [13, 7, true],
        [6, 7, false],
      ],
    });
    const stop = world.answer(listUserNames, ({ user_ids }) => user_ids.map((user) => ({ id: user, name: `Packer ${user}` })));
    const lines = await orders.api(listOrderActions).as(editor).ok({ table_name: 'products', table_id: products[1]?.id, language: 'lt' });
    stop();
    expect(lines.slice(0, 2).map((line) => [line.status_before, line.status_after, line.userName])).toEqual([
      [13, 6, 'Packer 5'],
      [6, 13, 'Packer 5'],
    ]);
  });

  it('may come twice and in any order', async () => {
    const { id, products } = await given(1);
    const [product] = products;
    await placed(id, [{ product, pallet: 9, loaded: true, version: 5 }]);
    const after = await state(id);
    await placed(id, [{ product, pallet: 3, loaded: false, version: 4 }]);
    await placed(id, [{ product, pallet: 9, loaded: true, version: 5 }]);
    expect(await state(id)).toEqual(after);
    expect(after).toMatchObject({ status: 13, pal_status: 2, products: [[13, 9, true]] });
    await orders.receive(placementsChanged, 2, {
      order_id: id,
      placements: [{ product_id: product?.id ?? 0, pallet_id: 1, loaded_at: null, version: 9 }],
      user_id: null,
    });
    expect(await state(id)).toEqual(after);
  });
});

describe('news of trucks', () => {
  it('name the truck of an order, the newest word counts', async () => {
    const [one, two] = [await given(1), await given(1)];
    await orders.receive(truckChanged, 1, { truck: truck(50, [one.id, two.id], 2) });
    await orders.receive(truckChanged, 1, { truck: truck(50, [one.id], 1) });
    expect([(await state(one.id)).truck_id, (await state(two.id)).truck_id]).toEqual([50, 50]);
    await orders.receive(truckChanged, 1, { truck: truck(50, [two.id], 3) });
    expect([(await state(one.id)).truck_id, (await state(two.id)).truck_id]).toEqual([null, 50]);
    await orders.receive(truckChanged, 1, { truck: truck(50, [two.id], 4, 0, true) });
    expect((await state(two.id)).truck_id).toBeNull();
  });

  it('that have left: products 14, the order and pal_status 3 only when all its products have', async () => {
    const one = await given(2);
    await placed(
      one.id,
      one.products.map((product) => ({ product, pallet: 7, loaded: true, version: 1 })),
    );
    await left(60, 1, [{ id: one.id, products: one.products.slice(0, 1) }]);
    expect(await state(one.id)).toMatchObject({
      status: 13,
      pal_status: 2,
      products: [
        [14, 7, true],
        [13, 7, true],
      ],
    });
    await left(61, 1, [{ id: one.id, products: one.products.slice(1) }]);
    expect(await state(one.id)).toMatchObject({
      status: 14,
      pal_status: 3,
      products: [
        [14, 7, true],
        [14, 7, true],
      ],
    });
  });

  it('that are called back: products and order 13, pal_status 2, and a late departure changes nothing', async () => {
    const one = await given(1);
    await placed(one.id, [{ product: one.products[0], pallet: 7, loaded: true, version: 1 }]);
    await left(70, 1, [one]);
    const departed = await state(one.id);
    expect(departed).toMatchObject({ status: 14, pal_status: 3 });
    await recalled(70, 1, [one]);
    const back = await state(one.id);
    expect(back).toMatchObject({ status: 13, pal_status: 2, products: [[13, 7, true]] });
    await left(70, 1, [one]);
    await recalled(70, 1, [one]);
    expect(await state(one.id)).toEqual(back);
    await left(70, 2, [one]);
    expect(await state(one.id)).toEqual(departed);
    await recalled(70, 1, [one]);
    expect(await state(one.id)).toEqual(departed);
    expect(
      (
        await orders
          .api(updateOrder)
          .as(editor)
          .send({ params: { id: one.id }, body: { pal_status: 0 } })
      ).problem,
    ).toMatchObject({ code: 'already_confirmed' });
  });
});

describe('what other services ask', () => {
  it('gives whole records by id and number, of the company only', async () => {
    const one = await given(2);
    const ask = (as = editor) =>
      orders
        .api(getOrderRecords)
        .as(as)
        .ok({ numbers: [`EV-${sequence}`], order_ids: [one.id] });
    const { orders: found, products } = await ask();
    expect(found).toEqual([expect.objectContaining({ id: one.id, number: `EV-${sequence}`, product_count: 2, removed: false })]);
    expect(products.map((product) => product.id)).toEqual(one.products.map((product) => product.id));
    expect(await ask({ ...editor, company_id: 2 as never })).toEqual({ orders: [], products: [] });
  });

  it('names the contacts to write to, each with its own orders', async () => {
    const make = async (name: string) => {
      const customer = await orders.api(createCustomer).as(editor).ok({ body: { name } });
      const address = await orders
        .api(createAddress)
        .as(editor)
        .ok({ body: { customer_id: customer.id, country: 'lt', city: 'Kaunas', street: 'Laisvės al. 1' } });
      await orders
        .api(createContact)
        .as(editor)
        .ok({ body: { customer_id: customer.id, name: `${name} yes`, email: 'yes@example.test', notify: true } });
      await orders
        .api(createContact)
        .as(editor)
        .ok({ body: { customer_id: customer.id, name: `${name} no`, email: 'no@example.test' } });
      const order = await orders
        .api(createOrder)
        .as(editor)
        .ok({ body: { production_id: `N-${name}`, customer_id: customer.id } });
      expect(order).toMatchObject({ customer: name, delivery_address: address.id, address: 'Laisvės al. 1, Kaunas, LT' });
      return order;
    };
    const [a, b] = [await make('Alfa'), await make('Beta')];
    const found = await orders
      .api(listNotifyContacts)
      .as(editor)
      .ok({ order_ids: [a.id, b.id] });
    expect(found.map((contact) => [contact.name, contact.email, contact.orders.map((order) => order.number)])).toEqual([
      ['Alfa yes', 'yes@example.test', ['N-Alfa']],
      ['Beta yes', 'yes@example.test', ['N-Beta']],
    ]);
    const foreign = await orders
      .api(createOrder)
      .as({ ...editor, company_id: 2 as never })
      .send({ body: { production_id: 'F', customer_id: a.customer_id } });
    expect(foreign.problem).toMatchObject({ status: 422, code: 'order.foreign_customer' });
    const mixed = await orders
      .api(updateOrder)
      .as(editor)
      .send({ params: { id: a.id }, body: { delivery_address: b.delivery_address } });
    expect(mixed.problem).toMatchObject({ status: 422, code: 'order.foreign_customer' });
  });
});
