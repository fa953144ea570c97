import {
  applyPackingRun,
  autoPack,
  discardPackingRun,
  getPallet,
  pinPallets,
  type ProductRecord,
} from '@mullion/contracts';
import { people } from '@mullion/server-testing';
import { PackingWorld } from '../testing/packing-world';
import { plan, proposalCalls } from '../testing/proposal-calls';

let world: PackingWorld;
beforeAll(async () => void (world = await PackingWorld.open()));
afterAll(() => world.close());

const planner = people.planner();
const { start, begin, finish, act, runOf, palletOf, placesOf } = proposalCalls(() => world);
const pin = (what: { pallets?: number[]; products?: number[]; pinned?: boolean }, who = planner) =>
  world
    .api(pinPallets)
    .as(who)
    .send({ params: {}, query: {}, body: { pallets: [], products: [], pinned: true, ...what } });

describe('proposals and what is pinned', () => {
  it('BEY-21a leave pinned pallets and stacks where they are and fill the room beside them', async () => {
    const { products } = await world.order([{}, {}, {}, {}]);
    const [a, b, c, d] = products as [ProductRecord, ProductRecord, ProductRecord, ProductRecord];
    const [full, half] = [await palletOf([a]), await palletOf([b, c])];
    expect((await pin({ pallets: [full], products: [b.id] })).status).toBe(200);
    const pinned = await world
      .api(getPallet)
      .as(planner)
      .ok({ params: { id: half as never }, query: {} as never, body: {} });
    expect(pinned).toMatchObject({ pinned: false, pinned_products: [b.id] });
    const before = (await placesOf([a, b])).map(({ x, y, pallet_id }) => ({ x, y, pallet_id }));

    const run = await start(products);
    expect(run.unplaced.map((p) => [p.id, p.rule])).toEqual([a, b].map((p) => [p.id, 'pinned']));
    expect((await begin(run.id))?.instance.fixed).toMatchObject([{ id: b.id, pallet: half }]);
    await finish(run.id, plan([b, d, c]));
    expect(await runOf(run.id)).toMatchObject({
      difference: { moved: [c.id], added: [d.id], freed: [], new_pallets: 0 },
    });
    expect((await act(applyPackingRun, run.id)).body).toMatchObject({ state: 'applied', left_out: [] });
    expect((await placesOf([a, b])).map(({ x, y, pallet_id }) => ({ x, y, pallet_id }))).toEqual(before);
    expect((await placesOf([c, d])).map((place) => place.pallet_id)).toEqual([half, half]);

    expect((await pin({ pallets: [full], products: [b.id], pinned: false })).status).toBe(200);
    const free = await start([a, b]);
    expect(free.unplaced).toEqual([]);
    await act(discardPackingRun, free.id);
  });

  it('BEY-21a take pinned products off nothing: a stranger cannot pin, a read-only user neither, and all pinned is nothing to pack', async () => {
    const { products } = await world.order([{}]);
    const id = await palletOf(products);
    expect((await pin({ pallets: [id] }, people.viewer())).status).toBe(403);
    await pin({ pallets: [id] }, people.stranger());
    const run = await start(products);
    await act(discardPackingRun, run.id);
    await pin({ pallets: [id] });
    const refused = await world
      .api(autoPack)
      .as(planner)
      .send({ params: {}, query: {}, body: { products: [products[0]!.id], settings: {} } });
    expect(refused.problem?.code).toBe('packing_run.no_products');
  });
});
