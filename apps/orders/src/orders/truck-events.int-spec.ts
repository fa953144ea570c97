import { truckChanged, updateOrder, updateOrders } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';
import { people, type TestService, type TestWorld } from '@mullion/server-testing';
import { randomFrom } from '../seed/random';
import { departureOf, left, placed, recalled, truckRecord } from '../testing/owner-events';
import { editor, givenOrder, startOrders, stateOf } from '../testing/start-orders';
import { acceptTruckDeparture } from './use-cases/accept-departure';
import { acceptPlacements } from './use-cases/accept-placements';
import { acceptTruckRecall } from './use-cases/accept-recall';

let orders: TestService;
let world: TestWorld;
const given = (count: number, planned = false) => givenOrder(orders, count, planned);
const state = (id: number) => stateOf(orders, id);

beforeAll(async () => {
  ({ world, orders } = await startOrders());
});
afterAll(() => world.close());

describe('events of trucks', () => {
  it('name the truck of an order, the newest version counts', async () => {
    const [one, two] = [await given(1), await given(1)];
    await orders.receive(truckChanged, 1, { truck: truckRecord(50, [one.id, two.id], 2) });
    await orders.receive(truckChanged, 1, { truck: truckRecord(50, [one.id], 1) });
    expect([(await state(one.id)).truck_id, (await state(two.id)).truck_id]).toEqual([50, 50]);
    await orders.receive(truckChanged, 1, { truck: truckRecord(50, [two.id], 3) });
    expect([(await state(one.id)).truck_id, (await state(two.id)).truck_id]).toEqual([null, 50]);
    await orders.receive(truckChanged, 1, { truck: truckRecord(50, [two.id], 4, 0, true) });
    expect((await state(two.id)).truck_id).toBeNull();
  });

  it('that have left: products 14, the order and pal_status 3 only when all its products have', async () => {
    const one = await given(2, true);
    await placed(
      orders,
      one.id,
      one.products.map((product) => ({ product, pallet: 7, loaded: true, version: 1 })),
    );
    await left(orders, 60, 1, [{ id: one.id, products: one.products.slice(0, 1) }]);
    expect(await state(one.id)).toMatchObject({
      status: 13,
      pal_status: 2,
      products: [
        [14, 7, true],
        [13, 7, true],
      ],
    });
    await left(orders, 61, 1, [{ id: one.id, products: one.products.slice(1) }]);
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
    await placed(orders, one.id, [{ product: one.products[0], pallet: 7, loaded: true, version: 1 }]);
    await left(orders, 70, 1, [one]);
    const departed = await state(one.id);
    expect(departed).toMatchObject({ status: 14, pal_status: 3 });
    await recalled(orders, 70, 1, [one]);
    const back = await state(one.id);
    expect(back).toMatchObject({ status: 13, pal_status: 2, products: [[13, 7, true]] });
    await left(orders, 70, 1, [one]);
    await recalled(orders, 70, 1, [one]);
    expect(await state(one.id)).toEqual(back);
    await left(orders, 70, 2, [one]);
    expect(await state(one.id)).toEqual(departed);
    await recalled(orders, 70, 1, [one]);
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

  it('a recall leaves everything as it was before the departure, also what nobody had scanned', async () => {
    const one = await given(3, true);
    await orders
      .api(updateOrders)
      .as(people.super())
      .ok({ body: { orders: [{ id: one.id, status: 6 }] } });
    await placed(
      orders,
      one.id,
      one.products.map((product, at) => ({ product, pallet: 7, loaded: at === 0, version: 1 })),
    );
    const before = await state(one.id);
    expect(before.products.map(([status]) => status)).toEqual([13, 6, 6]);
    await left(orders, 80, 1, [one]);
    expect((await state(one.id)).products.map(([status]) => status)).toEqual([14, 14, 14]);
    await recalled(orders, 80, 1, [one]);
    expect(await state(one.id)).toEqual(before);
  });
});

describe('events in any order', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('ends the same, each coming one to three times (seed %i)', async (seedNumber) => {
    const random = randomFrom(seedNumber);
    const one = await given(2);
    await orders
      .api(updateOrders)
      .as(people.admin())
      .ok({ body: { orders: [{ id: one.id, status: 6, pal_status: 1 }] } });
    const truckId = 1_000 + seedNumber;
    const place = (at: number, loaded: boolean, version: number) => () =>
      apply((tx) =>
        acceptPlacements(tx, [
          eventOf({
            order_id: one.id,
            placements: [
              {
                product_id: one.products[at]?.id,
                pallet_id: 7,
                loaded_at: loaded ? '2026-11-20T10:00:00Z' : null,
                version,
              },
            ],
            user_id: 5,
          }),
        ]),
      );
    const depart = (departure: number) => () =>
      apply((tx) =>
        acceptTruckDeparture(
          tx,
          eventOf({
            ...departureOf(truckId, departure, [one]),
            description: 'Truck',
            departed_at: '2026-11-21T10:00:00Z',
            notify: true,
          }),
        ),
      );
    const recall = (departure: number) => () =>
      apply((tx) => acceptTruckRecall(tx, eventOf(departureOf(truckId, departure, [one]))));
    const events = [
      place(0, false, 1),
      place(1, false, 1),
      place(0, true, 2),
      place(1, true, 2),
      depart(1),
      recall(1),
      place(1, false, 3),
      place(1, true, 4),
      depart(2),
    ];
    const many = events.flatMap((one_) => Array.from({ length: random.int(1, 3) }, () => one_));
    for (const { apply: run } of many.map((run) => ({ apply: run, at: random.next() })).toSorted((a, b) => a.at - b.at))
      await run();
    expect(await state(one.id)).toEqual({
      status: 14,
      pal_status: 3,
      truck_id: null,
      products: [
        [14, 7, true],
        [14, 7, true],
      ],
    });
    await recall(2)();
    await place(0, false, 9)();
    expect(await state(one.id)).toEqual({
      status: 6,
      pal_status: 2,
      truck_id: null,
      products: [
        [6, 7, false],
        [13, 7, true],
      ],
    });
  });
  const apply = (work: (tx: Tx) => Promise<void>) => orders.database.transaction(null, work);
  const eventOf = (data: object) => ({ company_id: 1, data }) as never;
});
