import { Worker } from 'node:worker_threads';
import type { ComparedFloor, PlanObjective } from '@mullion/contracts';
import {
  checkPalletPlan,
  type OptimiserRequest,
  type OptimiserMessage,
  type PalletInstance,
} from '@mullion/packing-optimiser';
import { oneBehindAnother, truckOf } from './floor-length';
import type { SearchedPlan } from './plan-figures';

export interface Search {
  readonly instance: PalletInstance;
  readonly objective: PlanObjective;
  /** Where the pallets of a plan for the shortest truck stand. */
  readonly floor?: ComparedFloor | undefined;
  readonly seconds: number;
  readonly seed: number;
  /** Bundle of the thread. */
  readonly threadFile: string;
  /** One shared 32-bit cell; anything but 0 ends the search soon. */
  readonly cancelCell: Int32Array;
  /** Called for every plan that the checker accepts. */
  readonly onPlan: (plan: SearchedPlan) => void;
}

export interface SearchThread {
  /** The last plan; rejects when the thread dies or its result breaks a rule. */
  readonly done: Promise<SearchedPlan>;
  /** Ends the thread at once. */
  kill(): Promise<void>;
}

/** Room for young objects in a thread, MB: the process itself is started with little, because it mostly waits. */
const YOUNG_MB = 24;

/** What a thread is asked for one objective; pallets for the shortest truck are planned together with their floor. */
const requestOf = ({ instance, objective, floor, seconds, seed, cancelCell }: Search): OptimiserRequest =>
  objective === 'shortest_truck' && floor
    ? {
        kind: 'chain',
        instance: { pallets: instance, floor: truckOf(floor), stops: floor.stops ?? {}, allowTurn: true },
        seconds,
        seed,
        cancelCell,
      }
    : {
        kind: 'pallets',
        instance,
        objective: objective === 'whole_orders' ? objective : 'fewest_pallets',
        seconds,
        seed,
        cancelCell,
      };

/** A plan of either kind of search. */
const planOf = (message: OptimiserMessage, floor: ComparedFloor | undefined): SearchedPlan | null => {
  if (message.kind === 'pallets') return message.plan;
  if (message.kind !== 'chain') return null;
  const { pallets, trucks, unplaced } = message.plan;
  // a pallet that no truck takes has no floor
  return floor && trucks.length > 0 && unplaced.length === 0
    ? { ...pallets, onFloor: oneBehindAnother(floor, trucks) }
    : pallets;
};

/**
 * Runs the engine in a worker thread; every plan it gives is judged by the independent checker before it is passed on.
 */
export const startThread = (search: Search): SearchThread => {
  const { instance, threadFile, onPlan } = search;
  const thread = new Worker(threadFile, {
    workerData: requestOf(search),
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  const done = new Promise<SearchedPlan>((resolve, reject) => {
    thread.on('message', (message: OptimiserMessage) => {
      const plan = planOf(message, search.floor);
      if (!plan) return;
      const violations = message.type === 'done' ? message.violations : checkPalletPlan(instance, plan);
      if (message.type === 'plan' && violations.length === 0) onPlan(plan);
      if (message.type !== 'done') return;
      if (violations.length === 0) resolve(plan);
      else reject(new Error(`the plan breaks a rule: ${violations[0]?.code ?? ''}`));
    });
    thread.on('error', reject);
    thread.on('exit', (code) => reject(new Error(`the search thread ended with code ${code}`)));
  });
  return { done, kill: async () => void (await thread.terminate()) };
};
