import {
  applyPackingRun,
  cancelPackingRun,
  discardPackingRun,
  getPackingRun,
  getPlanningData,
  moveProduct,
  productsChanged,
} from '@mullion/contracts';
import { people } from '@mullion/server-testing';
import { PackingWorld } from '../testing/packing-world';
import { rowPlan, runCalls } from '../testing/run-calls';

let world: PackingWorld;
beforeAll(async () => void (world = await PackingWorld.open()));
afterAll(() => world.close());

const planner = people.planner();
const { start, route, runOf, begin, report, finish } = runCalls(() => world);

describe('packing runs', () => {
  it('are refused to a read-only user, to another company and without products', async () => {
    const { order, products } = await world.order([{}]);
    expect((await start({ orders: [order.id], settings: {} }, people.viewer())).status).toBe(403);
    expect((await start({ products: [products[0]!.id], settings: {} }, people.stranger())).problem?.code).toBe(
      'product.not_found',
    );
    expect((await start({ orders: [999_999], settings: {} })).problem?.code).toBe('packing_run.no_products');
    const run = (await start({ orders: [order.id], settings: {} })).body;
    for (const contract of [getPackingRun, cancelPackingRun, discardPackingRun, applyPackingRun]) {
      expect((await route(contract, run.id, people.stranger())).status).toBe(404);
    }
    await route(discardPackingRun, run.id);
  });

  it('PLN-04 refuse a product that another open run has, naming the product and who started that run', async () => {
    const { order, products } = await world.order([{}, {}]);
    const replies = await Promise.all([
      start({ orders: [order.id], settings: {} }),
      start({ orders: [order.id], settings: {} }),
    ]);
    expect(replies.map((reply) => reply.status).sort()).toEqual([202, 409]);
    const busy = replies.find((reply) => reply.status === 409)!.problem!;
    expect(busy.code).toBe('packing_run.product_busy');
    expect(busy.params).toMatchObject({
      products: products.map((p) => p.barcode),
      names: `${order.number} · ${products[0]!.position}, ${order.number} · ${products[1]!.position}`,
      count: 2,
      person: planner.user_name,
    });
    expect(busy.params?.time).toMatch(/^\d\d:\d\d$/);
    const open = replies.find((reply) => reply.status === 202)!.body;
    expect(busy.params?.run).toBe(open.id);
    await route(discardPackingRun, open.id);
    const again = await start({ orders: [order.id], settings: {} });
    expect(again.status).toBe(202);
    await route(discardPackingRun, again.body.id);
  });

  it('leave out what changed during the search and name it; the rest is placed', async () => {
    const { order, products } = await world.order([{}, {}, {}]);
    const run = (await start({ orders: [order.id], settings: {} })).body;
    expect((await begin(run.id))?.instance.products).toHaveLength(3);
    await world.service.receive(productsChanged, 1, {
      order_id: order.id,
      products: [{ ...products[1]!, width: 900, version: 2 }],
    });
    await world
      .api(moveProduct)
      .as(planner)
      .ok({ params: { id: products[2]!.id }, query: {}, body: { moved_from: null, moved_to: null, temporary: {} } });
    await finish(run.id, rowPlan(products));
    const done = await runOf(run.id);
    expect(done).toMatchObject({ state: 'applied', pallets: 1, lower_bound: 1, gap: 0, progress: 1 });
    expect(done.left_out.map((p) => [p.barcode, p.rule])).toEqual([
      [products[1]!.barcode, 'changed'],
      [products[2]!.barcode, 'changed'],
    ]);
    const rows = await world.service.sql('SELECT pallet_id FROM placement WHERE product_id = $1', [products[0]!.id]);
    expect(rows).toEqual([{ pallet_id: done.pallet_ids[0] }]);
  });

  it('keep the best plan when they are cancelled; a plan that breaks a rule is never made', async () => {
    const { order, products } = await world.order([{}, {}]);
    const run = (await start({ orders: [order.id], settings: {} })).body;
    await begin(run.id);
    expect(await report(run.id, rowPlan(products))).toEqual({ stop: false });
    expect((await route(cancelPackingRun, run.id)).body.state).toBe('cancelling');
    expect(await report(run.id, null)).toEqual({ stop: true });
    await finish(run.id, null);
    expect(await runOf(run.id)).toMatchObject({ state: 'applied', left_out: [] });

    const other = await world.order([{}, {}]);
    const bad = (await start({ orders: [other.order.id], settings: {} })).body;
    await begin(bad.id);
    const plan = rowPlan(other.products);
    plan.pallets[0]!.items[1]!.y = 31;
    await finish(bad.id, plan);
    const refused = await runOf(bad.id);
    expect(refused.pallet_ids).toEqual([]);
    expect(refused.left_out.map((p) => p.rule)).toEqual(['pallet.overlap', 'pallet.overlap']);
  });

  it('wait as a proposal when asked to; a repeated apply is refused, and one that is out of date changes nothing', async () => {
    const { order, products } = await world.order([{}, {}]);
    const run = (await start({ orders: [order.id], settings: { apply: false } })).body;
    await begin(run.id);
    await finish(run.id, rowPlan(products));
    expect((await runOf(run.id)).state).toBe('found');
    expect((await start({ orders: [order.id], settings: {} })).problem?.code).toBe('packing_run.product_busy');
    const planning = await world
      .api(getPlanningData)
      .as(planner)
      .ok({ params: {}, query: { filter: order.number }, body: {} });
    expect(planning.runs).toMatchObject([{ id: run.id, state: 'found', plan: null }]);
    expect((await route(applyPackingRun, run.id)).body).toMatchObject({
      state: 'applied',
      pallet_ids: [expect.any(Number)],
    });
    expect((await route(applyPackingRun, run.id)).problem?.code).toBe('packing_run.not_open');

    const late = await world.order([{}]);
    const stale = (await start({ orders: [late.order.id], settings: { apply: false } })).body;
    await begin(stale.id);
    await finish(stale.id, rowPlan(late.products));
    await world.service.receive(productsChanged, 1, {
      order_id: late.order.id,
      products: [{ ...late.products[0]!, depth: 90, version: 2 }],
    });
    expect((await route(applyPackingRun, stale.id)).problem?.code).toBe('packing_run.stale');
    expect((await runOf(stale.id)).state).toBe('found');
    await route(discardPackingRun, stale.id);
  });

  it('fill open pallets when asked to, and leave one that changed meanwhile as it is', async () => {
    const { order, products } = await world.order([{}, {}, {}]);
    const id = await world.pallet([products[0]!]);
    await world.service.sql(
      'UPDATE pallet SET spacing_between = 10, spacing_ends = 30, spacing_sides = 30 WHERE id = $1',
      [id],
    );
    const settings = { use_open_pallets: true };
    const run = (await start({ products: [products[1]!.id], settings })).body;
    expect((await begin(run.id))?.instance.fixed).toMatchObject([{ id: products[0]!.id, pallet: id }]);
    await finish(run.id, rowPlan(products.slice(0, 2)));
    expect(await runOf(run.id)).toMatchObject({ state: 'applied', pallet_ids: [id], left_out: [] });
    const onIt = () => world.service.sql('SELECT product_id FROM placement WHERE pallet_id = $1 ORDER BY 1', [id]);
    expect(await onIt()).toEqual(products.slice(0, 2).map((p) => ({ product_id: p.id })));

    const late = (await start({ orders: [order.id], settings })).body;
    expect((await begin(late.id))?.instance.fixed).toHaveLength(2);
    await world
      .api(moveProduct)
      .as(planner)
      .ok({ params: { id: products[1]!.id }, query: {}, body: { moved_from: id, moved_to: null } });
    await finish(late.id, rowPlan(products));
    expect((await runOf(late.id)).left_out.map((p) => [p.id, p.rule])).toEqual([[products[2]!.id, 'changed']]);
    expect(await onIt()).toEqual([{ product_id: products[0]!.id }]);
  });

  it('take named products off unconfirmed pallets, which are deleted when empty, and name those on confirmed ones', async () => {
    const { products } = await world.order([{}, {}, {}]);
    const [old, confirmed] = [await world.pallet([products[0]!]), await world.pallet([products[1]!], { status: 1 })];
    await world.service.sql('UPDATE pallet SET max_height = 2000 WHERE id = $1', [old]);
    const run = (await start({ products: products.map((p) => p.id), settings: {} })).body;
    expect(run.unplaced).toMatchObject([{ id: products[1]!.id, rule: 'locked' }]);
    await begin(run.id);
    await finish(run.id, rowPlan([products[0]!, products[2]!]));
    const done = await runOf(run.id);
    expect(done).toMatchObject({ state: 'applied', left_out: [], unplaced: [{ id: products[1]!.id, rule: 'locked' }] });
    expect(await world.service.sql('SELECT id FROM pallet WHERE id = ANY($1) ORDER BY id', [[old, confirmed]])).toEqual(
      [{ id: confirmed }],
    );
    const rows = await world.service.sql('SELECT count(*)::int AS count FROM placement WHERE pallet_id = $1', [
      done.pallet_ids[0],
    ]);
    expect(rows).toEqual([{ count: 2 }]);
  });
});
