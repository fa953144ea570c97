import {
  getOrdersToday,
  getPalletReadiness,
  getPalletsToday,
  getPalletsWaiting,
  getTrucksToday,
  listTrucks,
  searchCustomers,
  searchOrders,
  searchPallets,
  searchProducts,
  searchTrucks,
} from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';
import { people } from '@mullion/server-testing';
import { TestGateway } from '../testing/test-gateway';

describe('today and the search, answered by several owners', () => {
  let gateway: TestGateway;
  let token: string;
  beforeAll(async () => {
    gateway = await TestGateway.open();
    token = await gateway.signIn(people.planner());
  });
  afterAll(() => gateway.close());

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
    const find = (text: string, as = token) =>
      gateway.call('GET', `/api/search?text=${encodeURIComponent(text)}`, { token: as });
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
      { status_from: 4, departed_from: '2026-11-18', order_by: 'departed_at', order: 'DESC' },
    ]);
    expect(
      (await gateway.call('GET', '/api/today/board', { token: await gateway.signIn(people.supplier()) })).status,
    ).toBe(403);
    for (const stop of [...stops, pallets]) stop();
  });
});
