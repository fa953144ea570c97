import {
  addOrderComment,
  commentOperation,
  getPallet,
  getPlanningData,
  listGlassOfProducts,
  listOperationComments,
  listOrderActions,
  listOrderComments,
  listOrderOperations,
  listPalletActions,
  listTruckActions,
  listTrucks,
  readProduct,
  readProductSet,
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
      gateway.world.answer(
        getPlanningData,
        ({ query }) => ({ ...planning, more: query.show_related === 'true' }) as never,
      ),
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
    expect((await gateway.call('GET', '/api/orders-pallets', { token })).body).toMatchObject({
      trucks: null,
      stale: true,
    });
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
    const stops = [
      gateway.world.answer(readProduct, ({ id }) => ({ id, barcode: 'B', pallet_id: id === 1 ? 7 : null }) as never),
    ];
    stops.push(
      gateway.world.answer(readProductSet, () => ({ id: 0, fitting_groups: [] }) as never),
      gateway.world.answer(listOrderOperations, () => ({ orders: [] })),
      gateway.world.answer(listGlassOfProducts, () => ({ glass_units: [] }) as never),
    );
    const place = { x: 10, y: 20, z: 0, is_flipped: true };
    const pallet = gateway.world.answer(
      getPallet,
      ({ params }) => ({ id: params.id, products: [{ id: 1, ...place }] }) as never,
    );
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

  it('API-01a a product holds its picture and fittings from orders, its operations and glass from production', async () => {
    const fitting = { number: 1, code: 'HW', description: null, fittings: [{ field: 'A', quantity: 1 }] };
    const stops = [
      gateway.world.answer(
        readProduct,
        ({ id }) => ({ id, order_id: 3, barcode: 'B', pallet_id: null, loaded: true }) as never,
      ),
      gateway.world.answer(
        readProductSet,
        () => ({ id: 1, product_image: '<svg/>', fitting_groups: [fitting] }) as never,
      ),
      gateway.world.answer(
        listOrderOperations,
        ({ query }) =>
          ({ orders: [{ order_id: query.orders[0], operations: [{ product_id: 1 }, { product_id: 2 }] }] }) as never,
      ),
      gateway.world.answer(listGlassOfProducts, () => ({ glass_units: [{ type: '4-16-4', width: 1 }] }) as never),
    ];
    expect((await gateway.call('GET', '/api/products/1', { token })).body).toMatchObject({
      ...{ checked: true, product_image: '<svg/>', fittings: [fitting], operations: [{ product_id: 1 }] },
      glass_units: [{ type: '4-16-4' }],
    });
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
      return {
        glass_units: [
          { id: 9, field: 'A', type: '4-16-4', width: 500, height: 900, supplier_order: 'secret' },
        ] as never,
      };
    });
    const admin = await gateway.signIn(people.admin());
    const of = (code: string, as = admin) =>
      gateway.call('GET', `/api/products/barcode/${encodeURIComponent(code)}`, { token: as });
    const { body } = await of('B 1');
    expect(body).toMatchObject({ ...set, glass_units: [{ field: 'A', type: '4-16-4', width: 500, height: 900 }] });
    expect(JSON.stringify(body)).not.toContain('secret');
    expect(asked).toEqual([{ product_ids: [5], barcodes: ['B 1'] }]);
    expect((await of('B 2')).problem).toMatchObject({
      status: 404,
      code: 'product.not_found',
      params: { barcode: 'B 2' },
    });
    expect((await of('B 1', token)).problem).toMatchObject({ status: 403, code: 'forbidden' });
    expect((await gateway.call('GET', '/api/products/barcode/B')).problem).toMatchObject({ status: 401 });
    glass();
    expect(await of('B 1')).toMatchObject({ status: 200, body: { ...set, glass_units: null } });
    for (const stop of stops) stop();
  });

  it('the history of a row is asked from the owner of its table', async () => {
    const stops = [listOrderActions, listPalletActions, listTruckActions].map((contract) =>
      gateway.world.answer(
        contract,
        ({ table_name, table_id }) => [{ by: contract.service, table_name, table_id }] as never,
      ),
    );
    const owner = async (table: string) =>
      (await gateway.call('GET', `/api/actions?table_name=${table}&table_id=3`, { token })).body;
    expect(await owner('orders')).toEqual([{ by: 'orders', table_name: 'orders', table_id: 3 }]);
    expect(await owner('products')).toEqual([{ by: 'orders', table_name: 'products', table_id: 3 }]);
    expect(await owner('pallets')).toEqual([{ by: 'packing', table_name: 'pallets', table_id: 3 }]);
    expect(await owner('trucks')).toEqual([{ by: 'dispatch', table_name: 'trucks', table_id: 3 }]);
    expect(await owner('users')).toMatchObject({ status: 400, errors: [{ path: 'query.table_name' }] });
    for (const stop of stops) stop();
  });

  it('WCP-01a comments are kept by the owner of what they are on; type 6 makes none', async () => {
    const remark = (table_name: 'orders' | 'product_operations', text: string) =>
      ({
        id: 1,
        text,
        table_name,
        table_id: 5,
        user_id: 1,
        user_name: 'Planner',
        created_at: '2026-11-20T08:00:00.000Z',
      }) as never;
    const stops = [
      gateway.world.answer(addOrderComment, ({ table_name, text }) => remark(table_name as 'orders', text)),
      gateway.world.answer(listOrderComments, () => [remark('orders', 'of orders')]),
      gateway.world.answer(commentOperation, ({ params, body }) =>
        remark('product_operations', `${params.id} ${body.text}`),
      ),
      gateway.world.answer(listOperationComments, () => [remark('product_operations', 'of production')]),
    ];
    const body = (table_name: string) => ({ table_name, table_id: 5, text: 'x' });
    const say = (table_name: string, as = token) =>
      gateway.call('POST', '/api/comments', { token: as, body: body(table_name) });
    expect(await say('product_operations')).toMatchObject({
      status: 201,
      body: { table_name: 'product_operations', text: '5 x' },
    });
    expect(await say('orders')).toMatchObject({ status: 201, body: { table_name: 'orders', text: 'x' } });
    const read = (table: string) => gateway.call('GET', `/api/comments?table_name=${table}&table_id=5`, { token });
    expect((await read('product_operations')).body).toMatchObject([{ text: 'of production' }]);
    expect((await read('products')).body).toMatchObject([{ text: 'of orders' }]);
    expect((await say('product_operations', await gateway.signIn(people.viewer()))).status).toBe(403);
    for (const stop of stops) stop();
  });
});
