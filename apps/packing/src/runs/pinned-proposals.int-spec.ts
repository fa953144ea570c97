import {
  applyPackingRun,
  autoPack,
  beginPackingRun,
  discardPackingRun,
  finishPackingRun,
  getPackingRun,
  getPallet,
  pinPallets,
  undoPackingRun,
  type PackingRun,
  type PalletPlanDto,
  type ProductRecord,
} from '@mullion/contracts';
import { systemContext } from '@mullion/server-kit';
import { people } from '@mullion/server-testing';
import { PackingWorld } from '../testing/packing-world';

let world: PackingWorld;
beforeAll(async () => void (world = await PackingWorld.open()));
afterAll(() => world.close());

const planner = people.planner();
const asWorker = systemContext(1);
const start = async (products: readonly ProductRecord[], settings: object = {}): Promise<PackingRun> =>
  world
    .api(autoPack)
    .as(planner)
    .ok({
      params: {},
      query: {},
      body: { products: products.map((p) => p.id), settings: { apply: false, ...settings } },
    });
const begin = (run_id: string) => world.api(beginPackingRun).as(asWorker).ok({ run_id });
const finish = (run_id: string, plan: PalletPlanDto | null) =>
  world.api(finishPackingRun).as(asWorker).ok({ run_id, plan, error: null });
const act = (
  contract: typeof applyPackingRun | typeof discardPackingRun | typeof getPackingRun | typeof undoPackingRun,
  id: string,
) => world.api(contract).as(planner).send({ params: { id }, query: {}, body: {} });
const runOf = async (id: string): Promise<PackingRun> => (await act(getPackingRun, id)).body;
const pin = (what: { pallets?: number[]; products?: number[]; pinned?: boolean }, who = planner) =>
  world
    .api(pinPallets)
    .as(who)
    .send({ params: {}, query: {}, body: { pallets: [], products: [], pinned: true, ...what } });
/** A pallet with the spacings of the packing type, as runs create them. */
const palletOf = async (products: readonly ProductRecord[]): Promise<number> => {
  const id = await world.pallet(products);
  await world.service.sql(
    'UPDATE pallet SET spacing_between = 10, spacing_ends = 30, spacing_sides = 30 WHERE id = $1',
    [id],
  );
  return id;
};

/** One pallet a list, products one behind the other. */
const plan = (...pallets: (readonly ProductRecord[])[]): PalletPlanDto =>
  ({
    pallets: pallets.map((products) => ({
      length: 1060,
      width: 1000,
      items: products.map((p, i) => ({ id: p.id, x: 30, y: 30 + i * 90, z: 0, is_flipped: false })),
    })),
    unplaced: [],
    lower_bound: 1,
    lower_bound_by: 'volume',
    split_orders: 0,
    fill: 0.4,
    first_plan_ms: 1,
    seconds: 0.1,
    iterations: 1,
    seed: 1,
  }) as unknown as PalletPlanDto;
const placesOf = (products: readonly ProductRecord[]) =>
  world.service.sql<{ product_id: number; pallet_id: number | null; x: number; y: number }>(
    'SELECT product_id, pallet_id, x, y FROM placement WHERE product_id = ANY($1) ORDER BY product_id',
    [products.map((p) => p.id)],
  );

describe('proposals', () => {
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
