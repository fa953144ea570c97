import { getTruckSpace } from '@mullion/contracts';
import { eventually } from '@mullion/server-testing';
import { estimateCalls, sizes } from '../testing/estimate-calls';
import { PackingWorld } from '../testing/packing-world';

let world: PackingWorld;
beforeAll(async () => void (world = await PackingWorld.open()));
afterAll(() => world.close());

const { ask, answer, last } = estimateCalls(() => world);
const figures = (length: number) => expect.objectContaining({ length, gap: null });

describe('BEY-24b promised weeks', () => {
  it('hold what stands on trucks and what else is promised, without the order asked about', async () => {
    const delivery_date = '2027-03-10';
    const stop = world.service.world.answer(getTruckSpace, () => [
      { week: '202710', trucks: 1, length: 13_600, taken: 4000 },
    ]);
    const { order } = await world.order([sizes, sizes], { delivery_date });
    const { order: other } = await world.order([sizes], { delivery_date });
    await world.order([], { delivery_date });
    await world.order([sizes], { delivery_date, status: 99 });
    await eventually(async () => expect(await last(other.id)).toEqual(figures((await last(other.id))!.length!)));
    const { weeks, week } = await answer({ order_id: order.id });
    const metres = (await last(other.id))!.length!;
    expect(week).toBe('202710');
    expect(weeks).toHaveLength(5);
    expect(weeks!.find((one) => one.week === week)).toEqual({
      week,
      monday: '2027-03-08',
      trucks: 1,
      length: 13_600,
      promised: 4000 + metres,
      unestimated: 1,
    });
    expect(weeks![0]).toMatchObject({ week: '202707', trucks: 0, length: 0, promised: 0 });
    stop();
  });

  it('count nothing twice that stands on a truck', async () => {
    const stop = world.service.world.answer(getTruckSpace, () => [
      { week: '202714', trucks: 1, length: 13_600, taken: 1000 },
    ]);
    const delivery_date = '2027-04-07';
    const { order, products } = await world.order([sizes, sizes], { delivery_date });
    await eventually(async () => expect(await last(order.id)).toMatchObject({ pallets: 1 }));
    const before = (await last(order.id))!.length!;
    const promised = async () =>
      (await answer({ delivery_date })).weeks!.find(({ week }) => week === '202714')!.promised;
    expect(await promised()).toBe(1000 + before);
    await world.service.sql('UPDATE pallet SET truck_id = 900 WHERE id = $1', [await world.pallet([products[0]!])]);
    expect(await promised()).toBe(1000 + Math.round(before / 2));
    stop();
  });

  it('leave what stands on trucks of the order asked about out, of a shared pallet its part by volume', async () => {
    const asked: object[] = [];
    const stop = world.service.world.answer(getTruckSpace, ({ without }) => {
      asked.push(without);
      return [];
    });
    const { order, products } = await world.order([sizes, sizes, sizes]);
    const { order: other, products: others } = await world.order([sizes]);
    const own = await world.pallet([products[0]!]);
    const shared = await world.pallet([products[1]!, others[0]!]);
    await world.pallet([products[2]!]);
    await answer({ order_id: order.id });
    await world.service.sql('UPDATE pallet SET truck_id = 901 WHERE id = ANY($1)', [[own, shared]]);
    await answer({ order_id: order.id });
    await answer({ order_id: other.id });
    await answer({ products: [sizes] });
    const half = { pallet_id: shared, share: 0.5 };
    expect(asked).toEqual([[], expect.arrayContaining([{ pallet_id: own, share: 1 }, half]), [half], []]);
    expect(asked[1]).toHaveLength(2);
    stop();
  });

  it('are shown for the first and the last day there is', async () => {
    const on = (delivery_date: string) => ask({ products: [sizes], delivery_date });
    for (const day of ['0001-01-01', '9999-12-31']) expect((await on(day)).status).toBe(200);
    expect((await on('0000-02-03')).problem).toMatchObject({ status: 400, errors: [{ path: 'body.delivery_date' }] });
  });

  it('are left out while dispatch does not answer', async () => {
    expect(await answer({ products: [sizes] })).toMatchObject({ pallets: 1, weeks: null });
  });
});
