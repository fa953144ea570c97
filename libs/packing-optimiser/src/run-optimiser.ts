import type { ChainInstance, ChainPlan } from './chain/chain-instance';
import { planForShortestTruck } from './chain/plan-for-shortest-truck';
import { checkChainPlan } from './check/check-chain';
import { checkPalletPlan, checkTruckPlan } from './check/check-plan';
import type { PalletInstance } from './pallets/pallet-instance';
import type { PalletPlan } from './pallets/pallet-plan';
import { planPallets } from './plan/plan-pallets';
import type { PalletObjective } from './plan/plan-quality';
import { timeLimits } from './search/time-limits';
import { packTruck } from './truck/pack-truck';
import { packOneOrMore, type TrucksPlan } from './truck/pack-trucks';
import type { TruckInstance } from './truck/truck-instance';
import type { TruckPlan } from './truck/truck-plan';
import type { Violation } from '@mullion/packing-model';

/** What a worker is asked; plain data, so that it can be posted to a worker thread or a Web Worker. */
export type OptimiserRequest = OptimiserBudget &
  (
    | {
        readonly kind: 'pallets';
        readonly instance: PalletInstance;
        readonly objective?: PalletObjective;
      }
    | { readonly kind: 'truck'; readonly instance: TruckInstance }
    /** One floor, or as many equal ones as the pallets need. */
    | { readonly kind: 'trucks'; readonly instance: TruckInstance }
    | { readonly kind: 'chain'; readonly instance: ChainInstance }
  );

export interface OptimiserBudget {
  readonly seed: number;
  readonly seconds: number;
  /** With it the result is the same everywhere, the seconds are only a ceiling. */
  readonly iterations?: number;
  /** One shared 32-bit cell; anything but 0 cancels. A worker that searches reads no messages. */
  readonly cancelCell?: Int32Array;
}

/**
 * What a worker answers: better plans as they come, then the last one with the judge's findings (empty unless the
 * solver is wrong).
 */
export type OptimiserMessage =
  | { readonly type: 'plan'; readonly kind: 'pallets'; readonly plan: PalletPlan }
  | { readonly type: 'plan'; readonly kind: 'truck'; readonly plan: TruckPlan }
  | { readonly type: 'plan'; readonly kind: 'chain'; readonly plan: ChainPlan }
  | {
      readonly type: 'done';
      readonly kind: 'pallets';
      readonly plan: PalletPlan;
      readonly violations: readonly Violation[];
    }
  | {
      readonly type: 'done';
      readonly kind: 'truck';
      readonly plan: TruckPlan;
      readonly violations: readonly Violation[];
    }
  | {
      readonly type: 'done';
      readonly kind: 'trucks';
      readonly plan: TrucksPlan;
      readonly violations: readonly Violation[];
    }
  | {
      readonly type: 'done';
      readonly kind: 'chain';
      readonly plan: ChainPlan;
      readonly violations: readonly Violation[];
    };

/**
 * Runs one request to its end, posting messages on the way. Pure but for the clock: usable in worker_threads and in a
 * Web Worker.
 */
export function runOptimiser(request: OptimiserRequest, post: (message: OptimiserMessage) => void): void {
  if (request.kind === 'chain') {
    const onBetter = (plan: ChainPlan) => post({ type: 'plan', kind: 'chain', plan });
    const plan = planForShortestTruck(request.instance, {
      ...request,
      onBetter,
      isCancelled: () => isCancelled(request),
    });
    post({ type: 'done', kind: 'chain', plan, violations: checkChainPlan(request.instance, plan) });
    return;
  }
  const limits = timeLimits(request.seconds, request.iterations);
  const options = { ...limits, seed: request.seed, stop: () => isCancelled(request) || limits.stop() };
  if (request.kind === 'pallets') {
    const { objective } = request;
    const plan = planPallets(request.instance, {
      ...options,
      ...(objective && { objective }),
      onPlan: (better) => post({ type: 'plan', kind: 'pallets', plan: better }),
    });
    post({ type: 'done', kind: 'pallets', plan, violations: checkPalletPlan(request.instance, plan) });
    return;
  }
  const { floor, pallets } = request.instance;
  if (request.kind === 'trucks') {
    const plan = packOneOrMore(floor, pallets, options);
    post({
      type: 'done',
      kind: 'trucks',
      plan,
      violations: plan.trucks.flatMap((truck) => checkLoad(request.instance, truck)),
    });
    return;
  }
  const plan = packTruck(floor, pallets, {
    ...options,
    onPlan: (better) => post({ type: 'plan', kind: 'truck', plan: better }),
  });
  post({ type: 'done', kind: 'truck', plan, violations: checkTruckPlan(request.instance, plan) });
}

/** The judge of one truck among several: of the pallets that stand on it. */
const checkLoad = ({ floor, pallets }: TruckInstance, truck: TruckPlan): Violation[] => {
  const ids = new Set(truck.items.map(({ id }) => id));
  return checkTruckPlan({ floor, pallets: pallets.filter(({ id }) => ids.has(id)) }, truck);
};

const isCancelled = ({ cancelCell }: OptimiserBudget): boolean =>
  cancelCell !== undefined && Atomics.load(cancelCell, 0) !== 0;
