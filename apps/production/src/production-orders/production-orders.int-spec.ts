import {
  addOperations,
  addOrderSuppliers,
  completeOperations,
  createSupplier,
  createWorkCenter,
  getOrderProgress,
  getOrderRecords,
  listProductionOrders,
  listProductionOrdersTested,
  orderChanged,
  productsChanged,
  reportOperationProblem,
  returnOperations,
  saveOperationRules,
  startOperations,
  updateOrderSupplier,
  type OrderRecord,
} from '@mullion/contracts';
import { bootForTest, people, type TestService } from '@mullion/server-testing';
import { dataSourceOptions } from '../data-source';
import { ProductionModule } from '../production.module';
import { orderRecordOf, productRecordOf } from '../testing/records';

const order = (id: number, over: object = {}): OrderRecord =>
  orderRecordOf(id, {
    status: 6, production_id: `26-${String(id).padStart(4, '0')}`, area: 4.25, completion_date: '2026-11-25', product_type: 'Langas', wood_type: 'Pušis',
    paint_type: 'RAL 9016', element_count: 4, spross_count: 2, manager: 'vadyba@langai.test', ...over,
  }); // oxfmt-ignore

describe('orders in production', () => {
  let production: TestService;
  const centers: Record<string, number> = {};
  const route = [
    ['10', true, []],
    ['40', false, ['10']],
    ['50', false, ['40']],
    ['80', false, ['50']],
  ] as const;

  beforeAll(async () => {
    production = await bootForTest({ name: 'production', module: ProductionModule, dataSource: dataSourceOptions });
    production.world.answer(getOrderRecords, () => ({ orders: [], products: [] }));
    for (const [code, preperation, before] of route) {
      const body = { code, description: `Center ${code}`, preperation };
      centers[code] = (await production.api(createWorkCenter).as(people.admin()).send({ params: {}, query: {}, body })).body.id;
      for (const one of before)
        await production.sql('INSERT INTO work_center_dependency (company_id, work_center_id, depends_on) VALUES (1, $1, $2)', [
          centers[code],
          centers[one],
        ]);
    }
    const rules = ['10', '40', '50'].map((code) => ({ work_center_id: centers[code] as never, minutes: 4, unit: 'piece' as const }));
    await production
      .api(saveOperationRules)
      .as(people.admin())
      .ok({ params: {}, query: {}, body: { product_type: 'Langas', rules } });
  });
  afterAll(() => production.world.close());

  const prepared = async (id: number, count: number, over: object = {}): Promise<number[]> => {
    const products = Array.from({ length: count }, (_value, at) => id * 100 + at);
    await production.receive(orderChanged, 1, { order: order(id, over) });
    await production.receive(productsChanged, 1, { order_id: id as never, products: products.map((one) => productRecordOf(one, id)) });
    await production
      .api(addOperations)
      .as(people.admin())
      .ok({ params: {}, query: {}, body: { orders: [id as never] } });
    return products;
  };
  const complete = (code: string, products: readonly number[]) =>
    production
      .api(completeOperations)
      .as(people.worker())
      .ok({ params: { id: centers[code] }, query: {}, body: { products: products as never } });
  const listed = (query: Record<string, unknown> = {}, as = people.worker()) =>
    production.api(listProductionOrders).as(as).ok({ params: {}, query });
  const codeOf = (id: number): string => Object.entries(centers).find(([, value]) => value === id)?.[0] ?? '';
  const boxesOf = async (number: string, query: Record<string, unknown> = {}) =>
    Object.fromEntries(
      (await listed(query)).orders.find((one) => one.number === number)!.boxes.map((box) => [codeOf(box.work_center_id), box]),
    );

  it('PRO-01a are of status 5 to 6, with what is shown of them, and a box for each work center of production', async () => {
    await prepared(1, 2);
    await prepared(2, 1, { status: 5, delivery_date: '2026-11-20' });
    await prepared(3, 1, { status: 4 });
    await prepared(4, 1, { status: 7 });
    await production.receive(orderChanged, 1, { order: order(5, { delivery_date: null }) });
    const { centers: shown, orders, total } = await listed();
    expect([shown.map(({ code }) => code), orders.map(({ number }) => number), total]).toEqual([
      ['40', '50', '80'],
      ['26-0002', '26-0001', '26-0005'],
      3,
    ]);
    expect(orders[1]).toMatchObject({
      ...{
        production_id: '26-0001',
        customer: 'UAB Šviesa',
        count: 2,
        area: 4.25,
        delivery_date: '2026-11-27',
        completion_date: '2026-11-25',
      },
      ...{
        product_type: 'Langas',
        wood_type: 'Pušis',
        paint_type: 'RAL 9016',
        element_count: 4,
        spross_count: 2,
        manager: 'vadyba@langai.test',
      },
      ...{ products: 2, suppliers: [], possible_start: null, stands: null },
    });
    expect(orders[1]!.boxes.map((box) => `${codeOf(box.work_center_id)} ${box.state} ${box.completed}/${box.total} ${box.ready}`)).toEqual([
      '40 uncompleted 0/2 0',
      '50 uncompleted 0/2 0',
    ]);
    expect(orders[2]).toMatchObject({ boxes: [], products: 0 });
  });

  it('PRO-01a count what is complete, begun, ready and wrong, and say where an order stands and since when', async () => {
    const products = await prepared(11, 3);
    await complete('10', products);
    await complete('40', products.slice(0, 1));
    await production
      .api(startOperations)
      .as(people.worker())
      .ok({ params: { id: centers['40'] }, query: {}, body: { products: [products[1]] as never } });
    expect(await boxesOf('26-0011')).toMatchObject({
      '40': { state: 'uncompleted', total: 3, completed: 1, started: 1, problems: 0, ready: 2 },
      '50': { state: 'uncompleted', total: 3, completed: 0, ready: 1 },
    });
    await production
      .api(reportOperationProblem)
      .as(people.worker())
      .ok({ params: { id: centers['40'] }, query: {}, body: { products: [products[2]] as never, comment: 'Įtrūkęs rėmas' } });
    expect((await boxesOf('26-0011'))['40']).toMatchObject({ state: 'failed', completed: 1, started: 1, problems: 1, ready: 2 });
    // the last event here was three days ago, though something happened at the work center before since
    await production.sql(`UPDATE operation SET changed_at = now() - interval '3 days' WHERE order_id = 11 AND work_center_id IN ($1, $2)`, [
      centers['40'],
      centers['50'],
    ]);
    await production.sql(`UPDATE operation SET end_time = '2026-11-01T08:00:00Z' WHERE order_id = 11 AND work_center_id = $1`, [
      centers['10'],
    ]);
    const [row] = await production.sql('SELECT max(changed_at) AS at FROM operation WHERE order_id = 11 AND work_center_id = $1', [
      centers['40'],
    ]);
    const stands = (await listed()).orders.find(({ number }) => number === '26-0011')!.stands;
    expect(stands).toEqual({ work_center_id: centers['40'], since: (row as { at: Date }).at.toISOString() });
  });

  it('count the last round of a product that was sent back, and not a cancelled one', async () => {
    const products = await prepared(21, 2);
    await complete('10', products);
    await complete('40', products);
    await production
      .api(returnOperations)
      .as(people.worker())
      .ok({
        params: { id: centers['50'] },
        query: {},
        body: { products: [products[0]] as never, return_to: centers['40'] as never, comment: 'Ne ta spalva' },
      });
    expect(await boxesOf('26-0021')).toMatchObject({
      '40': { total: 2, completed: 1, ready: 1 },
      '50': { total: 2, completed: 0, ready: 1 },
    });
    await production.sql('UPDATE operation SET status = 4 WHERE order_id = 21 AND product_id = $1', [products[1]]);
    expect(await boxesOf('26-0021')).toMatchObject({ '40': { total: 1, completed: 0 } });
  });

  it('PRO-01a are counted again when an operation of theirs or the order of the work centers changes, whoever writes it', async () => {
    const products = await prepared(22, 2);
    await complete('10', products);
    const boxes = await boxesOf('26-0022');
    expect(await boxesOf('26-0022')).toEqual(boxes);
    expect(boxes).toMatchObject({ '40': { completed: 0, ready: 2 }, '50': { ready: 0 } });
    const between = [centers['50'], centers['40']];
    await production.sql('DELETE FROM work_center_dependency WHERE work_center_id = $1 AND depends_on = $2', between);
    expect(await boxesOf('26-0022')).toMatchObject({ '50': { ready: 2 } });
    await production.sql('INSERT INTO work_center_dependency (company_id, work_center_id, depends_on) VALUES (1, $1, $2)', between);
    await production.sql('UPDATE operation SET status = 2 WHERE product_id = $1 AND work_center_id = $2', [products[0], centers['40']]);
    expect(await boxesOf('26-0022')).toMatchObject({ '40': { completed: 1, ready: 1 }, '50': { ready: 1 } });
    await production.sql('DELETE FROM operation_event WHERE product_id = $1', [products[1]]);
    await production.sql('DELETE FROM operation WHERE product_id = $1', [products[1]]);
    expect(await boxesOf('26-0022')).toMatchObject({ '40': { total: 1, completed: 1 }, '50': { ready: 1 } });
  });

  it('PRE-01a of preparation are of status 4 and have its work centers, in testing mode too', async () => {
    const { centers: shown, orders } = await listed({ type: 'preperation' });
    expect([shown.map(({ code }) => code), orders.map(({ number }) => number)]).toEqual([['10'], ['26-0003']]);
    expect(orders[0]).toMatchObject({ boxes: [{ state: 'uncompleted', total: 1, ready: 1 }], stands: { work_center_id: centers['10'] } });
    const tested = await production
      .api(listProductionOrdersTested)
      .as(people.admin())
      .ok({ params: {}, query: { type: 'preperation' } });
    expect(tested.orders).toEqual(orders);
  });

  it('PRE-01c PRE-02a of preparation show their suppliers and the possible start, or why there is none', async () => {
    const products = await prepared(41, 1, { status: 4 });
    const { body: glass } = await production
      .api(createSupplier)
      .as(people.admin())
      .send({ body: { title: 'Stiklas', short_title: 'STI' } });
    const asked = async () => (await listed({ type: 'preperation', filter: '26-0041' })).orders[0];
    expect(await asked()).toMatchObject({ suppliers: [], possible_start: { date: null, reason: { code: 'no_suppliers' } } });
    const [row] = await production
      .api(addOrderSuppliers)
      .as(people.admin())
      .ok({ params: { id: '41' }, body: { order_suppliers: [{ supplier_id: glass.id, ordered_at: '2026-12-01' }] } });
    expect(await asked()).toMatchObject({
      suppliers: [{ id: row?.id, title: 'Stiklas', ordered_at: '2026-12-01', status: 1 }],
      possible_start: { reason: { code: 'unconfirmed', titles: ['Stiklas'] } },
    });
    await production
      .api(updateOrderSupplier)
      .as(people.admin())
      .ok({ params: { id: row!.id }, body: { confirmed_delivery_date: '2026-12-28' } });
    expect((await asked())?.possible_start).toEqual({ date: null, reason: { code: 'incomplete', names: ['10 Center 10'] } });
    await complete('10', products);
    // Christmas and the weekend are not working days
    expect((await asked())?.possible_start).toEqual({ date: '2026-12-23', reason: null });
    expect((await listed({ status_from: 4, status_to: 4, filter: '26-0041' })).orders[0]).toMatchObject({
      suppliers: [],
      possible_start: null,
    });
  });

  it('PRO-01a are found by number or customer in any case, signs of patterns are letters, and by the statuses that are asked for', async () => {
    await production.receive(orderChanged, 1, { order: order(31, { customer: 'Trä & Glas 100% AB', status: 8 }) });
    const found = async (query: Record<string, unknown>) => (await listed(query)).orders.map(({ number }) => number);
    expect(await found({ filter: 'trÄ', status_to: 100 })).toEqual(['26-0031']);
    expect(await found({ filter: '0%', status_to: 100 })).toEqual(['26-0031']);
    expect(await found({ filter: '-0031' })).toEqual([]);
    expect(await found({ status_from: 7, status_to: 8 })).toEqual(['26-0004', '26-0031']);
  });

  it('BEY-36a an order has its way: every round of each operation, when it was done, and who sent it back and why', async () => {
    const way = await production
      .api(getOrderProgress)
      .as(people.worker())
      .ok({ params: { id: '21' } });
    expect(way.order).toMatchObject({ number: '26-0021', customer: 'UAB Šviesa', delivery_date: '2026-11-27' });
    expect(way.centers.map(({ code, before }) => [code, before.map(codeOf).sort()])).toEqual([
      ['10', []],
      ['40', ['10']],
      ['50', ['10', '40']],
      ['80', ['10', '40', '50']],
    ]);
    const rounds = way.products[0]!.operations.filter((one) => one.work_center_id === centers['40']);
    expect(rounds).toMatchObject([
      { round: 1, status: 2, trouble: null },
      { round: 2, status: 0, end_time: null, trouble: { kind: 'returned', comment: 'Ne ta spalva', user_name: 'Worker' } },
    ]);
    expect(rounds[0]!.end_time).not.toBeNull();
    const foreign = await production
      .api(getOrderProgress)
      .as(people.stranger(7))
      .send({ params: { id: '21' } });
    expect(foreign.problem).toMatchObject({ status: 404 });
  });

  it('A1 are of the own company alone, and no supplier reads them', async () => {
    expect(await listed({}, people.stranger(7))).toEqual({ centers: [], orders: [], total: 0 });
    const refused = await production.api(listProductionOrders).as(people.supplier()).send({ params: {}, query: {} });
    expect(refused.status).toBe(403);
    expect((await listed({}, people.viewer())).orders.length).toBeGreaterThan(0);
  });
});
