import { createHash } from 'node:crypto';
import {
  checkPalletPlan,
  checkTruckPlan,
  deckBoundMm2,
  packTruck,
  planPallets,
  timeLimits,
  type PalletInstance,
  type PalletPlan,
  type SearchLimits,
} from '@mullion/packing-optimiser';
import { loadInstance } from './instances';
import { wronglyLeftBehind, wronglyLeftOut } from './left-out';
import { DEMO_LENGTHS_MM } from './own/own-instances';
import { binpackingPallets } from './peers/binpacking-pallets';
import { floorPeers } from './peers/floors';
import type { PeerResult } from './peers/peer-result';

/** One run of the solver, or of the peers, on one instance. */
export type Task = { readonly file: string } & (
  | { readonly kind: 'peers' }
  | {
      readonly kind: 'own';
      readonly seed: number;
      readonly seconds: number;
      readonly iterations?: number;
      readonly isCpuTime?: boolean;
    }
);

/** What the solver reached, by the judge's eyes. */
export interface Outcome {
  readonly seed: number;
  /** Pallets, or millimetres of floor. */
  readonly value: number;
  readonly bound: number;
  readonly isProved: boolean;
  readonly unplaced: number;
  /** Rules that the judge finds broken in the last plan and in every plan on the way. */
  readonly broken: readonly string[];
  readonly firstPlanMs: number;
  readonly seconds: number;
  readonly steps: number;
  /** Of the plan without its times. */
  readonly hash: string;
  readonly splitOrders?: number;
  readonly deckM2?: number;
  /** No plan has less deck. */
  readonly deckBoundM2?: number;
  /** The same pallets, each at the smallest standard length that holds it. */
  readonly standardDeckM2?: number;
}

export type Answer =
  | { readonly kind: 'peers'; readonly peers: readonly PeerResult[] }
  | { readonly kind: 'own'; readonly outcome: Outcome };

/** Runs a task here and now. */
export function solve(task: Task): Answer {
  const { instance } = loadInstance(task.file);
  if (task.kind === 'peers')
    return {
      kind: 'peers',
      peers: instance.kind === 'pallets' ? [binpackingPallets(instance.pallets)] : floorPeers(instance.truck),
    };
  const limits = task.isCpuTime ? processorLimits(task.seconds) : timeLimits(task.seconds, task.iterations);
  const start = performance.now();
  const broken = new Set<string>();
  let firstPlanMs = -1;
  const first = () => {
    if (firstPlanMs < 0) firstPlanMs = Math.round(performance.now() - start);
  };
  const common = () => ({
    broken: [...broken],
    firstPlanMs,
    seconds: Math.round(performance.now() - start) / 1000,
    seed: task.seed,
  });
  if (instance.kind === 'pallets') {
    const seen: PalletPlan[] = [];
    const plan = planPallets(instance.pallets, {
      ...limits,
      seed: task.seed,
      onPlan: (better) => (first(), void seen.push(better)),
    });
    const times = common();
    for (const each of [...seen, plan])
      for (const { code } of checkPalletPlan(instance.pallets, each)) broken.add(code);
    for (const code of wronglyLeftOut(instance.pallets, plan)) broken.add(code);
    return { kind: 'own', outcome: { ...times, ...palletFigures(instance.pallets, plan), broken: [...broken] } };
  }
  const { floor, pallets } = instance.truck;
  const seen: ReturnType<typeof packTruck>[] = [];
  const plan = packTruck(floor, pallets, {
    ...limits,
    seed: task.seed,
    onPlan: (better) => (first(), void seen.push(better)),
  });
  const times = common();
  for (const each of [...seen, plan]) for (const { code } of checkTruckPlan(instance.truck, each)) broken.add(code);
  for (const code of wronglyLeftBehind(instance.truck, plan)) broken.add(code);
  return {
    kind: 'own',
    outcome: {
      ...times,
      broken: [...broken],
      value: plan.usedLengthMm,
      bound: plan.lowerBoundMm,
      isProved: plan.isProvedOptimal,
      unplaced: plan.unplaced.length,
      steps: plan.iterations,
      hash: hashOf(plan),
    },
  };
}

/** SHA-256 of a plan, the first 16 digits; plans hold no times. */
export const hashOf = (plan: object): string =>
  createHash('sha256').update(JSON.stringify(plan)).digest('hex').slice(0, 16);

/** Seconds of the processor instead of the clock, for a machine that others use too. */
function processorLimits(seconds: number): SearchLimits {
  const start = process.cpuUsage();
  const elapsedShare = () => {
    const used = process.cpuUsage(start);
    return (used.user + used.system) / 1e6 / seconds;
  };
  return { elapsedShare, stop: () => elapsedShare() >= 1 };
}

function palletFigures(instance: PalletInstance, plan: PalletPlan) {
  const { settings, products } = instance;
  const orderOf = new Map(products.map((p) => [p.id, p.orderKey]));
  const palletsOfOrder = new Map<string, Set<number>>();
  plan.pallets.forEach((pallet, n) => {
    for (const { id } of pallet.items)
      palletsOfOrder.set(orderOf.get(id)!, (palletsOfOrder.get(orderOf.get(id)!) ?? new Set()).add(n));
  });
  const deckM2 = (lengthOf: (lengthMm: number) => number) =>
    plan.pallets.reduce((sum, pallet) => sum + lengthOf(pallet.lengthMm) * settings.widthMm, 0) / 1e6;
  return {
    value: plan.pallets.length,
    bound: plan.lowerBound,
    isProved: plan.pallets.length === plan.lowerBound,
    unplaced: plan.unplaced.length,
    steps: plan.iterations,
    hash: hashOf(plan),
    splitOrders: [...palletsOfOrder.values()].filter((pallets) => pallets.size > 1).length,
    deckM2: deckM2((mm) => mm),
    deckBoundM2: deckBoundMm2(instance) / 1e6,
    standardDeckM2: deckM2((mm) => DEMO_LENGTHS_MM.find((length) => length >= mm) ?? mm),
  };
}
