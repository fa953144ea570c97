import type { ChildProcess } from 'node:child_process';
import { applyPackingRun, discardPackingRun, getPlanningData, pinPallets, type PackingRun } from '@mullion/contracts';
import { eventually, people } from '@mullion/server-testing';
import { ended, startOptimiser } from '../testing/optimiser-process';
import { PackingWorld } from '../testing/packing-world';
import { runCalls } from '../testing/run-calls';

let world: PackingWorld;
let optimiser: ChildProcess;
beforeAll(async () => {
  world = await PackingWorld.open();
  await world.service
    .sql(`INSERT INTO packing_type (id, company_id, description, allow_different_orders, pallet_height, pallet_width, pallet_weight,
    spacing_between, spacing_ends, spacing_sides, max_weight, max_height, longest_pallet, truck_height, truck_length, truck_width)
    VALUES (2, 1, 'Tall frames', true, 120, 1200, 2000, 20, 40, 40, 2500, 2900, 3200, 3000, 13600, 2480),
           (3, 2, 'Of another company', true, 120, 1200, 2000, 20, 40, 40, 2500, 2900, 3200, 3000, 13600, 2480)`);
  optimiser = startOptimiser(world.service.world.env());
});
afterAll(async () => {
  await ended(optimiser, 'SIGKILL');
  await world.close();
});

const planner = people.planner();
const { start, route, runOf } = runCalls(() => world);
const settings = { packing_type_ids: [1, 2], budget_seconds: 1 };
/** Upright on no more deck on the first packing type than on the second. */
const frame = { width: 1100, height: 900, depth: 90, weight: 40 };
/** Too high for the first packing type, upright and flipped. */
const door = { width: 2450, height: 2500, depth: 90, weight: 120, can_be_flipped: false };
const framesAndDoors = () => world.order([...Array.from({ length: 10 }, () => frame), door, door]);
/** For two addresses, so that frames and doors share no pallet. */
const framesApartFromDoors = async () => {
  const [frames, doors] = [
    await world.order(Array.from({ length: 10 }, () => frame)),
    await world.order([door, door], { delivery_address: 2 as never, address: 'Kaunas, Laisvės al. 1' }),
  ];
  return {
    ids: [frames.order.id, doors.order.id],
    numbers: [frames.order.number, doors.order.number],
    doors: doors.products,
    frames: frames.products,
  };
};
const reaches = (body: object, state: PackingRun['state']): Promise<PackingRun> =>
  start(body).then(({ body: { id } }) =>
    eventually(async () => {
      const now = await runOf(id);
      expect(now.state).toBe(state);
      return now;
    }),
  );
const palletsOf = async (number: string) =>
  (
    await world
      .api(getPlanningData)
      .as(planner)
      .ok({ params: {}, query: { filter: number }, body: {} })
  ).pallets;
const apply = (run: PackingRun, body: object = {}) =>
  world
    .api(applyPackingRun)
    .as(planner)
    .send({ params: { id: run.id }, query: {}, body: body as never });

describe('runs with several packing types, by the optimiser as a process of its own', () => {
  it('PLN-04 BEY-06 BEY-21 pack frames and doors at once, a pallet of one type each; packed again every pallet keeps its type', async () => {
    const orders = await framesApartFromDoors();
    const doors: readonly number[] = orders.doors.map(({ id }) => id);
    const all = async () => (await Promise.all(orders.numbers.map(palletsOf))).flat();
    const run = await reaches({ orders: orders.ids, settings }, 'applied');
    expect(run).toMatchObject({
      unplaced: [],
      left_out: [],
      types: [{ id: 1 }, { id: 2, description: 'Tall frames', max_height: 2900 }],
    });
    expect(run.lower_bound).toBeGreaterThanOrEqual(2);
    const packed = await all();
    const ofDoors = packed.filter((pallet) => pallet.products.some(({ id }) => doors.includes(id)));
    expect(ofDoors).toMatchObject([
      { max_height: 2900, max_weight: 2500, spacing_between: 20, spacing_ends: 40, errors: [] },
    ]);
    const others = packed.filter((pallet) => !ofDoors.includes(pallet));
    for (const pallet of others) expect(pallet).toMatchObject({ max_height: 2520, spacing_between: 10, errors: [] });
    expect(others).toHaveLength(1);
    expect(packed.flatMap((pallet) => pallet.products)).toHaveLength(12);

    const ids = [...orders.frames, ...orders.doors].map(({ id }) => id);
    const again = await reaches({ products: ids, settings: { ...settings, apply: false } }, 'found');
    expect(again.plan?.difference).toMatchObject({ added: [], freed: [], new_pallets: 0 });
    const typeOf = new Map(again.plan?.pallets.map(({ pallet_id, type = 0 }) => [pallet_id, type]));
    for (const pallet of packed) expect(typeOf.get(pallet.id)).toBe(ofDoors.includes(pallet) ? 1 : 0);
    expect((await apply(again)).body.state).toBe('applied');
    const after = await all();
    expect(after.map(({ id, max_height }) => [id, max_height]).sort()).toEqual(
      packed.map(({ id, max_height }) => [id, max_height]).sort(),
    );
  });

  it('PLN-04 BEY-21 fill open pallets with what goes with their type, and leave what is pinned there', async () => {
    const { order, products } = await framesAndDoors();
    const ids = products.map(({ id }) => id);
    const [firstDoor, lastDoor] = ids.slice(10);
    await reaches({ products: [...ids.slice(0, 6), firstDoor], settings }, 'applied');
    const before = await palletsOf(order.number);
    expect(before.map(({ max_height }) => max_height)).toContain(2900);
    const body = { pallets: before.map(({ id }) => id), products: [], pinned: true };
    await world.api(pinPallets).as(planner).ok({ params: {}, query: {}, body });
    const run = await reaches({ orders: [order.id], settings: { ...settings, use_open_pallets: true } }, 'applied');
    expect(run).toMatchObject({ unplaced: [], left_out: [] });
    const after = await palletsOf(order.number);
    expect(after.map(({ id, max_height }) => [id, max_height]).sort()).toEqual(
      before.map(({ id, max_height }) => [id, max_height]).sort(),
    );
    const home = after.find((pallet) => pallet.products.some(({ id }) => id === firstDoor));
    expect(home).toMatchObject({ max_height: 2900, errors: [] });
    expect(home?.products.some(({ id }) => id === lastDoor)).toBe(true);
    const placeOf = (pallets: typeof before) =>
      pallets.flatMap((pallet) => pallet.products).find(({ id }) => id === firstDoor);
    expect([placeOf(after)?.x, placeOf(after)?.y, placeOf(after)?.z]).toEqual([
      placeOf(before)?.x,
      placeOf(before)?.y,
      placeOf(before)?.z,
    ]);
  });

  it('BEY-27 look for plans to choose from: each has pallets of both, and the chosen one is taken as it was shown', async () => {
    const orders = await framesApartFromDoors();
    const objectives = ['fewest_pallets', 'whole_orders', 'shortest_truck'];
    const run = await reaches({ orders: orders.ids, settings: { ...settings, objectives } }, 'found');
    expect(run.variants).toHaveLength(3);
    for (const { plan } of run.variants ?? []) {
      expect([...new Set(plan?.pallets.map(({ type = 0 }) => type))].sort()).toEqual([0, 1]);
      expect(plan?.floor?.items).toHaveLength(plan?.pallets.length ?? -1);
    }
    const taken = await apply(run, { variant: 'shortest_truck' });
    expect(taken.body).toMatchObject({ state: 'applied', left_out: [] });
    const packed = (await Promise.all(orders.numbers.map(palletsOf))).flat();
    expect(packed.flatMap((pallet) => pallet.errors)).toEqual([]);
    expect(packed.flatMap((pallet) => pallet.products)).toHaveLength(12);
  });

  it('PLN-04 refuse types that are not the company’s or named twice, and what none of them holds by name; where some are held the rest is named', async () => {
    const misfit = { width: 5000, height: 5000, can_be_flipped: false };
    const { order, products } = await world.order([misfit, misfit]);
    const ask = (more: object) => start({ orders: [order.id], settings: { ...settings, ...more } });
    expect((await ask({ packing_type_ids: [1, 3] })).status).toBe(404);
    expect((await ask({ packing_type_ids: [1, 99] })).problem?.params).toEqual({ packing_type: 99 });
    expect((await ask({ packing_type_ids: [1, 1] })).status).toBe(400);
    expect((await ask({ packing_type_ids: [] })).status).toBe(400);
    const refused = await ask({});
    expect([refused.status, refused.problem?.code]).toEqual([422, 'packing_run.fits_no_type']);
    expect(refused.problem?.params).toEqual({
      products: products.map(({ barcode }) => barcode),
      names: products.map(({ position }) => `${order.number} · ${position}`).join(', '),
    });
    const known = await world.order([frame, door, misfit]);
    const run = await reaches({ orders: [known.order.id], settings: { ...settings, apply: false } }, 'found');
    expect(run.unplaced).toMatchObject([{ id: known.products[2]?.id, rule: 'fits_no_type' }]);
    // the frame may stand beside the door, which saves a pallet
    expect(run.lower_bound).toBe(1);
    await route(discardPackingRun, run.id);
  });
});
