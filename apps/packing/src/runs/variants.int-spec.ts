import type { ChildProcess } from 'node:child_process';
import {
  applyPackingRun,
  cancelPackingRun,
  discardPackingRun,
  pinPallets,
  undoPackingRun,
  type PackingRun,
} from '@mullion/contracts';
import { eventually, people } from '@mullion/server-testing';
import { ended, startOptimiser } from '../testing/optimiser-process';
import { PackingWorld } from '../testing/packing-world';
import { runCalls } from '../testing/run-calls';

let world: PackingWorld;
let optimiser: ChildProcess;
beforeAll(async () => {
  world = await PackingWorld.open();
  optimiser = startOptimiser(world.service.world.env());
});
afterAll(async () => {
  await ended(optimiser, 'SIGKILL');
  await world.close();
});

const planner = people.planner();
const { start, route, runOf } = runCalls(() => world);
const objectives = ['fewest_pallets', 'whole_orders', 'shortest_truck'] as const;
const settings = {
  objectives,
  budget_seconds: 1,
  mix_addresses: true,
  spacing_between: 10,
  spacing_ends: 30,
  spacing_sides: 30,
};
/** Eighteen of them fill a pallet. */
const tall = { width: 1150, height: 2200, depth: 95, weight: 20, can_be_flipped: false };
/** Orders of twelve each: two pallets hold three of them, one order then is on both. */
const threeOrders = async () => {
  const orders = [];
  for (let at = 0; at < 3; at++) orders.push(await world.order(Array.from({ length: 12 }, () => tall)));
  return orders;
};
const found = async (body: object): Promise<PackingRun> => {
  const { body: run } = await start(body);
  return eventually(async () => {
    const now = await runOf(run.id);
    expect(now.state).toBe('found');
    return now;
  });
};
const apply = (run: PackingRun, variant: string, who = planner) =>
  world
    .api(applyPackingRun)
    .as(who)
    .send({ params: { id: run.id }, query: {}, body: { variant } as never });
const palletsOf = async (orders: Awaited<ReturnType<typeof threeOrders>>) =>
  world.service.sql<{ order_id: number; pallets: number }>(
    `SELECT p.order_id, count(DISTINCT l.pallet_id)::int AS pallets FROM product_copy p JOIN placement l ON l.product_id = p.id
     WHERE p.order_id = ANY($1) AND l.pallet_id IS NOT NULL GROUP BY 1 ORDER BY 1`,
    [orders.map(({ order }) => order.id)],
  );

describe('plans to choose from, by the optimiser as a process of its own', () => {
  it('BEY-27a come side by side with their figures and floors; one is taken, taken back, and anything changed meanwhile refuses it by name', async () => {
    const orders = await threeOrders();
    const body = { orders: orders.map(({ order }) => order.id), settings };
    const run = await found(body);
    expect(run.settings.apply).toBe(false);
    expect(run.standing).toMatchObject({ pallets: 0, unplaced: 36, floor_length: null });
    expect(run.variants).toMatchObject([
      {
        objective: 'fewest_pallets',
        state: 'done',
        same_as: null,
        unplaced: [],
        plan: { lower_bound: 2, split_orders: 1 },
      },
      {
        objective: 'whole_orders',
        state: 'done',
        same_as: null,
        unplaced: [],
        plan: { split_orders: 0, split_bound: 0 },
      },
      { objective: 'shortest_truck', state: 'done', unplaced: [] },
    ]);
    const [few, whole, short] = run.variants ?? [];
    expect([few?.plan?.pallets.length, whole?.plan?.pallets.length]).toEqual([2, 3]);
    const lengths = run.variants?.map(({ plan }) => plan?.floor?.used_length ?? Infinity) ?? [];
    expect(short?.plan?.floor?.used_length).toBe(Math.min(...lengths));
    expect(few?.plan?.difference).toMatchObject({ added: { length: 36 }, new_pallets: 2 });
    for (const variant of run.variants ?? []) {
      expect(variant.plan?.floor?.items).toHaveLength(variant.plan?.pallets.length ?? -1);
      expect(variant.plan?.floor?.used_length).toBeGreaterThanOrEqual(variant.plan?.floor?.lower_bound ?? Infinity);
      expect(variant.plan?.weight).toBeGreaterThan(36 * 20);
    }

    expect((await apply(run, 'whole_orders', people.viewer())).status).toBe(403);
    expect((await apply(run, 'whole_orders', people.stranger())).status).toBe(404);
    expect((await apply(run, 'nonsense')).status).toBe(400);
    const taken = (await apply(run, 'whole_orders')).body;
    expect(taken).toMatchObject({ state: 'applied', chosen: 'whole_orders', pallets: 3, left_out: [], can_undo: true });
    expect((await palletsOf(orders)).map(({ pallets }) => pallets)).toEqual([1, 1, 1]);
    expect((await apply(run, 'fewest_pallets')).problem?.code).toBe('packing_run.not_open');

    // from what stands now: the first plan moves one order's products, the second nothing
    const again = await found({ products: orders.flatMap(({ products }) => products.map(({ id }) => id)), settings });
    expect(again.standing).toMatchObject({ pallets: 3, split_orders: 0, unplaced: 0 });
    expect(again.standing?.floor_length).toBeGreaterThan(0);
    expect(again.variants?.[0]?.plan?.difference).toMatchObject({ added: [], freed: { length: 1 }, new_pallets: 0 });
    const [pallet] = taken.pallet_ids;
    await world.service.sql('UPDATE pallet SET comment = $2, version = version + 1 WHERE id = $1', [
      pallet,
      'glass out',
    ]);
    const refused = await apply(again, 'fewest_pallets');
    expect([refused.status, refused.problem?.code, refused.problem?.params]).toEqual([
      409,
      'packing_run.outdated',
      { what: `#${pallet}` },
    ]);
    expect((await palletsOf(orders)).map(({ pallets }) => pallets)).toEqual([1, 1, 1]);
    expect((await runOf(again.id)).state).toBe('found');
    await route(discardPackingRun, again.id);

    const third = await found({ products: orders.flatMap(({ products }) => products.map(({ id }) => id)), settings });
    expect((await apply(third, 'fewest_pallets')).body).toMatchObject({ state: 'applied', pallets: 2 });
    const undone = await world
      .api(undoPackingRun)
      .as(planner)
      .send({ params: { id: third.id }, query: {}, body: {} });
    expect(undone.body.state).toBe('discarded');
    expect((await palletsOf(orders)).map(({ pallets }) => pallets)).toEqual([1, 1, 1]);
  });

  it('BEY-27 that are the same say so; what fits no pallet is named in each; a stopped search keeps what it has found', async () => {
    const one = await world.order([tall, tall, { width: 5000, height: 5000, can_be_flipped: false }]);
    const same = await found({ orders: [one.order.id], settings });
    expect(same.variants).toMatchObject([
      { same_as: null, unplaced: [{ rule: 'too_long' }] },
      { same_as: 'fewest_pallets', unplaced: [{ rule: 'too_long' }] },
      { unplaced: [{ rule: 'too_long' }] },
    ]);
    await route(discardPackingRun, same.id);

    const orders = await threeOrders();
    const { body: long } = await start({
      orders: orders.map(({ order }) => order.id),
      settings: { ...settings, budget_seconds: 15 },
    });
    await eventually(async () =>
      expect((await runOf(long.id)).variants?.[0]).toMatchObject({ state: 'searching', plan: { pallets: {} } }),
    );
    expect((await apply(long, 'fewest_pallets')).problem?.code).toBe('packing_run.not_open');
    await route(cancelPackingRun, long.id);
    const kept = await eventually(async () => {
      const now = await runOf(long.id);
      expect(now.state).toBe('found');
      return now;
    });
    expect(kept.variants?.map(({ plan }) => plan !== null)).toEqual([true, false, false]);
    expect((await apply(kept, 'whole_orders')).problem?.code).toBe('packing_run.not_open');
    expect((await apply(kept, 'fewest_pallets')).body.state).toBe('applied');
  });

  it('BEY-21 leave what is pinned where it stands in every plan', async () => {
    const orders = await threeOrders();
    const products = orders.flatMap((order) => order.products);
    const first = await found({ orders: orders.map(({ order }) => order.id), settings });
    const taken = (await apply(first, 'fewest_pallets')).body;
    const [pinned] = taken.pallet_ids;
    await world
      .api(pinPallets)
      .as(planner)
      .ok({ params: {}, query: {}, body: { pallets: [pinned as number], products: [], pinned: true } as never });
    const placed = () =>
      world.service.sql('SELECT product_id, x, y, z FROM placement WHERE pallet_id = $1 ORDER BY product_id', [pinned]);
    const before = await placed();
    const run = await found({ products: products.map(({ id }) => id), settings });
    const stays = run.unplaced.filter(({ rule }) => rule === 'pinned');
    expect(stays).toHaveLength(before.length);
    for (const { plan } of run.variants ?? []) {
      const moved = new Set<number>(plan?.difference?.moved);
      expect(stays.filter(({ id }) => moved.has(id))).toEqual([]);
    }
    expect((await apply(run, 'whole_orders')).body.state).toBe('applied');
    expect(await placed()).toEqual(before);
  });

  it('BEY-27a BEY-31a stand inside the truck, the pallets of a stop together in unloading order, behind one another where one truck is not enough', async () => {
    const addresses = ['Alytus', 'Kaunas', 'Šiauliai', 'Zarasai'];
    const orders: Awaited<ReturnType<typeof world.order>>[] = [];
    for (const [at, address] of addresses.entries())
      orders.push(
        await world.order(
          Array.from({ length: 9 }, () => tall),
          { address, delivery_address: (50 + at) as never },
        ),
      );
    const stopOf = new Map(orders.flatMap(({ products }, at) => products.map(({ id }) => [id, at] as const)));
    const looked = async (truckLength: number) => {
      await world.service.sql('UPDATE packing_type SET truck_length = $1 WHERE id = 1', [truckLength]);
      const run = await found({
        orders: orders.map(({ order }) => order.id),
        settings: { ...settings, mix_addresses: false },
      });
      await route(discardPackingRun, run.id);
      return run.variants ?? [];
    };
    for (const truckLength of [13_600, 1500]) {
      const trucksOf = await looked(truckLength);
      expect(trucksOf).toHaveLength(3);
      for (const { plan } of trucksOf) {
        const floor = plan!.floor!;
        expect(floor.trucks! > 1).toBe(truckLength === 1500);
        const placed = floor.items.map(({ pallet, x, y, is_turned }) => {
          const { length, width, items } = plan!.pallets[pallet]!;
          const truck = Math.floor(x / truckLength);
          return {
            truck,
            x: x - truck * truckLength,
            end: y + (is_turned ? length : width),
            far: x - truck * truckLength + (is_turned ? width : length),
            stop: stopOf.get(items[0]!.id)!,
          };
        });
        expect(placed).toHaveLength(plan!.pallets.length);
        for (const one of placed) {
          expect([one.far <= truckLength, one.end <= 2480]).toEqual([true, true]);
          for (const other of placed)
            if (one.truck === other.truck && one.stop < other.stop) expect(one.x).toBeGreaterThanOrEqual(other.x);
        }
      }
    }
  });
});
