import {
  deleteOrder,
  deleteOrders,
  deleteProduct,
  updateProduct,
  updateProducts,
  type ChangeAct,
  type Product,
  type ProductChange,
} from '@mullion/contracts';
import { eventually, person } from '@mullion/server-testing';
import { ChangeWorld } from './change-world';
import { type GivenOrder } from './change-office';

const admin = person({ type: 1, rights: ['OP_EDIT', 'PR_EDIT', 'OP_DEL'] });
const rows = [
  { position: 'A', width: 1000 },
  { position: 'B', width: 1000 },
];

describe('products under way that are changed by hand or by a call', () => {
  let world: ChangeWorld;
  beforeAll(async () => {
    world = await ChangeWorld.open();
  }, 120_000);
  afterAll(() => world.close());

  const edit = (product: Pick<Product, 'id'>, body: object, as = admin) =>
    world.factory.orders
      .api(updateProduct)
      .as(as)
      .send({ params: { id: product.id }, body });
  const remove = (product: Pick<Product, 'id'>, decision?: 'take') =>
    world.factory.orders
      .api(deleteProduct)
      .as(admin)
      .send({ params: { id: product.id }, query: { decision } });
  const given = async (): Promise<GivenOrder & { first: Product; second: Product }> => {
    const order = await world.given(rows);
    await world.complete('20', order.products);
    const [first, second] = order.products as [Product, Product];
    return { ...order, first, second };
  };
  const asked = (problem: { current?: unknown } | null | undefined): ProductChange[] =>
    (problem?.current as { changes: ProductChange[] } | undefined)?.changes ?? [];
  const widths = async ({ id }: GivenOrder) =>
    (await world.order(id)).products.map(({ position, width }) => `${position} ${width}`);

  it('BEY-37d are refused with what has been done, until it is decided; what nobody works by is written at once', async () => {
    const order = await given();
    const refused = await edit(order.first, { width: 1050 });
    expect([refused.status, refused.problem?.code]).toEqual([409, 'product.decision_needed']);
    expect(asked(refused.problem)).toMatchObject([
      {
        product_id: order.first.id,
        row: null,
        reasons: ['begun'],
        done_at: ['20'],
        choices: ['take', 'keep', 'remake'],
      },
    ]);
    expect(await widths(order)).toEqual(['A 1000', 'B 1000']);
    expect((await edit(order.first, { comment: 'By the door', weight: 41 })).body).toMatchObject({
      comment: 'By the door',
      weight: 41,
    });
    expect(await world.statesOf(order.id, order.first.id)).toEqual(['20:2', '40:0', '60:0']);
  }, 60_000);

  it('BEY-37d become what was asked for, stay, or are made again, as was decided', async () => {
    const order = await given();
    const decide = (product: Product, decision: ChangeAct) => edit(product, { width: 1050, decision });
    expect((await decide(order.first, 'keep')).body).toMatchObject({ width: 1000 });
    expect((await decide(order.first, 'take')).body).toMatchObject({ width: 1050 });
    expect(await world.statesOf(order.id, order.first.id)).toContain('20:0');
    expect((await decide(order.second, 'remake')).body).toMatchObject({ width: 1000 });
    const fresh = (await world.order(order.id)).products.find(({ remake_of: of }) => of === order.second.id);
    expect(fresh).toMatchObject({ position: 'B', width: 1050 });
    expect((await world.decided(order.id)).map(({ act }) => act)).toEqual(['keep', 'take', 'remake']);
    await world.agree(order.id);
  }, 60_000);

  it('BEY-37d many at once are all written or none', async () => {
    const order = await given();
    const update = (products: object[]) =>
      world.factory.orders.api(updateProducts).as(admin).send({ body: { products } });
    const half = await update([
      { id: order.first.id, width: 1050, decision: 'take' },
      { id: order.second.id, width: 1060 },
    ]);
    expect(asked(half.problem).map(({ product_id }) => product_id)).toEqual([order.second.id]);
    expect(await widths(order)).toEqual(['A 1000', 'B 1000']);
    await update([order.first, order.second].map(({ id }, at) => ({ id, width: 1050 + at, decision: 'take' })));
    expect(await widths(order)).toEqual(['A 1050', 'B 1051']);
  }, 60_000);

  it('BEY-37d are not deleted without a decision, by themselves or with their order', async () => {
    const order = await given();
    expect((await remove(order.first)).problem?.code).toBe('product.decision_needed');
    const orders = world.factory.orders;
    expect(
      (
        await orders
          .api(deleteOrder)
          .as(admin)
          .send({ params: { id: order.id } })
      ).problem?.code,
    ).toBe('product.decision_needed');
    const many = await orders
      .api(deleteOrders)
      .as(admin)
      .send({ query: {}, body: { orders: [order.id] } });
    expect(asked(many.problem)).toHaveLength(2);
    expect(await widths(order)).toHaveLength(2);
    expect((await remove(order.first, 'take')).status).toBe(200);
    expect(await widths(order)).toEqual(['B 1000']);
    expect(
      (
        await orders
          .api(deleteOrder)
          .as(admin)
          .send({ params: { id: order.id }, query: { decision: 'take' } })
      ).status,
    ).toBe(200);
    await eventually(async () =>
      expect(
        await world.factory.production.sql('SELECT 1 FROM product_copy WHERE order_id = $1 AND NOT removed', [
          order.id,
        ]),
      ).toEqual([]),
    );
  }, 60_000);

  it('BEY-37d that are packed keep their shape: who may order no remake only keeps them, and is told why', async () => {
    const order = await given();
    for (const code of ['40', '60'] as const) await world.complete(code, order.products);
    expect((await world.scan(await world.printed(order.products), order.first)).status).toBe(200);
    const planner = person({ type: 2, rights: ['OP_EDIT', 'PR_EDIT'] });
    for (const [as, choices] of [
      [admin, ['keep', 'remake']],
      [planner, ['keep']],
    ] as const) {
      const refused = await edit(order.first, { width: 1050 }, as);
      expect(refused.problem?.code).toBe('product.decision_needed');
      expect(asked(refused.problem)).toMatchObject([{ reasons: ['begun', 'list_printed', 'packed'], choices }]);
    }
    expect((await edit(order.first, { width: 1050, decision: 'take' }, planner)).problem?.code).toBe(
      'product.decision_impossible',
    );
    expect(await widths(order)).toEqual(['A 1000', 'B 1000']);
  }, 60_000);

  it('BEY-37d that are loaded or have left stay as they are, whatever is decided', async () => {
    const order = await given();
    for (const code of ['40', '60'] as const) await world.complete(code, order.products);
    const pallet = await world.printed(order.products);
    await world.becomes(pallet, 3);
    expect((await edit(order.first, { width: 1050, decision: 'take' })).problem?.code).toBe('product.on_locked_pallet');
    expect((await remove(order.first, 'take')).problem?.code).toBe('already_confirmed');
    await world.becomes(pallet, 4);
    expect((await edit(order.first, { width: 1050, decision: 'remake' })).problem?.code).toBe('product.departed');
    expect(await widths(order)).toEqual(['A 1000', 'B 1000']);
  }, 60_000);
});
