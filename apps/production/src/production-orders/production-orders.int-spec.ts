import { listProductionOrders, orderChanged } from '@mullion/contracts';
import { people } from '@mullion/server-testing';
import { producedOrder, ProductionList } from '../testing/production-list';

describe('orders in production', () => {
  let page: ProductionList;
  beforeAll(async () => {
    page = await ProductionList.open();
  });
  afterAll(() => page.close());

  it('PRO-01a are of status 5 to 7, with what is shown of them, and a box for each work center of production', async () => {
    await page.order(1, 2);
    await page.order(2, 1, { status: 5, delivery_date: '2026-11-20' });
    await page.order(3, 1, { status: 4 });
    await page.order(4, 1, { status: 7 });
    await page.production.receive(orderChanged, 1, { order: producedOrder(6, { status: 8 }) });
    await page.production.receive(orderChanged, 1, { order: producedOrder(5, { delivery_date: null }) });
    const { centers: shown, orders, total } = await page.listed();
    expect([shown.map(({ code }) => code), orders.map(({ number }) => number), total]).toEqual([
      ['40', '50', '80'],
      ['26-0002', '26-0001', '26-0004', '26-0005'],
      4,
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
    expect(
      orders[1]!.boxes.map(
        (box) => `${page.floor.codeOf(box.work_center_id)} ${box.state} ${box.completed}/${box.total} ${box.ready}`,
      ),
    ).toEqual(['40 uncompleted 0/2 0', '50 uncompleted 0/2 0']);
    expect(orders[3]).toMatchObject({ boxes: [], products: 0 });
  });

  it('PRO-01a stay until nothing is open at the work centers of production, whatever their status, and end with their order', async () => {
    const shown = async () => (await page.listed({ filter: '26-0051' })).orders.map(({ number }) => number);
    const products = await page.order(51, 1, { status: 8 });
    expect(await shown()).toEqual(['26-0051']);
    for (const code of ['10', '40', '50']) await page.floor.complete(code, products);
    expect(await shown()).toEqual([]);
    const later = await page.order(52, 1, { status: 10 });
    expect((await page.listed({ filter: '26-0052' })).orders).toHaveLength(1);
    expect((await page.listed({ filter: '26-0052', status_from: 5, status_to: 7 })).orders).toEqual([]);
    await page.production.receive(orderChanged, 1, { order: producedOrder(52, { status: 99, version: 2 }) });
    expect((await page.listed({ filter: '26-0052' })).orders).toEqual([]);
    expect((await page.floor.complete('10', later)).problem?.code).toBe('operation.ended');
  });

  it('PRO-01a count what is complete, begun, ready and wrong, and say where an order stands and since when', async () => {
    const products = await page.order(11, 3);
    await page.floor.complete('10', products);
    await page.floor.complete('40', products.slice(0, 1));
    await page.floor.start('40', products.slice(1, 2));
    expect(await page.boxesOf('26-0011')).toMatchObject({
      '40': { state: 'uncompleted', total: 3, completed: 1, started: 1, problems: 0, ready: 2 },
      '50': { state: 'uncompleted', total: 3, completed: 0, ready: 1 },
    });
    await page.floor.problem('40', products.slice(2));
    expect((await page.boxesOf('26-0011'))['40']).toMatchObject({
      state: 'failed',
      completed: 1,
      started: 1,
      problems: 1,
      ready: 2,
    });
    // the last event here was three days ago, though something happened at the work center before since
    await page.production.sql(
      `UPDATE operation SET changed_at = now() - interval '3 days' WHERE order_id = 11 AND work_center_id IN ($1, $2)`,
      [page.centers['40'], page.centers['50']],
    );
    await page.production.sql(
      `UPDATE operation SET end_time = '2026-11-01T08:00:00Z' WHERE order_id = 11 AND work_center_id = $1`,
      [page.centers['10']],
    );
    const [row] = await page.production.sql(
      'SELECT max(changed_at) AS at FROM operation WHERE order_id = 11 AND work_center_id = $1',
      [page.centers['40']],
    );
    const stands = (await page.listed()).orders.find(({ number }) => number === '26-0011')!.stands;
    expect(stands).toEqual({ work_center_id: page.centers['40'], since: (row as { at: Date }).at.toISOString() });
  });

  it('count the last round of a product that was sent back, and not a cancelled one', async () => {
    const products = await page.order(21, 2);
    await page.floor.complete('10', products);
    await page.floor.complete('40', products);
    await page.floor.sendBack('50', '40', products.slice(0, 1));
    expect(await page.boxesOf('26-0021')).toMatchObject({
      '40': { total: 2, completed: 1, ready: 1 },
      '50': { total: 2, completed: 0, ready: 1 },
    });
    await page.production.sql('UPDATE operation SET status = 4 WHERE order_id = 21 AND product_id = $1', [products[1]]);
    expect(await page.boxesOf('26-0021')).toMatchObject({ '40': { total: 1, completed: 0 } });
  });

  it('PRO-01a are counted again when an operation of theirs or the order of the work centers changes, whoever writes it', async () => {
    const products = await page.order(22, 2);
    await page.floor.complete('10', products);
    const boxes = await page.boxesOf('26-0022');
    expect(await page.boxesOf('26-0022')).toEqual(boxes);
    expect(boxes).toMatchObject({ '40': { completed: 0, ready: 2 }, '50': { ready: 0 } });
    const between = [page.centers['50'], page.centers['40']];
    await page.production.sql(
      'DELETE FROM work_center_dependency WHERE work_center_id = $1 AND depends_on = $2',
      between,
    );
    expect(await page.boxesOf('26-0022')).toMatchObject({ '50': { ready: 2 } });
    await page.production.sql(
      'INSERT INTO work_center_dependency (company_id, work_center_id, depends_on) VALUES (1, $1, $2)',
      between,
    );
    await page.production.sql('UPDATE operation SET status = 2 WHERE product_id = $1 AND work_center_id = $2', [
      products[0],
      page.centers['40'],
    ]);
    expect(await page.boxesOf('26-0022')).toMatchObject({ '40': { completed: 1, ready: 1 }, '50': { ready: 1 } });
    await page.production.sql('DELETE FROM operation_event WHERE product_id = $1', [products[1]]);
    await page.production.sql('DELETE FROM operation WHERE product_id = $1', [products[1]]);
    expect(await page.boxesOf('26-0022')).toMatchObject({ '40': { total: 1, completed: 1 }, '50': { ready: 1 } });
  });

  it('PRO-01a are found by number or customer in any case, signs of patterns are letters, and by the statuses that are asked for', async () => {
    await page.production.receive(orderChanged, 1, {
      order: producedOrder(31, { customer: 'Trä & Glas 100% AB', status: 8 }),
    });
    const found = async (query: Record<string, unknown>) =>
      (await page.listed(query)).orders.map(({ number }) => number);
    expect(await found({ filter: 'trÄ', status_to: 100 })).toEqual(['26-0031']);
    expect(await found({ filter: '0%', status_to: 100 })).toEqual(['26-0031']);
    expect(await found({ filter: '-0031' })).toEqual([]);
    expect(await found({ status_from: 7, status_to: 8 })).toEqual(['26-0004', '26-0006', '26-0031', '26-0051']);
  });

  it('A1 are of the own company alone, and no supplier reads them', async () => {
    expect(await page.listed({}, people.stranger(7))).toEqual({ centers: [], orders: [], total: 0 });
    const refused = await page.production
      .api(listProductionOrders)
      .as(people.supplier())
      .send({ params: {}, query: {} });
    expect(refused.status).toBe(403);
    expect((await page.listed({}, people.viewer())).orders.length).toBeGreaterThan(0);
  });
});
