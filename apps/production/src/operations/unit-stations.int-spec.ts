import {
  addOperations,
  completeOperations,
  getUnitStations,
  orderChanged,
  productsChanged,
  reportOperationProblem,
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

describe('where units stand', () => {
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
  const stations = async (ids: readonly number[], as: RequestContext = worker) =>
    new Map(
      (
        await production
          .api(getUnitStations)
          .as(as)
          .ok({ product_ids: ids as never })
      ).map(({ product_id, station }) => [Number(product_id), station]),
    );

  it('BEY-04a is the first work center with open work that waits for no other, since when, and what is wrong there', async () => {
    expect((await stations([102, 110])).get(102)).toMatchObject({
      code: '40',
      description: 'Center 40',
      started: false,
      problem: null,
    });
    const before = Date.now();
    await production
      .api(completeOperations)
      .as(worker)
      .ok({ params: { id: centers['40'] as never }, query: {}, body: { products: [102] as never } });
    const moved = (await stations([102])).get(102);
    expect(moved?.code).toBe('50');
    // it came when the work center before was done with it
    expect(Date.parse(moved?.since ?? '')).toBeGreaterThanOrEqual(before - 1_000);
    await production
      .api(reportOperationProblem)
      .as(worker)
      .send({
        params: { id: centers['50'] as never },
        query: {},
        body: { products: [102] as never, comment: 'Stiklas įskilęs', action_id: randomUUID() },
      });
    expect((await stations([102])).get(102)).toMatchObject({ code: '50', problem: 'Stiklas įskilęs' });
    expect((await stations([110])).get(110)?.problem).toBeNull();
  });

  it('BEY-04a is nowhere once all is done, before anything begins, and for another company', async () => {
    for (const code of ['40', '50', '80'])
      await production
        .api(completeOperations)
        .as(worker)
        .ok({ params: { id: centers[code] as never }, query: {}, body: { products: [202] as never } });
    expect((await stations([202, 999_999])).size).toBe(0);
    expect((await stations([110], people.stranger())).size).toBe(0);
    expect((await stations([])).size).toBe(0);
  });
});
