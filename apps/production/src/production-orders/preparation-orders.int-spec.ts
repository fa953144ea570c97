import {
  saveOrderSuppliers,
  createSupplier,
  orderChanged,
  listProductionOrdersTested,
  updateOrderSupplier,
} from '@mullion/contracts';
import { people } from '@mullion/server-testing';
import { producedOrder, ProductionList } from '../testing/production-list';

describe('orders in preparation', () => {
  let page: ProductionList;
  beforeAll(async () => {
    page = await ProductionList.open();
  });
  afterAll(() => page.close());

  it('PRE-01a are of status 4 and 5 and have the work centers of preparation, in testing mode too', async () => {
    await page.order(3, 1, { status: 4 });
    await page.order(4, 1, { status: 5 });
    const { centers: shown, orders } = await page.listed({ type: 'preperation' });
    expect([shown.map(({ code }) => code), orders.map(({ number }) => number)]).toEqual([
      ['10'],
      ['26-0003', '26-0004'],
    ]);
    expect(orders[0]).toMatchObject({
      boxes: [{ state: 'uncompleted', total: 1, ready: 1 }],
      stands: { work_center_id: page.centers['10'] },
    });
    const tested = await page.production
      .api(listProductionOrdersTested)
      .as(people.admin())
      .ok({ params: {}, query: { type: 'preperation' } });
    expect(tested.orders).toEqual(orders);
  });

  it('PRE-01a stay until their suppliers have confirmed and production has begun, or while something is to be prepared', async () => {
    const products = await page.order(61, 1, { status: 4 });
    const { body: glass } = await page.production
      .api(createSupplier)
      .as(people.admin())
      .send({ body: { title: 'Profiliai', short_title: 'PRO' } });
    const [row] = await page.production
      .api(saveOrderSuppliers)
      .as(people.admin())
      .ok({ params: { id: '61' }, body: { order_suppliers: [{ supplier_id: glass.id, ordered_at: '2026-12-01' }] } });
    const shown = async (type = 'preperation') => (await page.listed({ type, filter: '26-0061' })).orders;
    const becomes = (status: number, version: number) =>
      page.production.receive(orderChanged, 1, { order: producedOrder(61, { status, version }) });
    await page.floor.complete('10', products);
    await becomes(5, 2);
    expect(await shown()).toMatchObject([{ possible_start: { reason: { code: 'unconfirmed' } } }]);
    // begun too early: both pages have it, and the date can still be entered
    await becomes(6, 3);
    expect([await shown(), await shown('production')]).toMatchObject([
      [{ number: '26-0061' }],
      [{ number: '26-0061' }],
    ]);
    await page.production
      .api(updateOrderSupplier)
      .as(people.admin())
      .ok({ params: { id: row!.id }, body: { confirmed_delivery_date: '2026-12-10' } });
    expect(await shown()).toEqual([]);
    await becomes(5, 4);
    expect(await shown()).toMatchObject([{ possible_start: { date: '2026-12-09', reason: null } }]);
    // a window that is added to an order in production has to be prepared too
    await page.order(62, 1, { status: 6 });
    expect((await page.listed({ type: 'preperation', filter: '26-0062' })).orders).toHaveLength(1);
    await page.production.receive(orderChanged, 1, { order: producedOrder(62, { status: 14, version: 2 }) });
    expect((await page.listed({ type: 'preperation', filter: '26-0062' })).orders).toEqual([]);
  });

  it('PRE-01c PRE-02a show their suppliers and the possible start, or why there is none', async () => {
    const products = await page.order(41, 1, { status: 4 });
    const { body: glass } = await page.production
      .api(createSupplier)
      .as(people.admin())
      .send({ body: { title: 'Stiklas', short_title: 'STI' } });
    const asked = async () => (await page.listed({ type: 'preperation', filter: '26-0041' })).orders[0];
    expect(await asked()).toMatchObject({
      suppliers: [],
      possible_start: { date: null, reason: { code: 'no_suppliers' } },
    });
    const [row] = await page.production
      .api(saveOrderSuppliers)
      .as(people.admin())
      .ok({ params: { id: '41' }, body: { order_suppliers: [{ supplier_id: glass.id, ordered_at: '2026-12-01' }] } });
    expect(await asked()).toMatchObject({
      suppliers: [{ id: row?.id, title: 'Stiklas', ordered_at: '2026-12-01', status: 1 }],
      possible_start: { reason: { code: 'unconfirmed', titles: ['Stiklas'] } },
    });
    await page.production
      .api(updateOrderSupplier)
      .as(people.admin())
      .ok({ params: { id: row!.id }, body: { confirmed_delivery_date: '2026-12-28' } });
    expect((await asked())?.possible_start).toEqual({
      date: null,
      reason: { code: 'incomplete', names: ['10 Center 10'] },
    });
    await page.floor.complete('10', products);
    // Christmas and the weekend are not working days
    expect((await asked())?.possible_start).toEqual({ date: '2026-12-23', reason: null });
    expect((await page.listed({ status_from: 4, status_to: 4, filter: '26-0041' })).orders[0]).toMatchObject({
      suppliers: [{ title: 'Stiklas', status: 2 }],
      possible_start: null,
    });
  });
});
