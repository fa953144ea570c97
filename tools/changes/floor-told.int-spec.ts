import {
  applyWork,
  completeOperations,
  listWaitingProducts,
  readFloorMoments,
  readOrderMoments,
  readProductChange,
  reportOperationProblem,
  startOperations,
  updateProduct,
  type Product,
  type ProductId,
} from '@mullion/contracts';
import { systemContext } from '@mullion/server-kit';
import { people, person } from '@mullion/server-testing';
import { randomUUID } from 'node:crypto';
import { ChangeWorld, type CenterCode } from './change-world';

const planner = person({ type: 1, rights: ['OP_EDIT', 'PR_EDIT', 'OP_DEL'], user_name: 'Planner' });
const worker = person({ ...people.worker(), user_name: 'Worker' });
const mate = person({ ...people.worker(), user_id: 4711 as never, user_name: 'Mate' });

describe('the floor is told of a product that changes while it is made', () => {
  let world: ChangeWorld;
  beforeAll(async () => {
    world = await ChangeWorld.open();
  }, 120_000);
  afterAll(() => world.close());

  const given = async (): Promise<Product> =>
    (await world.given([{ position: 'A', width: 1000 }])).products[0] as Product;
  const widen = (product: Product, width: number) =>
    world.factory.orders
      .api(updateProduct)
      .as(planner)
      .ok({ params: { id: product.id }, body: { width, decision: 'take' } });
  const at = (code: CenterCode) => ({ params: { id: world.centers[code] }, query: {} });
  const start = (code: CenterCode, { id }: Product) =>
    world.factory.production
      .api(startOperations)
      .as(worker)
      .send({ ...at(code), body: { products: [id] } });
  const complete = (code: CenterCode, ids: ProductId[]) =>
    world.factory.production
      .api(completeOperations)
      .as(worker)
      .send({ ...at(code), body: { products: ids } });
  const read = (code: CenterCode, product: ProductId, change: number, as = worker, key = randomUUID()) =>
    world.factory.production
      .api(readProductChange)
      .as(as)
      .with({ idempotencyKey: key })
      .send({ ...at(code), body: { product, change } });
  const changeAt = async (code: CenterCode, product: Product) => (await world.unitAt(code, product))?.change;
  const idAt = async (code: CenterCode, product: Product): Promise<number> =>
    (await changeAt(code, product))?.id as number;

  it('BEY-37e is refused to begin or to complete it until the change was read where it may be begun; then it goes on', async () => {
    const product = await given();
    expect(await changeAt('20', product)).toBeNull();
    await widen(product, 1050);
    expect(await changeAt('20', product)).toMatchObject({
      fields: [{ field: 'width', from: 1000, to: 1050 }],
      ...{ user_name: 'Planner', must_be_read: true, in_hand: false, read: null },
    });
    // it was never there
    expect(await changeAt('40', product)).toMatchObject({ must_be_read: false, read: null });
    for (const refused of [await start('20', product), await complete('20', [product.id])])
      expect([refused.status, refused.problem?.code, refused.problem?.params]).toEqual([
        ...[409, 'operation.change_unread'],
        { product: product.barcode, center: '20' },
      ]);
    const waiting = async () =>
      (
        await world.factory.production
          .api(listWaitingProducts)
          .as(systemContext(1))
          .ok({ id: world.centers['20'] as never, limit: 5000 })
      ).products.find(({ product_id: id }) => id === product.id)?.changed;
    expect(await waiting()).toBe(true);
    const answer = await read('20', product.id, await idAt('20', product));
    expect(answer.body).toMatchObject({ product_id: product.id, user_name: 'Worker' });
    expect(await waiting()).toBe(false);
    expect((await complete('20', [product.id])).status).toBe(200);
    expect((await complete('40', [product.id])).status).toBe(200);
    expect(await world.kindsOf(product.id)).toEqual(['change_read', 'completed', 'completed']);
  }, 60_000);

  it('BEY-37e stops who has it in hand, also where work centers before that have to do it again; a problem is told at any time', async () => {
    const product = await given();
    await complete('20', [product.id]);
    await start('40', product);
    await widen(product, 1050);
    expect(await world.unitAt('40', product)).toMatchObject({
      ...{ ready: false, operation_status: 0, rework: null },
      change: { must_be_read: true, in_hand: true },
    });
    expect(await world.unitAt('20', product)).toMatchObject({
      ready: true,
      change: { must_be_read: true, in_hand: false },
    });
    const body = { products: [product.id], comment: 'Cut already', reason: 'size' as const };
    const told = await world.factory.production
      .api(reportOperationProblem)
      .as(worker)
      .send({ ...at('20'), body });
    expect(told.status).toBe(200);
    await read('40', product.id, await idAt('40', product));
    expect((await complete('20', [product.id])).problem?.code).toBe('operation.change_unread');
    await read('20', product.id, await idAt('20', product));
    for (const code of ['20', '40'] as const) expect((await complete(code, [product.id])).status).toBe(200);
  }, 60_000);

  it('BEY-37e shows the newest with the first old when another change comes before it is read; what was shown does not cover it', async () => {
    const product = await given();
    await widen(product, 1050);
    const shown = await idAt('20', product);
    await widen(product, 1100);
    expect(await changeAt('20', product)).toMatchObject({ fields: [{ field: 'width', from: 1000, to: 1100 }] });
    await read('20', product.id, shown);
    expect(await changeAt('20', product)).toMatchObject({
      fields: [{ field: 'width', from: 1050, to: 1100 }],
      must_be_read: true,
    });
    expect((await complete('20', [product.id])).problem?.code).toBe('operation.change_unread');
    await read('20', product.id, await idAt('20', product));
    expect((await complete('20', [product.id])).status).toBe(200);
  }, 60_000);

  it('BEY-37e keeps who read it first, once for a key and whoever presses again; what was never told there is not found', async () => {
    const product = await given();
    await widen(product, 1050);
    const change = await idAt('20', product);
    const key = randomUUID();
    const first = await read('20', product.id, change, worker, key);
    expect((await read('20', product.id, change, worker, key)).body).toEqual(first.body);
    expect((await read('20', product.id, change, mate)).body).toEqual(first.body);
    expect(await changeAt('20', product)).toMatchObject({
      must_be_read: false,
      read: { user_name: 'Worker', at: first.body.at },
    });
    expect(await world.kindsOf(product.id)).toEqual(['change_read']);
    expect((await read('40', product.id, change)).problem?.code).toBe('not_found');
    const stranger = people.stranger();
    expect((await read('20', product.id, change, stranger)).problem?.code).toBe('not_found');
  }, 60_000);

  it('BEY-37e refuses what a terminal without a network did by the old drawing, when it is sent; read there, it goes on', async () => {
    const product = await given();
    const begun = new Date(Date.now() - 600_000).toISOString();
    await widen(product, 1050);
    const late = await world.factory.production
      .api(startOperations)
      .as(worker)
      .with({ idempotencyKey: randomUUID(), occurrence: { at: begun, waited_ms: 600_000, terminal: null } })
      .send({ ...at('20'), body: { products: [product.id] } });
    expect(late.problem?.code).toBe('operation.change_unread');
    await read('20', product.id, await idAt('20', product));
    expect((await start('20', product)).status).toBe(200);
  }, 60_000);

  it('BEY-37e says nothing of a weight, and is told once when production is asked again', async () => {
    const product = await given();
    await world.factory.orders
      .api(updateProduct)
      .as(planner)
      .ok({ params: { id: product.id }, body: { weight: 44 } });
    expect(await changeAt('20', product)).toBeNull();
    const input = {
      ...{ key: randomUUID(), user_id: null, user_name: 'Planner', reserved: [product.id], reopened: [], remade: [] },
      told: [{ product_id: product.id, fields: [{ field: 'width' as const, from: 1000, to: 1050 }], image: null }],
    };
    for (const idempotencyKey of [input.key, randomUUID()])
      await world.factory.production.api(applyWork).as(systemContext(1)).with({ idempotencyKey }).ok(input);
    expect(
      await world.factory.production.sql('SELECT 1 FROM change_notice WHERE product_id = $1', [product.id]),
    ).toHaveLength(1);
  }, 60_000);

  it('BEY-37g has in the order’s timeline who decided what, from what to what, and which work centers have read it', async () => {
    const [kept, product] = (await world.given(['A', 'B'].map((position) => ({ position, width: 1000 })))).products as [
      Product,
      Product,
    ];
    await complete('20', [kept.id, product.id]);
    await start('40', product);
    await widen(product, 1050);
    const keep = { params: { id: kept.id }, body: { width: 1060, decision: 'keep' as const } };
    await world.factory.orders.api(updateProduct).as(planner).ok(keep);
    await read('40', product.id, await idAt('40', product));
    const order_id = product.order_id;
    const { moments } = await world.factory.orders.api(readOrderMoments).as(planner).ok({ order_id });
    const fields = (to: number) => [{ field: 'width', from: 1000, to }];
    expect(moments.filter(({ kind }) => kind === 'decided')).toMatchObject([
      { name: 'B', code: 'take', user_name: 'Planner', fields: fields(1050) },
      { name: 'A', code: 'keep', user_name: 'Planner', fields: fields(1060) },
    ]);
    const told = async () =>
      (await world.factory.production.api(readFloorMoments).as(planner).ok({ order_id })).filter(
        ({ kind }) => kind === 'change_told',
      );
    const one = { name: 'B', fields: fields(1050), of: 2 };
    expect(await told()).toMatchObject([{ ...one, count: 1, note: '20', user_name: 'Worker', to: null }]);
    await read('20', product.id, await idAt('20', product), mate);
    expect(await told()).toMatchObject([{ ...one, count: 2, note: null, user_name: 'Mate, Worker' }]);
  }, 60_000);
});
