import type { TruckFloor, TruckPallet } from '@mullion/packing-model';
import type { Unplaced } from '../pallets/pallet-plan';
import { floorRuleAgainst, packTruck, type TruckOptions } from './pack-truck';
import type { FloorRule, TruckPlan } from './truck-plan';

/** Steps of the quick look whether one more pallet fits. */
const QUICK_STEPS = 400;

/** Orders in which trucks are filled, tried until as few trucks as possible are needed: large floors, long sides, heavy pallets first. */
const ORDERS: readonly ((a: TruckPallet, b: TruckPallet) => number)[] = [
  (a, b) => b.lengthMm * b.widthMm - a.lengthMm * a.widthMm,
  (a, b) => Math.max(b.lengthMm, b.widthMm) - Math.max(a.lengthMm, a.widthMm),
  (a, b) => b.massKg - a.massKg,
];

export interface TrucksPlan {
  readonly trucks: readonly TruckPlan[];
  /** Pallets that fit no truck of this kind. */
  readonly unplaced: readonly Unplaced<FloorRule>[];
  /** No plan has fewer trucks than this (area and mass). */
  readonly lowerBound: number;
}

/**
 * As few trucks of one kind as the pallets need: each is filled in order with the pallets that still fit, in several orders as long as
 * fewer trucks are possible, then packed with the rest of the budget.
 */
export function packTrucks(floor: TruckFloor, pallets: readonly TruckPallet[], options: TruckOptions): TrucksPlan {
  const unplaced: Unplaced<FloorRule>[] = [];
  const waiting: TruckPallet[] = [];
  for (const pallet of pallets) {
    const rule = floorRuleAgainst(floor, pallet);
    if (rule) unplaced.push({ id: pallet.id, rule });
    else waiting.push(pallet);
  }
  const lowerBound = trucksBound(floor, waiting);
  let loads: TruckPallet[][] | null = null;
  for (const before of ORDERS) {
    if (loads && (loads.length <= lowerBound || options.stop())) break;
    const made = loadsOf(
      floor,
      [...waiting].sort((a, b) => before(a, b) || a.id - b.id),
      options,
    );
    if (!loads || made.length < loads.length) loads = made;
  }
  const chosen = loads ?? [];
  const trucks = chosen.map((load, n) => {
    const share = options.iterations === undefined ? {} : { iterations: Math.max(1, Math.floor(options.iterations / chosen.length)) };
    const elapsed = options.elapsedShare;
    const elapsedShare = elapsed && (() => Math.max(0, Math.min(1, elapsed() * chosen.length - n)));
    return packTruck(floor, load, { seed: options.seed, stop: options.stop, ...share, ...(elapsedShare ? { elapsedShare } : {}) });
  });
  return { trucks, unplaced, lowerBound };
}

function loadsOf(floor: TruckFloor, pallets: readonly TruckPallet[], options: TruckOptions): TruckPallet[][] {
  const loads: TruckPallet[][] = [];
  for (let left = pallets; left.length;) {
    const load = fill(floor, left, options);
    // A pallet that fits alone always starts a truck, so every round takes one.
    loads.push(load);
    const taken = new Set(load);
    left = left.filter((pallet) => !taken.has(pallet));
  }
  return loads;
}

/** Takes pallets in order as long as a quick packing holds them all. */
function fill(floor: TruckFloor, candidates: readonly TruckPallet[], options: TruckOptions): TruckPallet[] {
  let load: TruckPallet[] = [];
  let massKg = 0;
  for (const pallet of candidates) {
    if (massKg + pallet.massKg > floor.maxMassKg) continue;
    const trial = [...load, pallet];
    const plan = packTruck(floor, trial, { seed: options.seed, iterations: QUICK_STEPS, stop: () => false });
    if (plan.unplaced.length) continue;
    load = trial;
    massKg += pallet.massKg;
  }
  return load;
}

function trucksBound(floor: TruckFloor, pallets: readonly TruckPallet[]): number {
  if (!pallets.length || floor.lengthMm === null) return Math.min(1, pallets.length);
  const gap = floor.betweenPalletsMm;
  const area =
    pallets.reduce((sum, p) => sum + (p.lengthMm + gap) * (p.widthMm + gap), 0) / ((floor.lengthMm + gap) * (floor.widthMm + gap));
  const mass = pallets.reduce((sum, p) => sum + p.massKg, 0) / floor.maxMassKg;
  return Math.max(1, Math.ceil(area - 1e-9), Math.ceil(mass - 1e-9));
}
