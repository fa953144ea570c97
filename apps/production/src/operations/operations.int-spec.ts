import {
  createWorkCenter,
  getOrderRecords,
  listWaitingProducts,
  operationStatus,
  orderChanged,
  productsChanged,
  readWorkCenter,
  type OrderRecord,
  type ProductRecord,
} from '@mullion/contracts';
import { systemContext } from '@mullion/server-kit';
import { bootForTest, people, type TestService } from '@mullion/server-testing';
import { dataSourceOptions } from '../data-source';
import { ProductionModule } from '../production.module';
import { orderRecordOf, productRecordOf } from '../testing/records';

const order = (id: number, over: object = {}): OrderRecord => orderRecordOf(id, { status: 6, ...over });
const product = (id: number, order_id: number, over: object = {}): ProductRecord =>
  productRecordOf(id, order_id, { position: `A${id}`, width: 1200, height: 1400, status: 6, ...over });

describe('what waits at a work center', () => {
  let production: TestService;
  const asked: number[][] = [];
  beforeAll(async () => {
    production = await bootForTest({ name: 'production', module: ProductionModule, dataSource: dataSourceOptions });
    production.world.answer(getOrderRecords, ({ order_ids = [] }) => {
      asked.push(order_ids);
      return { orders: order_ids.map((id) => order(id)), products: order_ids.map((id) => product(id * 10, id)) };
    });
  });
  afterAll(() => production.world.close());

  const center = async (code: string): Promise<number> =>
    (
      await production
        .api(createWorkCenter)
        .as(people.admin())
        .send({ params: {}, query: {}, body: { code, description: code } })
    ).body.id;
  const operate = (
    centerId: number,
    productId: number,
    orderId: number,
    status: number = operationStatus.waiting,
    comment: string | null = null,
  ) =>
    production.sql(
      'INSERT INTO operation (company_id, work_center_id, product_id, order_id, status, comment) VALUES (1, $1, $2, $3, $4, $5)',
      [centerId, productId, orderId, status, comment],
    );
  const waiting = async (id: number, company = 1, limit = 100) =>
    production.api(listWaitingProducts).as(systemContext(company)).send({ id, limit });
  const namesAt = async (id: number): Promise<string[]> =>
    (await waiting(id)).body.products.map((one) => `${one.order} ${one.position}`);

  it('EXP-04a are its open operations, soonest first, problems with their comment; what is over or deleted is not among them', async () => {
    await production.receive(orderChanged, 1, { order: order(1) });
    await production.receive(orderChanged, 1, { order: order(2, { delivery_date: '2026-11-20' }) });
    await production.receive(orderChanged, 1, { order: order(3, { removed: true, version: 2 }) });
    await production.receive(productsChanged, 1, {
      order_id: 1 as never,
      products: [
        product(10, 1, { position: 'A10' }),
        product(11, 1, { position: 'A2' }),
        product(12, 1),
        product(13, 1),
        product(14, 1, { removed: true }),
      ],
    });
    await production.receive(productsChanged, 1, { order_id: 2 as never, products: [product(20, 2)] });
    await production.receive(productsChanged, 1, { order_id: 3 as never, products: [product(30, 3)] });
    const saw = await center('SAW');
    await operate(saw, 10, 1);
    await operate(saw, 11, 1, operationStatus.problem, 'Trūksta stiklo');
    await operate(saw, 12, 1, operationStatus.completed);
    await operate(saw, 13, 1, operationStatus.cancelled);
    await operate(saw, 14, 1);
    await operate(saw, 20, 2, operationStatus.started);
    await operate(saw, 30, 3);
    const { body } = await waiting(saw);
    expect(body).toMatchObject({ work_center: { code: 'SAW' }, total: 3 });
    expect(body.products.map(({ product_id }) => product_id)).toEqual([20, 11, 10]);
    expect(body.products[1]).toMatchObject({
      order: '26-0001',
      customer: 'UAB Šviesa',
      delivery_date: '2026-11-27',
      width: 1200,
      operation_status: operationStatus.problem,
      operation_comment: 'Trūksta stiklo',
    });
    expect((await waiting(saw, 1, 2)).body).toMatchObject({
      products: [{ product_id: 20 }, { product_id: 11 }],
      total: 3,
    });
    expect(asked).toEqual([]);
  });

  it('EXP-04a are the first ones by delivery, order and position, numbers by their value, undated orders last', async () => {
    const made = [
      { id: 101, delivery_date: '2026-11-20', number: '26-900', products: [{ position: 'A1' }] },
      { id: 102, delivery_date: '2026-11-27', number: '26-99', products: [{ position: 'A2' }, { position: 'A10' }] },
      {
        id: 103,
        delivery_date: '2026-11-27',
        number: '26-101',
        products: [
          { position: 'A1', barcode: 'B.2' },
          { position: 'A1', barcode: 'B.10' },
        ],
      },
      { id: 104, delivery_date: null, number: '26-1', products: [{ position: 'A1' }] },
    ];
    const mill = await center('MILL');
    const wanted: number[] = [];
    for (const { id, products, ...over } of made) {
      await production.receive(orderChanged, 1, { order: order(id, over) });
      const ids = products.map((_product, at) => id * 10 + at);
      await production.receive(productsChanged, 1, {
        order_id: id as never,
        products: products.map((fields, at) => product(id * 10 + at, id, fields)),
      });
      wanted.push(...ids);
    }
    for (const productId of [...wanted].reverse()) await operate(mill, productId, Math.floor(productId / 10));
    const first = async (limit: number) => {
      const { products, total } = (await waiting(mill, 1, limit)).body;
      return [products.map(({ product_id }) => product_id), total];
    };
    expect(await first(100)).toEqual([wanted, wanted.length]);
    expect(await first(3)).toEqual([wanted.slice(0, 3), wanted.length]);
    expect((await waiting(await center('IDLE'))).body).toMatchObject({ products: [], total: 0 });
  });

  it('EXP-04a a product waits only once it is through with every work center before', async () => {
    const [cut, paint, glaze] = [await center('CUT'), await center('PAINT'), await center('GLAZE')];
    for (const [id, before] of [
      [paint, cut],
      [glaze, paint],
    ])
      await production.sql(
        'INSERT INTO work_center_dependency (company_id, work_center_id, depends_on) VALUES (1, $1, $2)',
        [id, before],
      );
    await operate(cut, 12, 1);
    await operate(glaze, 12, 1);
    expect([await namesAt(cut), await namesAt(glaze)]).toEqual([['26-0001 A12'], []]);
    await production.sql('UPDATE operation SET status = $2 WHERE work_center_id = $1', [
      cut,
      operationStatus.completed,
    ]);
    expect([await namesAt(cut), await namesAt(glaze)]).toEqual([[], ['26-0001 A12']]);
  });

  it('asks orders for what has not arrived yet, once', async () => {
    const late = await center('LATE');
    await operate(late, 90, 9);
    expect(await namesAt(late)).toEqual(['26-0009 A90']);
    expect(await namesAt(late)).toEqual(['26-0009 A90']);
    expect(asked).toEqual([[9]]);
  });

  it('A1 a work center of another company is not found', async () => {
    const own = await center('OWN');
    expect((await waiting(own, 7)).problem).toMatchObject({ status: 404, code: 'not_found' });
    const read = (company: number) =>
      production
        .api(readWorkCenter)
        .as(systemContext(company))
        .send({ id: own as never });
    expect((await read(1)).body).toMatchObject({ code: 'OWN' });
    expect((await read(7)).problem).toMatchObject({ status: 404 });
  });
});
