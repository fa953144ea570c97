import {
  addOrderComment,
  commentOperation,
  getOrdersToday,
  getPallet,
  getPalletReadiness,
  getPalletsToday,
  getPalletsWaiting,
  getPlanningData,
  getTrucksToday,
  listGlassOfProducts,
  listOperationComments,
  listOrderActions,
  listOrderComments,
  listPalletActions,
  listTruckActions,
  listTrucks,
  readProduct,
  readProductSet,
  searchCustomers,
  searchOrders,
  searchPallets,
  searchProducts,
  searchTrucks,
} from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';
import { people } from '@mullion/server-testing';
import { TestGateway } from '../testing/test-gateway';

describe('answers of several owners', () => {
  let gateway: TestGateway;
  let token: string;
  beforeAll(async () => {
    gateway = await TestGateway.open();
    token = await gateway.signIn(people.planner());
  });
  afterAll(() => gateway.close());

  const planning = {
    orders: [],
    pallets: [
      { id: 1, truck_id: 4 },
      { id: 2, truck_id: null },
      { id: 3, truck_id: 4 },
    ],
    stale: true,
    more: false,
    left_out: [],
    runs: [],
    taken: [],
  };

  it('the planning page holds the trucks of its pallets, asked once each', async () => {
    const stops = [
      gateway.world.answer(getPlanningData, ({ query }) => ({ ...planning, more: query.show_related === 'true' }) as never),
      gateway.world.answer(
        listTrucks,
        ({ query }) => ({ trucks: [{ id: query.ids?.[0], asked: query }], total: 1, page: 1, pages: 1 }) as never,
      ),
    ];
    const { body, status } = await gateway.call('GET', '/api/orders-pallets?show_related=true', { token });
    for (const stop of stops) stop();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      stale: true,
      more: true,
      pallets: planning.pallets,
      trucks: [{ id: 4, asked: { ids: [4], status_from: 0 } }],
    });
  });

  it('the planning page does without trucks while dispatch refuses or is silent, and not without packing', async () => {
    const stop = gateway.world.answer(getPlanningData, () => planning as never);
    const refusing = gateway.world.answer(listTrucks, () => {
      throw new AppError('unavailable');
    });
    expect((await gateway.call('GET', '/api/orders-pallets', { token })).body).toMatchObject({ trucks: null, stale: true });
    refusing();
    const silent = gateway.world.link.connection.subscribe(gateway.world.link.subject('rpc.dispatch.trucks.list'), {
      callback: () => undefined,
    });
    expect((await gateway.call('GET', '/api/orders-pallets', { token })).body).toMatchObject({ trucks: null });
    silent.unsubscribe();
    stop();
    const refused = gateway.world.answer(getPlanningData, () => {
      throw new AppError('forbidden');
    });
    expect((await gateway.call('GET', '/api/orders-pallets', { token })).problem).toMatchObject({ status: 403 });
    refused();
  });

  it('PRD-01h a product holds its place from packing, and does without while packing refuses', async () => {
    const stops = [gateway.world.answer(readProduct, ({ id }) => ({ id, barcode: 'B', pallet_id: id === 1 ? 7 : null }) as never)];
    const place = { x: 10, y: 20, z: 0, is_flipped: true };
    const pallet = gateway.world.answer(getPallet, ({ params }) => ({ id: params.id, products: [{ id: 1, ...place }] }) as never);
    const of = async (id: number) => (await gateway.call('GET', `/api/products/${id}`, { token })).body;
    expect(await of(1)).toMatchObject({ barcode: 'B', pallet_id: 7, ...place });
    expect(await of(2)).toMatchObject({ x: null, is_flipped: null });
    pallet();
    stops.push(
      gateway.world.answer(getPallet, () => {
        throw new AppError('unavailable');
      }),
    );
    expect(await of(1)).toMatchObject({ barcode: 'B', pallet_id: 7, x: null });
    for (const stop of stops) stop();
  });

  it('SET-01a a product set holds its glass from production, says so when production is away, and is for types 0 and 1', async () => {
    const set = { id: 5, barcode: 'B 1', order: '26-1', width: 1000, product_image: null, fitting_groups: [] };
    const asked: object[] = [];
    const stops = [
      gateway.world.answer(readProductSet, ({ barcode }) => {
        if (barcode !== 'B 1') throw new AppError('product.not_found', { barcode });
        return set as never;
      }),
    ];
    const glass = gateway.world.answer(listGlassOfProducts, (input) => {
      asked.push(input);
      return { glass_units: [{ id: 9, field: 'A', type: '4-16-4', width: 500, height: 900, supplier_order: 'secret' }] as never };
    });
    const admin = await gateway.signIn(people.admin());
    const of = (code: string, as = admin) => gateway.call('GET', `/api/products/barcode/${encodeURIComponent(code)}`, { token: as });
    const { body } = await of('B 1');
    expect(body).toMatchObject({ ...set, glass_units: [{ field: 'A', type: '4-16-4', width: 500, height: 900 }] });
    expect(JSON.stringify(body)).not.toContain('secret');
    expect(asked).toEqual([{ product_ids: [5], barcodes: ['B 1'] }]);
    expect((await of('B 2')).problem).toMatchObject({ status: 404, code: 'product.not_found', params: { barcode: 'B 2' } });
    expect((await of('B 1', token)).problem).toMatchObject({ status: 403, code: 'forbidden' });
    expect((await gateway.call('GET', '/api/products/barcode/B')).problem).toMatchObject({ status: 401 });
    glass();
    expect(await of('B 1')).toMatchObject({ status: 200, body: { ...set, glass_units: null } });
    for (const stop of stops) stop();
  });

  it('BEY-20a today is one answer of three owners; pallets and trucks may be missing', async () => {
    const waiting = { today: '2026-11-24', late: 1, not_in_production: 2, to_plan: 3, being_placed: 4, days: [] };
    const stops = [
      gateway.world.answer(getOrdersToday, () => waiting),
      gateway.world.answer(getPalletsToday, () => ({ to_prepare: 10, to_load_with_products: 11, closed: 12 })),
    ];
    const trucks = gateway.world.answer(getTrucksToday, () => ({ leaving_today: 2, being_loaded: 1 }));
    const today = async () => (await gateway.call('GET', '/api/today', { token })).body;
    expect(await today()).toEqual({
      orders: waiting,
      pallets: { to_prepare: 10, to_load_with_products: 11, closed: 12 },
      trucks: { leaving_today: 2, being_loaded: 1 },
    });
    trucks();
    stops.push(
      gateway.world.answer(getTrucksToday, () => {
        throw new AppError('unavailable');
      }),
    );
    expect(await today()).toMatchObject({ orders: waiting, trucks: null });
    for (const stop of stops) stop();
  });

  it('BEY-29a the search asks every owner at once and does without one that refuses; an empty or endless text is refused', async () => {
    const stops = [
      gateway.world.answer(searchOrders, ({ text }) => [{ id: 1, number: text }] as never),
      gateway.world.answer(searchProducts, () => []),
      gateway.world.answer(searchCustomers, () => []),
      gateway.world.answer(searchPallets, () => {
        throw new AppError('unavailable');
      }),
      gateway.world.answer(searchTrucks, () => []),
    ];
    const find = (text: string, as = token) => gateway.call('GET', `/api/search?text=${encodeURIComponent(text)}`, { token: as });
    const empty = { products: [], customers: [], trucks: [] };
    expect((await find(' 26-0147 ')).body).toEqual({ ...empty, orders: [{ id: 1, number: '26-0147' }], pallets: null });
    expect(await find('  ')).toMatchObject({ status: 400, problem: { errors: [{ path: 'query.text' }] } });
    expect(await find('x'.repeat(101))).toMatchObject({ status: 400, problem: { errors: [{ path: 'query.text' }] } });
    expect(await find('26', await gateway.signIn(people.supplier()))).toMatchObject({ status: 403 });
    expect((await gateway.call('GET', '/api/search?text=26')).status).toBe(401);
    for (const stop of stops) stop();
  });

  it('BEY-28a the board of today holds the trucks of the week with their readiness, and does without an owner that refuses', async () => {
    const waiting = { today: '2026-11-24', late: 1, not_in_production: 2, to_plan: 3, being_placed: 4, days: [] };
    const asked: object[] = [];
    const stops = [
      gateway.world.answer(getOrdersToday, () => waiting),
      gateway.world.answer(listTrucks, ({ query }) => {
        asked.push(query);
        const trucks =
          query.status_from === 4
            ? [{ id: 9, number: 'T9', pallets: [{ secret: 1 }] }]
            : [
                { id: 4, pallets: [{ pallet_id: 1 }] },
                { id: 5, pallets: [] },
              ];
        return { trucks, total: 14, page: 1, pages: 2 } as never;
      }),
      gateway.world.answer(getPalletReadiness, ({ pallet_ids }) =>
        pallet_ids.map((pallet_id) => ({ pallet_id, products: 3, made: 2, packed: 1 })),
      ),
    ];
    const pallets = gateway.world.answer(getPalletsWaiting, () => {
      throw new AppError('unavailable');
    });
    const { body } = await gateway.call('GET', '/api/today/board', { token });
    expect(body).toMatchObject({
      today: '2026-11-24',
      trucks: [
        { id: 4, readiness: [{ pallet_id: 1, products: 3, made: 2, packed: 1 }] },
        { id: 5, readiness: [] },
      ],
      trucks_total: 14,
      left: [{ id: 9, number: 'T9' }],
      waiting: null,
    });
    expect(JSON.stringify(body)).not.toContain('secret');
    expect(asked).toMatchObject([
      { status_from: 1, status_to: 3, delivery_date_from: '2026-11-10', delivery_date_to: '2026-11-30' },
      { status_from: 4, delivery_date_from: '2026-11-18', delivery_date_to: '2026-11-24' },
    ]);
    expect((await gateway.call('GET', '/api/today/board', { token: await gateway.signIn(people.supplier()) })).status).toBe(403);
    for (const stop of [...stops, pallets]) stop();
  });

  it('the history of a row is asked from the owner of its table', async () => {
    const stops = [listOrderActions, listPalletActions, listTruckActions].map((contract) =>
      gateway.world.answer(contract, ({ table_name, table_id }) => [{ by: contract.service, table_name, table_id }] as never),
    );
    const owner = async (table: string) => (await gateway.call('GET', `/api/actions?table_name=${table}&table_id=3`, { token })).body;
    expect(await owner('orders')).toEqual([{ by: 'orders', table_name: 'orders', table_id: 3 }]);
    expect(await owner('products')).toEqual([{ by: 'orders', table_name: 'products', table_id: 3 }]);
    expect(await owner('pallets')).toEqual([{ by: 'packing', table_name: 'pallets', table_id: 3 }]);
    expect(await owner('trucks')).toEqual([{ by: 'dispatch', table_name: 'trucks', table_id: 3 }]);
    expect(await owner('users')).toMatchObject({ status: 400, errors: [{ path: 'query.table_name' }] });
    for (const stop of stops) stop();
  });

  it('WCP-01a comments are kept by the owner of what they are on; type 6 makes none', async () => {
    const remark = (table_name: 'orders' | 'product_operations', text: string) =>
      ({ id: 1, text, table_name, table_id: 5, user_id: 1, user_name: 'Planner', created_at: '2026-11-20T08:00:00.000Z' }) as never;
    const stops = [
      gateway.world.answer(addOrderComment, ({ table_name, text }) => remark(table_name as 'orders', text)),
      gateway.world.answer(listOrderComments, () => [remark('orders', 'of orders')]),
      gateway.world.answer(commentOperation, ({ params, body }) => remark('product_operations', `${params.id} ${body.text}`)),
      gateway.world.answer(listOperationComments, () => [remark('product_operations', 'of production')]),
    ];
    const body = (table_name: string) => ({ table_name, table_id: 5, text: 'x' });
    const say = (table_name: string, as = token) => gateway.call('POST', '/api/comments', { token: as, body: body(table_name) });
    expect(await say('product_operations')).toMatchObject({ status: 201, body: { table_name: 'product_operations', text: '5 x' } });
    expect(await say('orders')).toMatchObject({ status: 201, body: { table_name: 'orders', text: 'x' } });
    const read = (table: string) => gateway.call('GET', `/api/comments?table_name=${table}&table_id=5`, { token });
    expect((await read('product_operations')).body).toMatchObject([{ text: 'of production' }]);
    expect((await read('products')).body).toMatchObject([{ text: 'of orders' }]);
    expect((await say('product_operations', await gateway.signIn(people.viewer()))).status).toBe(403);
    for (const stop of stops) stop();
  });
});
