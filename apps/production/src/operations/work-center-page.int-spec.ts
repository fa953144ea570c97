import {
  addOperations,
  completeOperations,
  getWorkCenterPage,
  listOperationComments,
  listWorkCenterCounts,
  operationStatus,
  orderChanged,
  productsChanged,
  reportOperationProblem,
  startOperations,
  undoOperations,
  type ProductRecord,
  type RequestContext,
} from '@mullion/contracts';
import { bootForTest, people, type TestService } from '@mullion/server-testing';
import { randomUUID } from 'node:crypto';
import { dataSourceOptions } from '../data-source';
import { ProductionModule } from '../production.module';
import { makeCenters, saveWindowRules, THREE_CENTERS } from '../testing/center-chain';
import { orderRecordOf, productRecordOf } from '../testing/records';

const product = (id: number, order_id: number, position: string): ProductRecord =>
  productRecordOf(id, order_id, { position, weight: 40.5 });

describe('the page of a work center', () => {
  let production: TestService;
  let centers: Record<string, number> = {};
  const worker = people.worker();

  beforeAll(async () => {
    production = await bootForTest({ name: 'production', module: ProductionModule, dataSource: dataSourceOptions });
    centers = await makeCenters(production, THREE_CENTERS);
    await saveWindowRules(
      production,
      Object.values(centers).map((center) => ({ center, minutes: 9, unit: 'piece' })),
    );
    await given(1, { delivery_date: '2026-12-01' });
    await given(2, { delivery_date: '2026-11-25', customer: 'Trä & Glas 50%_AB' });
    await given(3, { delivery_date: null });
  });
  afterAll(() => production.world.close());

  /** An order with positions 2 and 10 and their operations. */
  const given = async (id: number, over: object = {}): Promise<void> => {
    await production.receive(orderChanged, 1, { order: orderRecordOf(id, over) });
    await production.receive(productsChanged, 1, {
      order_id: id as never,
      products: [product(id * 100 + 10, id, '10'), product(id * 100 + 2, id, '2')],
    });
    await production
      .api(addOperations)
      .as(people.admin())
      .ok({ params: {}, query: {}, body: { orders: [id as never] } });
  };
  const send = (code: string, query: object = {}, as: RequestContext = worker) =>
    production
      .api(getWorkCenterPage)
      .as(as)
      .send({ params: { id: centers[code] as never }, query: query as never, body: {} });
  const page = async (code: string, query: object = {}) => (await send(code, query)).body;
  const ordersAt = async (code: string, query: object = {}) => (await page(code, query)).orders.map((one) => one.order);
  const change =
    (contract: typeof completeOperations | typeof startOperations) =>
    async (code: string, products: readonly number[], action_id?: string): Promise<{ action_id: string }> =>
      production
        .api(contract)
        .as(worker)
        .ok({
          params: { id: centers[code] as never },
          query: {},
          body: { products: products as never, ...(action_id && { action_id }) },
        });
  const complete = change(completeOperations);

  it('WCP-01a has orders with their products in order, what is ready first, and what each product awaits and goes on to', async () => {
    const first = await page('40');
    expect(first).toMatchObject({
      work_center: { code: '40' },
      page: 1,
      pages: 1,
      total: 3,
      left: 6,
      ready: 6,
      today: { completed: 0 },
    });
    expect(first.orders.map((one) => one.order)).toEqual(['26-0002', '26-0001', '26-0003']);
    expect(first.orders[0]).toMatchObject({
      customer: 'Trä & Glas 50%_AB',
      delivery_date: '2026-11-25',
      done: 0,
      count: 2,
    });
    expect(first.orders[0]?.products.map((one) => one.position)).toEqual(['2', '10']);
    expect(first.orders[0]?.products[0]).toMatchObject({
      ...{ barcode: 'B202', width: 1000, weight: 40.5, category: 1, amount: 9, operation_status: 0 },
      ...{ ready: true, awaits: [], next: [centers['50']] },
      way: [{ work_center_id: centers['40'] }, { work_center_id: centers['50'] }, { work_center_id: centers['80'] }],
    });
    await complete('40', [102, 110]);
    // what can be done now stands before what is due sooner and waits for others
    expect(await ordersAt('50')).toEqual(['26-0001', '26-0002', '26-0003']);
    expect((await page('50')).orders[1]?.products[0]).toMatchObject({ ready: false, awaits: [centers['40']] });
    expect((await page('50')).orders[0]?.products[0]).toMatchObject({
      ready: true,
      way: [{ status: operationStatus.completed, user_name: worker.user_name }, { status: 0, user_name: null }, {}],
    });
  });

  it('WCP-01a finished ones come last when asked for, with how many of the order are done and what was done today', async () => {
    expect(await ordersAt('40')).toEqual(['26-0002', '26-0003']);
    expect(await ordersAt('40', { finished: 'true' })).toEqual(['26-0002', '26-0003', '26-0001']);
    const shown = await page('40', { finished: 'true' });
    expect(shown.orders[2]).toMatchObject({
      done: 2,
      count: 2,
      products: [{ operation_status: operationStatus.completed, ready: false }, {}],
    });
    expect(shown).toMatchObject({ left: 4, total: 3, today: { completed: 2, minutes: null } });
    await complete('40', [202]);
    expect((await page('40')).orders[0]).toMatchObject({ done: 1, count: 2, products: [{ position: '10' }] });
    await change(startOperations)('40', [210]);
    await complete('40', [210]);
    expect((await page('40')).today).toMatchObject({ completed: 4, minutes: expect.any(Number) });
  });

  it('WCP-01a is filtered by order, customer, position and barcode, whatever signs they have', async () => {
    expect(await ordersAt('80', { filter: '0003' })).toEqual(['26-0003']);
    expect(await ordersAt('80', { filter: 'trä & GLAS 50%_' })).toEqual(['26-0002']);
    expect(await ordersAt('80', { filter: '%' })).toEqual(['26-0002']);
    const byBarcode = await page('80', { filter: 'b110' });
    expect(byBarcode.orders).toMatchObject([{ order: '26-0001', count: 2, products: [{ position: '10' }] }]);
    expect(await ordersAt('80', { filter: 'nothing' })).toEqual([]);
  });

  it('WCP-01a is paged by orders; a page behind the last one knows how many there are', async () => {
    expect(await page('80', { rows: 2 })).toMatchObject({ total: 3, pages: 2, orders: [{}, {}] });
    expect(await page('80', { rows: 2, page: 2 })).toMatchObject({ page: 2, orders: [{}] });
    expect(await page('80', { rows: 2, page: 9 })).toMatchObject({ total: 3, pages: 2, left: 6, orders: [] });
  });

  it('WCP-02c only what can be sent back, on demand', async () => {
    expect((await ordersAt('50', { returning: 'true' })).sort()).toEqual(['26-0001', '26-0002']);
    expect(await ordersAt('40', { returning: 'true', finished: 'true' })).toEqual([]);
    // nobody prepares in this factory
    expect(await ordersAt('50', { preparation: 'false' })).toEqual([]);
    expect(await ordersAt('50', { preparation: 'true' })).toHaveLength(3);
  });

  it('WCP-02bd problems stay with their comment, and operations at 4 are on no list', async () => {
    await production
      .api(reportOperationProblem)
      .as(worker)
      .ok({ params: { id: centers['50'] as never }, query: {}, body: { products: [102 as never], comment: 'Skilęs' } });
    const problem = (await page('50', { filter: 'B102' })).orders[0]?.products[0];
    expect(problem).toMatchObject({
      operation_status: operationStatus.problem,
      operation_comment: 'Skilęs',
      ready: true,
    });
    const remarks = await production
      .api(listOperationComments)
      .as(worker)
      .ok({ params: { id: problem!.operation_id } });
    expect(remarks).toMatchObject([{ text: 'Skilęs', user_name: worker.user_name, table_name: 'product_operations' }]);
    const counts = await production.api(listWorkCenterCounts).as(worker).ok();
    expect(counts.find((one) => one.work_center_id === centers['50'])).toMatchObject({ left: 6, problems: 1 });
    await production.sql('UPDATE operation SET status = 4 WHERE product_id = 310 AND work_center_id = $1', [
      centers['80'],
    ]);
    for (const finished of ['false', 'true'])
      expect((await page('80', { filter: '0003', finished })).orders).toMatchObject([
        { count: 1, products: [{ position: '2' }] },
      ]);
  });

  it('WCP-02a a caller that names its action takes it back without having seen the answer', async () => {
    const action = randomUUID();
    expect((await complete('40', [302], action)).action_id).toBe(action);
    await production
      .api(undoOperations)
      .as(worker)
      .ok({ params: {}, query: {}, body: { action_id: action } });
    expect((await page('40', { filter: 'B302' })).orders[0]?.products[0]).toMatchObject({
      operation_status: 0,
      end_time: null,
    });
  });

  it('A1 is read by everybody of the company and by nobody else', async () => {
    expect((await send('40', {}, people.viewer())).status).toBe(200);
    expect((await send('40', {}, people.supplier())).problem?.status).toBe(403);
    expect((await send('40', {}, people.stranger())).problem).toMatchObject({ status: 404, code: 'not_found' });
    expect((await send('40', { rows: 51 })).problem?.code).toBe('invalid');
    const { problem } = await production
      .api(listOperationComments)
      .as(people.stranger())
      .send({ params: { id: 1 as never } });
    expect(problem).toMatchObject({ status: 404 });
    expect(await production.api(listWorkCenterCounts).as(people.stranger()).ok()).toEqual([]);
  });
});
