import {
  createClosure,
  createSupplier,
  createWorkCenter,
  deleteClosure,
  events,
  getOrderProgress,
  orderChanged,
  readFloorLoad,
  readWorkCalendars,
  saveOrderSuppliers,
  saveWorkCalendar,
  startAfter,
  type FloorLoad,
  type OrderRecord,
  type TruckRecord,
} from '@mullion/contracts';
import { dayNumber, isoDay } from '@mullion/floor-schedule';
import { auditEvent } from '@mullion/server-kit';
import { bootForTest, people, type TestService } from '@mullion/server-testing';
import { holidaysOf } from '../calendar/holidays.queries';
import { dataSourceOptions } from '../data-source';
import { ProductionModule } from '../production.module';
import { orderRecordOf } from '../testing/records';

const week = [8, 8, 8, 8, 8, 8, 8];
const order = (id: number, delivery_date: string): OrderRecord => orderRecordOf(id, { delivery_date, status: 6 });

describe('load and finish dates', () => {
  let production: TestService;
  const centers: number[] = [];
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Vilnius' });
  const holidays = new Set(
    holidaysOf(Number(today.slice(0, 4)), Number(today.slice(0, 4)) + 1).map(({ date }) => date),
  );
  /** So many working days from the first of them on: the test may run on a holiday. */
  const daysOn = (days: number): string => {
    let day = dayNumber(today);
    for (let left = days; holidays.has(isoDay(day)) || left > 0; day++) if (!holidays.has(isoDay(day))) left--;
    return isoDay(day);
  };

  beforeAll(async () => {
    production = await bootForTest({ name: 'production', module: ProductionModule, dataSource: dataSourceOptions });
    for (const code of ['40', '50'])
      centers.push(
        (
          await production
            .api(createWorkCenter)
            .as(people.admin())
            .send({ params: {}, query: {}, body: { code, description: code, max_load: 480 } })
        ).body.id,
      );
    await production.sql(
      'INSERT INTO work_center_dependency (company_id, work_center_id, depends_on) VALUES (1, $1, $2)',
      [centers[1], centers[0]],
    );
    await production.receive(orderChanged, 1, { order: order(1, daysOn(1)) });
    await production.receive(orderChanged, 1, { order: order(2, daysOn(1)) });
    await production.receive(orderChanged, 1, { order: order(3, daysOn(1)) });
    const operations = [
      [centers[0], 1, 11, 480],
      [centers[1], 1, 11, 960],
      [centers[1], 2, 21, 480],
      [centers[0], 3, 31, null],
    ];
    for (const [center, orderId, product, amount] of operations)
      await production.sql(
        'INSERT INTO operation (company_id, work_center_id, order_id, product_id, amount) VALUES (1, $1, $2, $3, $4)',
        [center, orderId, product, amount],
      );
  });
  afterAll(() => production.world.close());

  const load = (as = people.worker()): Promise<FloorLoad> =>
    production.api(readFloorLoad).as(as).ok({ params: {}, query: {} });
  const save = (body: object, as = people.admin()) =>
    production
      .api(saveWorkCalendar)
      .as(as)
      .send({ params: {}, query: {}, body } as never);
  const close = (body: object, as = people.admin()) =>
    production
      .api(createClosure)
      .as(as)
      .send({ params: {}, query: {}, body } as never);

  it('BEY-16 a missing calendar gives no date, and says which work center has none', async () => {
    const { orders } = await load();
    expect(orders.map(({ finish, reason }) => [finish, reason?.kind])).toEqual(Array(3).fill([null, 'no_calendar']));
  });

  it('BEY-16a orders finish by the limits of the days, unestimated ones are counted apart, late ones say why', async () => {
    expect((await save({ work_center_id: null, hours: week }, people.planner())).status).toBe(403);
    expect((await save({ work_center_id: null, hours: week })).body).toMatchObject({ company: week, centers: [] });
    const { orders, centers: loads } = await load();
    expect(orders.map(({ number, finish, late, reason }) => [number, finish, late, reason?.kind ?? null])).toEqual([
      ['26-0001', daysOn(2), true, 'work'],
      ['26-0002', daysOn(0), false, null],
      ['26-0003', null, false, 'unestimated'],
    ]);
    expect(orders[0]?.reason).toMatchObject({ center: '50' });
    expect(loads[0]).toMatchObject({
      code: '40',
      unestimated: 1,
      finish: today,
      days: [{ day: today, limit: 480, demand: 480, planned: 480 }],
    });
    expect(loads[1]?.days.map(({ day, demand, planned }) => [day, demand, planned])).toEqual([
      [daysOn(0), 480, 480],
      [daysOn(1), 480, 480],
      [daysOn(2), 480, 480],
    ]);
  });

  it('BEY-16 a closed day moves what would be done on it; it is opened again', async () => {
    expect((await close({ work_center_id: null, from: daysOn(1), to: today, reason: 'Inventorizacija' })).status).toBe(
      400,
    );
    const closed = await close({
      work_center_id: centers[1],
      from: daysOn(1),
      to: daysOn(1),
      reason: 'Inventorizacija',
    });
    expect(closed).toMatchObject({ status: 201, body: { closures: [{ day: daysOn(1), work_center_id: centers[1] }] } });
    expect((await load()).orders[0]).toMatchObject({ finish: daysOn(3) });
    const again = await close({
      work_center_id: centers[1],
      from: daysOn(1),
      to: daysOn(1),
      reason: 'Inventorizacija',
    });
    expect(again.body.closures).toEqual([]);
    const id = closed.body.closures[0]!.id;
    expect((await production.api(deleteClosure).as(people.admin()).send({ params: { id }, query: {} })).status).toBe(
      200,
    );
    expect((await production.api(deleteClosure).as(people.admin()).send({ params: { id }, query: {} })).status).toBe(
      404,
    );
    expect((await load()).orders[0]).toMatchObject({ finish: daysOn(2) });
    const audited = (await production.recorded(auditEvent('production'))).map(({ data }) => data.action);
    expect(audited).toEqual(
      expect.arrayContaining(['work_calendars.edited', 'work_closures.created', 'work_closures.deleted']),
    );
  });

  it('BEY-16a orders begin when their suppliers have delivered, and are late against the day of their truck', async () => {
    const inDays = (days: number): string => isoDay(dayNumber(today) + days);
    const second = async () => (await load()).orders.find(({ number }) => number === '26-0002');
    const truck = (delivery_date: string, version: number, over: object = {}) =>
      production.receive(events.truckChanged, 1, {
        truck: {
          ...{
            id: 5,
            company_id: 1,
            description: 'T',
            delivery_date,
            status: 1,
            pallet_ids: [],
            order_ids: [2],
            departure: 0,
          },
          ...{ version, removed: false, ...over },
        } as unknown as TruckRecord,
      });
    const supplier = await production
      .api(createSupplier)
      .as(people.admin())
      .ok({ body: { title: 'Stiklas', short_title: 'STI' } });
    const supplied = { supplier_id: supplier.id, ordered_at: today, confirmed_delivery_date: inDays(20) };
    await production
      .api(saveOrderSuppliers)
      .as(people.admin())
      .ok({ params: { id: '2' }, body: { order_suppliers: [supplied] } });
    const begins = startAfter(inDays(20), (date) => holidays.has(date));
    expect(await second()).toMatchObject({
      finish: begins,
      late: true,
      truck_day: null,
      reason: { kind: 'released_late', day: begins },
    });
    await truck(inDays(25), 1);
    expect(await second()).toMatchObject({
      finish: begins,
      late: false,
      truck_day: inDays(25),
      delivery_date: daysOn(1),
    });
    await truck(inDays(10), 2);
    expect(await second()).toMatchObject({ finish: begins, late: true, truck_day: inDays(10) });
    // what has left is no day to be made for
    await truck(inDays(10), 3, { status: 4 });
    expect(await second()).toMatchObject({ truck_day: null });
    const plan = await production
      .api(getOrderProgress)
      .as(people.worker())
      .ok({ params: { id: 2 } });
    expect(plan.plan).toMatchObject({ finish: begins, late: true });
    await production.sql('DELETE FROM order_supplier');
  });

  it('a work center may have hours of its own, and the company’s again', async () => {
    const half = [4, 4, 4, 4, 4, 4, 4];
    expect((await save({ work_center_id: centers[1], hours: half })).body.centers).toEqual([
      { work_center_id: centers[1], hours: half },
    ]);
    expect((await save({ work_center_id: 9_999, hours: half })).status).toBe(404);
    expect((await save({ work_center_id: null, hours: [8] })).status).toBe(400);
    expect((await save({ work_center_id: centers[1], hours: null })).body.centers).toEqual([]);
  });

  it('A1 another company sees none of it and changes none of it', async () => {
    const stranger = { ...people.stranger(), type: 1 as const };
    expect(await load(stranger)).toMatchObject({ centers: [], orders: [] });
    expect((await save({ work_center_id: centers[0], hours: week }, stranger)).status).toBe(404);
    expect((await close({ work_center_id: centers[0], from: today, to: today, reason: 'x' }, stranger)).status).toBe(
      404,
    );
    expect((await production.api(readWorkCalendars).as(stranger).ok()).company).toBeNull();
  });
});
