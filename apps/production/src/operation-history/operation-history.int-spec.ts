import {
  addOperations,
  completeOperations,
  listOperationActions,
  listOrdersOperationActions,
  orderChanged,
  productsChanged,
  reportOperationProblem,
  returnOperations,
  undoOperations,
  type OrderRecord,
  type ProductRecord,
} from '@mullion/contracts';
import { bootForTest, people, type TestService } from '@mullion/server-testing';
import { dataSourceOptions } from '../data-source';
import { ProductionModule } from '../production.module';
import { makeCenters, saveWindowRules, THREE_CENTERS } from '../testing/center-chain';
import { orderRecordOf, productRecordOf } from '../testing/records';

const order = (id: number): OrderRecord => orderRecordOf(id, { status: 6 });
const product = (id: number, order_id: number, position: string): ProductRecord =>
  productRecordOf(id, order_id, { position, image: position === '9' ? 'c0ffee' : null });

describe('history of production', () => {
  let production: TestService;
  let centers: Record<string, number> = {};
  const worker = people.worker();

  beforeAll(async () => {
    production = await bootForTest({ name: 'production', module: ProductionModule, dataSource: dataSourceOptions });
    centers = await makeCenters(
      production,
      THREE_CENTERS.map((center) => (center.code === '50' ? { ...center, description: 'Rėmai' } : center)),
    );
    await saveWindowRules(
      production,
      Object.values(centers).map((center) => ({ center, minutes: 4, unit: 'piece' })),
    );
    for (const id of [1, 2]) {
      await production.receive(orderChanged, 1, { order: order(id) });
      const products = ['10', '9', '2'].map((position, at) => product(id * 10 + at, id, position));
      await production.receive(productsChanged, 1, { order_id: id as never, products });
    }
    await production
      .api(addOperations)
      .as(people.admin())
      .ok({ params: {}, query: {}, body: { orders: [1, 2] as never[] } });
    await complete('40', [10, 11, 12]);
    await complete('50', [10]);
    await sendBack('50', '40', [11], 'Ne ta spalva');
    const done = await complete('40', [20]);
    await production
      .api(undoOperations)
      .as(worker)
      .ok({ params: {}, query: {}, body: { action_id: done.action_id } });
    await report('40', [21], 'Trūksta stiklo');
    await report('40', [21], 'Dar trūksta');
  });
  afterAll(() => production.world.close());

  const at = (code: string) => ({ id: centers[code] });
  const complete = (code: string, ids: readonly number[]) =>
    production
      .api(completeOperations)
      .as(worker)
      .ok({ params: at(code), query: {}, body: { products: ids as never } });
  const report = (code: string, ids: readonly number[], comment: string) =>
    production
      .api(reportOperationProblem)
      .as(worker)
      .ok({ params: at(code), query: {}, body: { products: ids as never, comment } });
  const sendBack = (from: string, to: string, ids: readonly number[], comment: string) =>
    production
      .api(returnOperations)
      .as(worker)
      .ok({ params: at(from), query: {}, body: { products: ids as never, return_to: centers[to] as never, comment } });
  const listed = (query: Record<string, unknown> = {}, as = worker) =>
    production.api(listOperationActions).as(as).ok({ params: {}, query });
  const linesOf = (answer: Awaited<ReturnType<typeof listed>>) =>
    answer.data.map(
      (one) =>
        `${one.completed_action} ${one.order_name}/${one.position}${one.undone ? ' undone' : ''} ${one.comment ?? '–'}`,
    );

  it('PRO-01b names what was done by its code, newest first, with how many there are of each', async () => {
    const answer = await listed();
    expect(linesOf(answer)).toEqual([
      '0 26-0002/9 Dar trūksta',
      '3 26-0002/9 Trūksta stiklo',
      '1 26-0002/10 undone –',
      '2 26-0001/9 Ne ta spalva',
      '1 26-0001/10 –',
      '1 26-0001/2 –',
      '1 26-0001/9 –',
      '1 26-0001/10 –',
    ]);
    expect(answer).toMatchObject({
      total: 8,
      pages: 1,
      page: 1,
      counts: { comments: 1, done: 5, returns: 1, problems: 1 },
    });
    expect(answer.days.reduce((all, { count }) => all + count, 0)).toBe(8);
    expect(answer.data[3]).toMatchObject({
      ...{
        work_center_id: centers['50'],
        image: 'c0ffee',
        returned_to: centers['40'],
        user_name: 'Worker',
        customer: 'UAB Šviesa',
        width: 1000,
        height: 2000,
      },
    });
  });

  it('PRO-01b names the work centers of its lines, deleted ones too', async () => {
    await production.sql('UPDATE work_center SET deleted = true WHERE id = $1', [centers['40']]);
    const answer = await listed();
    await production.sql('UPDATE work_center SET deleted = false WHERE id = $1', [centers['40']]);
    expect(answer.centers).toEqual([
      { id: centers['40'], code: '40', description: 'Center 40', deleted: true },
      { id: centers['50'], code: '50', description: 'Rėmai', deleted: false },
    ]);
    expect((await listed({ code: '3' })).centers.map(({ code }) => code)).toEqual(['40']);
    // a return has two: where it was sent from and where to
    expect((await listed({ code: '2' })).centers.map(({ code }) => code)).toEqual(['40', '50']);
  });

  it('PRO-01b is filtered by order, work center or person, by code, and to problems only', async () => {
    expect((await listed({ filter: '0002' })).total).toBe(3);
    for (const typed of ['RĖMAI', 'remai'])
      expect((await listed({ filter: typed })).data.map(({ position }) => position)).toEqual(['9', '10']);
    expect((await listed({ filter: 'work' })).total).toBe(8);
    expect((await listed({ filter: '%' })).total).toBe(0);
    expect(linesOf(await listed({ only_problems: 'true' }))).toEqual(['3 26-0002/9 Trūksta stiklo']);
    expect(await listed({ code: '2' })).toMatchObject({ total: 1, counts: { done: 5, returns: 1 } });
    expect((await listed({ order_id: '1' })).data.every(({ order_name }) => order_name === '26-0001')).toBe(true);
  });

  it('PRO-01b has a line for the products of an order that were changed together', async () => {
    const answer = await production.api(listOrdersOperationActions).as(worker).ok({ params: {}, query: {} });
    expect(linesOf(answer)).toEqual([
      '0 26-0002/9 Dar trūksta',
      '3 26-0002/9 Trūksta stiklo',
      '1 26-0002/10 undone –',
      '2 26-0001/9 Ne ta spalva',
      '1 26-0001/10 –',
      '1 26-0001/2, 9, 10 –',
    ]);
    expect([answer.total, answer.data.at(-1)!.products]).toEqual([6, 3]);
  });

  it('PRO-01b goes back 14 days, or as far as is asked, a page at a time', async () => {
    await production.sql(`UPDATE operation_event SET created_at = created_at - interval '20 days' WHERE order_id = 2`);
    expect((await listed()).total).toBe(5);
    expect((await listed({ from: '2020-01-01' })).total).toBe(8);
    expect((await listed({ order_id: '2' })).total).toBe(3);
    expect(await listed({ page: '2' })).toMatchObject({ data: [], total: 5, pages: 1 });
  });

  it('A1 is of the own company alone, and no supplier reads it', async () => {
    expect(await listed({}, people.stranger(7))).toMatchObject({ data: [], total: 0, days: [] });
    for (const route of [listOperationActions, listOrdersOperationActions])
      expect((await production.api(route).as(people.supplier()).send({ params: {}, query: {} })).status).toBe(403);
  });
});
