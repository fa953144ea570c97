import { autoPack, beginPackingRun, finishPackingRun, getPackingRun, type PalletPlanDto } from '@mullion/contracts';
import { systemContext } from '@mullion/server-kit';
import { people } from '@mullion/server-testing';
import { PackingWorld } from '../testing/packing-world';
import { DropOldRuns } from './sweeps/drop-old-runs';

describe('plans that nobody applies', () => {
  let world: PackingWorld;
  beforeAll(async () => void (world = await PackingWorld.open()));
  afterAll(() => world.close());

  it('hold their products for some days, then these are free for another run', async () => {
    const { products } = await world.order([{}, {}]);
    const start = () =>
      world
        .api(autoPack)
        .as(people.planner())
        .send({ params: {}, query: {}, body: { products: products.map(({ id }) => id), settings: { apply: false } } });
    const { id } = (await start()).body;
    await world.api(beginPackingRun).as(systemContext(1)).ok({ run_id: id });
    const items = products.map((product, at) => ({ id: product.id, x: 30, y: 30 + at * 90, z: 0, is_flipped: false }));
    const plan = {
      ...{
        pallets: [{ length: 1060, width: 1000, items }],
        unplaced: [],
        lower_bound: 1,
        lower_bound_by: 'volume',
        split_orders: 0,
      },
      ...{ fill: 0.4, first_plan_ms: 1, seconds: 0.1, iterations: 1, seed: 1 },
    } as unknown as PalletPlanDto;
    await world.api(finishPackingRun).as(systemContext(1)).ok({ run_id: id, plan, error: null });
    const state = async () =>
      (await world.api(getPackingRun).as(people.planner()).ok({ params: { id }, query: {}, body: {} })).state;
    const sweep = () => world.service.get(DropOldRuns).run();
    await sweep();
    expect(await state()).toBe('found');
    expect((await start()).status).toBe(409);
    await world.service.sql(`UPDATE packing_run SET finished_at = now() - interval '6 days' WHERE id = $1`, [id]);
    await sweep();
    expect(await state()).toBe('discarded');
    expect((await start()).status).toBe(202);
  });
});
