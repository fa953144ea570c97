import {
  autoPack,
  beginPackingRun,
  finishPackingRun,
  getPackingRun,
  reportPackingRun,
  type applyPackingRun,
  type cancelPackingRun,
  type discardPackingRun,
  type PackingRun,
  type PalletPlanDto,
  type ProductRecord,
  type undoPackingRun,
} from '@mullion/contracts';
import { systemContext } from '@mullion/server-kit';
import { people } from '@mullion/server-testing';
import type { PackingWorld } from './packing-world';

type RunRoute =
  | typeof applyPackingRun
  | typeof cancelPackingRun
  | typeof discardPackingRun
  | typeof getPackingRun
  | typeof undoPackingRun;

/** What a planner and a worker ask of packing runs. */
export const runCalls = (world: () => PackingWorld) => {
  const planner = people.planner();
  const asWorker = systemContext(1);
  const route = (contract: RunRoute, id: string, who = planner) =>
    world().api(contract).as(who).send({ params: { id }, query: {}, body: {} });
  return {
    route,
    start: (body: object, who = planner) => world().api(autoPack).as(who).send({ params: {}, query: {}, body }),
    runOf: async (id: string): Promise<PackingRun> => (await route(getPackingRun, id)).body,
    begin: (run_id: string) => world().api(beginPackingRun).as(asWorker).ok({ run_id }),
    report: (run_id: string, plan: PalletPlanDto | null, progress = 0.5) =>
      world().api(reportPackingRun).as(asWorker).ok({ run_id, progress, ms: 100, plan }),
    finish: (run_id: string, plan: PalletPlanDto | null, error: string | null = null) =>
      world().api(finishPackingRun).as(asWorker).ok({ run_id, plan, error }),
  };
};

/** One pallet, products one behind the other. */
export const rowPlan = (products: readonly ProductRecord[]): PalletPlanDto =>
  ({
    pallets: [
      {
        length: 1060,
        width: 1000,
        items: products.map((p, i) => ({ id: p.id, x: 30, y: 30 + i * 90, z: 0, is_flipped: false })),
      },
    ],
    unplaced: [],
    lower_bound: 1,
    lower_bound_by: 'count',
    first_plan_ms: 1,
    seconds: 0.1,
    iterations: 1,
    seed: 1,
  }) as PalletPlanDto;
