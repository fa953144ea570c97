import {
  getOrder,
  listOrderActions,
  listUserNames,
  orderChanged,
  placementsChanged,
  productionProgressed,
  productsChanged,
  updateOrder,
  updateOrders,
} from '@mullion/contracts';
import { people, type TestService, type TestWorld } from '@mullion/server-testing';
import { placed } from '../testing/owner-events';
import { editor, givenOrder, startOrders, stateOf } from '../testing/start-orders';
import { acceptPlacements } from './use-cases/accept-placements';

let orders: TestService;
let world: TestWorld;
const given = (count: number, planned = false) => givenOrder(orders, count, planned);
const state = (id: number) => stateOf(orders, id);

beforeAll(async () => {
  ({ world, orders } = await startOrders());
});
afterAll(() => world.close());

describe('events of packing', () => {
  it('set pallets and pal_status 2 when every product is placed, 1 when one is not any more', async () => {
    const { id, products } = await given(2);
    await orders
      .api(updateOrder)
      .as(editor)
      .ok({ params: { id }, body: { pal_status: 1 } });
    await placed(orders, id, [{ product: products[0], pallet: 7, version: 1 }]);
    expect(await state(id)).toMatchObject({
      pal_status: 1,
      products: [
        [0, 7, false],
        [0, null, false],
      ],
    });
    await placed(orders, id, [
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
    await placed(orders, id, [{ product: products[1], pallet: null, version: 2 }]);
    expect(await state(id)).toMatchObject({
      pal_status: 1,
      products: [
        [0, 7, false],
        [0, null, false],
      ],
    });
  });

  it('BEY-08b that wait are taken together, of several orders, and the history keeps a scan, its undo and whose each was', async () => {
    const [one, other] = [await given(2), await given(1)];
    const ids = [one.id, other.id];
    await orders
      .api(updateOrders)
      .as(people.admin())
      .ok({ body: { orders: ids.map((id) => ({ id, status: 6 })) } });
    const event = (
      order_id: number,
      product: { readonly id: number } | undefined,
      loaded: boolean,
      version: number,
      user_id: number,
    ) =>
      ({
        company_id: 1,
        data: {
          order_id,
          user_id,
          placements: [
            { product_id: product?.id, pallet_id: 7, loaded_at: loaded ? '2026-11-20T10:00:00Z' : null, version },
          ],
        },
      }) as never;
    await orders.database.transaction(null, (tx) =>
      acceptPlacements(tx, [
        event(one.id, one.products[0], true, 2, 5),
        event(other.id, other.products[0], true, 2, 5),
        event(one.id, one.products[0], false, 3, 5),
        event(one.id, one.products[1], true, 2, 6),
      ]),
    );
    expect((await state(one.id)).products).toEqual([
      [6, 7, false],
      [13, 7, true],
    ]);
    expect(await state(other.id)).toMatchObject({ status: 13, products: [[13, 7, true]] });
    const moves = await orders.sql<{ row_id: number; after: number; user_id: number }>(
      `SELECT row_id, after, user_id FROM status_change WHERE table_name = 'products' AND row_id = ANY($1) AND after IN (6, 13) AND user_id IN (5, 6) ORDER BY id`,
      [[...one.products, ...other.products].map(({ id }) => id)],
    );
    expect(moves).toEqual([
      { row_id: one.products[0]?.id, after: 13, user_id: 5 },
      { row_id: other.products[0]?.id, after: 13, user_id: 5 },
      { row_id: one.products[0]?.id, after: 6, user_id: 5 },
      { row_id: one.products[1]?.id, after: 13, user_id: 6 },
    ]);
  });

  it('raise scanned products to 13 and back, the order when all are, with the packer in the history', async () => {
    const { id, products } = await given(2);
    await orders
      .api(updateOrders)
      .as(people.admin())
      .ok({ body: { orders: [{ id, status: 6 }] } });
    await placed(
      orders,
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
    await placed(orders, id, [{ product: products[1], pallet: 7, loaded: true, version: 2 }]);
    expect(await state(id)).toMatchObject({
      status: 13,
      products: [
        [13, 7, true],
        [13, 7, true],
      ],
    });
    await placed(orders, id, [{ product: products[1], pallet: 7, loaded: false, version: 3 }]);
    expect(await state(id)).toMatchObject({
      status: 6,
      products: [
        [13, 7, true],
        [6, 7, false],
      ],
    });
    const stop = world.answer(listUserNames, ({ user_ids }) =>
      user_ids.map((user) => ({ id: user, name: `Packer ${user}` })),
    );
    const lines = await orders
      .api(listOrderActions)
      .as(editor)
      .ok({ table_name: 'products', table_id: products[1]?.id, language: 'lt' });
    stop();
    expect(lines.slice(0, 2).map((line) => [line.status_before, line.status_after, line.userName])).toEqual([
      [13, 6, 'Packer 5'],
      [6, 13, 'Packer 5'],
    ]);
  });

  it('may come twice and in any order', async () => {
    const { id, products } = await given(1, true);
    const [product] = products;
    await placed(orders, id, [{ product, pallet: 9, loaded: true, version: 5 }]);
    const after = await state(id);
    await placed(orders, id, [{ product, pallet: 3, loaded: false, version: 4 }]);
    await placed(orders, id, [{ product, pallet: 9, loaded: true, version: 5 }]);
    expect(await state(id)).toEqual(after);
    expect(after).toMatchObject({ status: 13, pal_status: 2, products: [[13, 9, true]] });
    await orders.receive(placementsChanged, 2, {
      order_id: id,
      placements: [{ product_id: product?.id ?? 0, pallet_id: 1, loaded_at: null, version: 9 }],
      user_id: null,
    });
    expect(await state(id)).toEqual(after);
  });

  it('a scan changes the status here, but no record of another service and no version that an edit is checked against', async () => {
    const { id, products } = await given(1, true);
    const before = await orders.api(getOrder).as(editor).ok({ params: { id }, query: {} });
    const published = async () =>
      (await orders.recorded(productsChanged)).length + (await orders.recorded(orderChanged)).length;
    await placed(orders, id, [{ product: products[0], pallet: 7, version: 1 }]);
    const known = await published();
    await placed(orders, id, [{ product: products[0], pallet: 7, loaded: true, version: 2 }]);
    const after = await orders.api(getOrder).as(editor).ok({ params: { id }, query: {} });
    expect([after.status, after.products[0]?.status]).toEqual([13, 13]);
    expect([after.version, after.products[0]?.version]).toEqual([before.version, before.products[0]?.version]);
    expect(await published()).toBe(known);
  });
});

describe('events of production', () => {
  it('say how far it is, also of what is loaded already', async () => {
    const { id, products } = await given(2, true);
    const progress = (
      versions: readonly (readonly [number, number])[],
      order: { status: number; version: number } | null = null,
    ) =>
      orders.receive(productionProgressed, 1, {
        order_id: id,
        order,
        products: versions.map(([status, version], at) => ({ product_id: products[at]?.id ?? 0, status, version })),
        user_id: 5,
      });
    const statuses = async () => {
      const { status, products: list } = await state(id);
      return [status, ...list.map(([one]) => one)];
    };
    await progress([], { status: 5, version: 1 });
    expect(await statuses()).toEqual([5, 0, 0]);
    await progress([
      [6, 1],
      [6, 1],
    ]);
    expect(await statuses()).toEqual([6, 6, 6]);
    await placed(orders, id, [{ product: products[0], pallet: 7, loaded: true, version: 1 }]);
    await progress([[8, 2]]);
    expect(await statuses()).toEqual([7, 13, 6]);
    await progress([[6, 1]]);
    await placed(orders, id, [{ product: products[0], pallet: 7, loaded: false, version: 2 }]);
    expect(await statuses()).toEqual([7, 8, 6]);
    await progress([
      [8, 2],
      [8, 2],
    ]);
    expect(await statuses()).toEqual([8, 8, 8]);
    const last = (await orders.recorded(productsChanged)).filter(({ data }) => data.order_id === id).at(-1);
    expect(last?.data.products.map(({ id: product, status }) => [product, status])).toEqual([[products[1]?.id, 8]]);
  });
});
