import {
  workInputs,
  deleteOrder,
  deleteProduct,
  updateOrder,
  updateProduct,
  type OpenChanges,
  type Product,
} from '@mullion/contracts';
import { eventually, person } from '@mullion/server-testing';
import { ChangeWorld } from './change-world';
import { type GivenOrder } from './change-office';

const admin = person({ type: 1, rights: ['OP_EDIT', 'PR_EDIT', 'OP_DEL'] });
const rows = ['A', 'B', 'C'].map((position) => ({ position, width: 1000 }));

describe('an order of which the wood, the paint or the kind changes while it is made', () => {
  let world: ChangeWorld;
  beforeAll(async () => {
    world = await ChangeWorld.open();
  }, 120_000);
  afterAll(() => world.close());

  const edit = ({ id }: Pick<GivenOrder, 'id'>, body: object, as = admin) =>
    world.factory.orders.api(updateOrder).as(as).send({ params: { id }, body });
  /** The first of three products is cut. */
  const given = async (): Promise<GivenOrder & { cut: Product; open: Product }> => {
    const order = await world.given(rows);
    const [cut, open] = order.products as [Product, Product];
    await world.complete('20', [cut]);
    return { ...order, cut, open };
  };
  const askedOf = (problem: { current?: unknown } | null | undefined) =>
    (problem?.current as OpenChanges | undefined)?.changes;
  const woodOf = async ({ id }: GivenOrder) => (await world.order(id)).wood_type;
  const fresh = ['20:0', '40:0', '60:0'];

  it('BEY-37d is refused with the products that something has been done with, until it is decided', async () => {
    const order = await given();
    for (const field of ['product_type', 'wood_type', 'paint_type']) {
      const refused = await edit(order, { [field]: 'Other', customer_order_number: 'N 1' });
      expect([refused.status, refused.problem?.code]).toEqual([409, 'product.decision_needed']);
      expect(askedOf(refused.problem)).toMatchObject([
        {
          ...{ product_id: order.cut.id, kind: 'changed', group: 'decide', reasons: ['begun'], done_at: ['20'] },
          fields: [{ field, from: null, to: 'Other' }],
        },
      ]);
    }
    expect(await world.order(order.id)).toMatchObject({ wood_type: null, customer_order_number: null });
    // what nobody works by needs no decision
    expect((await edit(order, { customer_order_number: 'N 2', element_count: 4 })).status).toBe(200);
    expect(await world.statesOf(order.id, order.cut.id)).toEqual(['20:2', '40:0', '60:0']);
  }, 60_000);

  it('BEY-37d is written when nothing has been done with its products', async () => {
    const order = await world.given(rows);
    expect((await edit(order, { wood_type: 'Oak' })).body).toMatchObject({ wood_type: 'Oak' });
    expect(await world.decided(order.id)).toEqual([]);
  }, 60_000);

  it('BEY-37d is taken: what was done is to be done again, the floor is told; the same again asks for nothing', async () => {
    const order = await given();
    await edit(order, { wood_type: 'Pine', decision: 'take' });
    for (const again of [
      await edit(order, { wood_type: 'Oak', decision: 'take' }),
      await edit(order, { wood_type: 'Oak' }),
    ])
      expect(again.body).toMatchObject({ wood_type: 'Oak' });
    expect(await world.statesOf(order.id, order.cut.id)).toEqual(fresh);
    expect(await world.statesOf(order.id, order.open.id)).toEqual(fresh);
    expect(await world.noted(order.cut.id)).toEqual(['– → Pine']);
    expect(await world.decided(order.id)).toEqual([{ product_id: order.cut.id, act: 'take', reasons: ['begun'] }]);
  }, 60_000);

  it('BEY-37d leaves what was made as it is, or makes it again, product by product', async () => {
    const order = await given();
    await world.complete('20', [order.open]);
    const changes = askedOf((await edit(order, { wood_type: 'Oak' })).problem) ?? [];
    const decisions = changes.map(({ product_id, seen }, at) => ({
      product_id,
      seen,
      act: at === 0 ? 'keep' : 'remake',
    }));
    expect((await edit(order, { wood_type: 'Oak', decisions: decisions.slice(0, 1) })).problem?.code).toBe(
      'product.decision_needed',
    );
    expect((await edit(order, { wood_type: 'Oak', decisions })).body).toMatchObject({ wood_type: 'Oak' });
    expect(await world.statesOf(order.id, order.cut.id)).toEqual(['20:2', '40:0', '60:0']);
    await eventually(async () => {
      const remade = (await world.order(order.id)).products.find(({ remake_of: of }) => of === order.open.id);
      expect(await world.statesOf(order.id, remade?.id as number)).toEqual(fresh);
    });
    await world.agree(order.id);
  }, 60_000);

  it('BEY-37d asks nothing about what is loaded or has left: that stays as it was made', async () => {
    const order = await given();
    for (const code of ['40', '60'] as const) await world.complete(code, [order.cut]);
    const pallet = await world.printed([order.cut]);
    expect((await world.scan(pallet, order.cut)).status).toBe(200);
    expect(askedOf((await edit(order, { wood_type: 'Oak' })).problem)).toMatchObject([{ choices: ['keep', 'remake'] }]);
    await world.becomes(pallet, 3);
    expect((await edit(order, { wood_type: 'Oak' })).body).toMatchObject({ wood_type: 'Oak' });
    expect(await world.decided(order.id)).toEqual([]);
    expect(await world.statesOf(order.id, order.cut.id)).toEqual(['20:2', '40:2', '60:2']);
  }, 60_000);

  it('BEY-37c has done again only what works by what changed, and what comes after that', async () => {
    await world.worksBy({ 20: ['sizes', 'wood'], 40: ['paint'], 60: [] });
    const order = await given();
    await world.complete('40', [order.cut]);
    const changes = askedOf((await edit(order, { paint_type: 'RAL 9016' })).problem);
    expect(changes).toMatchObject([
      { product_id: order.cut.id, done_at: ['20', '40'], undoes: { operations: ['40'] } },
    ]);
    await world.complete('60', [order.cut]);
    await edit(order, { paint_type: 'RAL 9016', decision: 'take' });
    expect(await world.statesOf(order.id, order.cut.id)).toEqual(['20:2', '40:0', '60:0']);
    // nobody has worked by the paint any more
    expect((await edit(order, { paint_type: 'RAL 7016' })).status).toBe(200);
    expect((await edit(order, { wood_type: 'Oak' })).problem?.code).toBe('product.decision_needed');
    expect(await world.statesOf(order.id, order.cut.id)).toEqual(['20:2', '40:0', '60:0']);
    await world.worksBy({ 20: [...workInputs], 40: [...workInputs], 60: [...workInputs] });
  }, 60_000);

  it('BEY-37d asks about labels that are printed already', async () => {
    const order = await world.given(rows);
    await world.labelled(order.products.slice(0, 1));
    const changes = askedOf((await edit(order, { paint_type: 'RAL 9016' })).problem);
    expect(changes).toMatchObject([
      { product_id: order.products[0]?.id, reasons: ['label_printed'], undoes: { operations: [], label: true } },
    ]);
    expect((await edit(order, { product_type: 'Doors' })).status).toBe(200);
    expect((await edit(order, { paint_type: 'RAL 9016', decision: 'take' })).status).toBe(200);
  }, 60_000);

  it('BEY-37c in a file asks the same, and counts no product as changed', async () => {
    const order = await given();
    const file = rows.map((row) => ({ ...row, wood: 'Oak' }));
    const refused = await world.send(order.number, file);
    expect(refused.problem?.errors).toMatchObject([{ path: 'rows.2.position', code: 'import.decision_needed' }]);
    const changes = await world.compare(order.number, file);
    expect(changes).toMatchObject([
      { product_id: order.cut.id, fields: [{ field: 'wood_type', from: null, to: 'Oak' }], reasons: ['begun'] },
    ]);
    const decisions = changes.map(({ product_id, seen }) => ({ product_id, seen, act: 'take' as const }));
    const written = await world.send(order.number, file, { decisions });
    expect(written.body.orders[0]).toMatchObject({ changed: 0, same: 3, order_columns: ['wood_type'] });
    expect(await woodOf(order)).toBe('Oak');
    expect(await world.statesOf(order.id, order.cut.id)).toEqual(fresh);
    expect(await world.compare(order.number, file)).toEqual([]);
  }, 60_000);

  it('BEY-37d asks again when something was done since the decision was shown, however it is sent', async () => {
    const order = await given();
    const [shown] = askedOf((await edit(order, { wood_type: 'Oak' })).problem) ?? [];
    const orders = world.factory.orders;
    const remove = (query: object) =>
      orders
        .api(deleteOrder)
        .as(admin)
        .send({ params: { id: order.id }, query });
    const removeOne = (query: object) =>
      orders
        .api(deleteProduct)
        .as(admin)
        .send({ params: { id: order.cut.id }, query });
    const widen = (body: object) =>
      orders
        .api(updateProduct)
        .as(admin)
        .send({ params: { id: order.cut.id }, body: { width: 1050, ...body } });
    const [all, one] = [await remove({}), await removeOne({})].map(
      ({ problem }) => (problem?.current as OpenChanges | undefined)?.seen,
    );
    await world.complete('40', [order.cut]);
    const seen = shown?.seen as string;
    const late = [
      await edit(order, { wood_type: 'Oak', decisions: [{ product_id: order.cut.id, act: 'take', seen }] }),
      await remove({ decision: 'take', seen: all }),
      await removeOne({ decision: 'take', seen: one }),
      await widen({ decision: 'take', seen }),
    ];
    for (const { status, problem } of late) {
      expect([status, problem?.code]).toEqual([409, 'product.decision_needed']);
      expect(askedOf(problem)).toMatchObject([{ done_at: ['20', '40'] }]);
    }
    const [now] = askedOf(late[3]?.problem) ?? [];
    expect((await widen({ decision: 'take', seen: now?.seen })).body).toMatchObject({ width: 1050 });
    const again = (await remove({})).problem;
    expect(again).toBeNull();
  }, 60_000);
});
