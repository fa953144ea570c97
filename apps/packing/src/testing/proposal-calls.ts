import { autoPack, type PackingRun, type PalletPlanDto, type ProductRecord } from '@mullion/contracts';
import { people } from '@mullion/server-testing';
import type { PackingWorld } from './packing-world';
import { runCalls } from './run-calls';

/** One pallet a list, products one behind the other. */
export const plan = (...pallets: (readonly ProductRecord[])[]): PalletPlanDto =>
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

/** What a planner and a worker ask of runs whose plan waits for the planner's word. */
export const proposalCalls = (world: () => PackingWorld) => {
  const { route, runOf, begin, finish } = runCalls(world);
  return {
    start: (products: readonly ProductRecord[], settings: object = {}): Promise<PackingRun> =>
      world()
        .api(autoPack)
        .as(people.planner())
        .ok({
          params: {},
          query: {},
          body: { products: products.map((p) => p.id), settings: { apply: false, ...settings } },
        }),
    begin,
    finish,
    act: route,
    runOf,
    /** A pallet with the spacings of the packing type, as runs create them. */
    palletOf: async (products: readonly ProductRecord[]): Promise<number> => {
      const id = await world().pallet(products);
      await world().service.sql(
        'UPDATE pallet SET spacing_between = 10, spacing_ends = 30, spacing_sides = 30 WHERE id = $1',
        [id],
      );
      return id;
    },
    placesOf: (products: readonly ProductRecord[]) =>
      world().service.sql<{ product_id: number; pallet_id: number | null; x: number; y: number }>(
        'SELECT product_id, pallet_id, x, y FROM placement WHERE product_id = ANY($1) ORDER BY product_id',
        [products.map((p) => p.id)],
      ),
  };
};
