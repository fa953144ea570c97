import { overLimitsKg, type TruckFloor, type TruckPallet } from '@mullion/packing-model';
import type { Unplaced } from '../pallets/pallet-plan';
import { partOf } from '../search/budget';
import { floorRuleAgainst } from './floor-rules';
import { placedOf } from './load-limits';
import { packTruck, type TruckOptions } from './pack-truck';
import { palletsById, quickLoad, shortenTrucks, type Load } from './shorten-trucks';
import type { FloorRule, TruckPlan } from './truck-plan';

/** Share of the budget in which pallets change trucks. */
const SHORTENING = 0.6;

/**
 * Orders in which trucks are filled, tried until as few trucks as possible are needed: large floors, long sides, heavy
 * pallets first.
 */
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
 * As few trucks of one kind as the pallets need, then the least sum of used lengths: each is filled in order with the
 * pallets that still fit, in several orders as long as fewer trucks are possible; then pallets change trucks; the rest
 * of the budget packs each truck.
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
  let loads: Load[] | null = null;
  for (const before of ORDERS) {
    if (loads && (loads.length <= lowerBound || options.stop())) break;
    const made = loadsOf(
      floor,
      [...waiting].sort((a, b) => before(a, b) || a.id - b.id),
      options,
    );
    if (!loads || made.length < loads.length) loads = made;
  }
  const chosen = shortenTrucks(floor, loads ?? [], { ...partOf(options, 0, SHORTENING), seed: options.seed });
  const trucks = chosen.map(({ pallets: load, plan }, n) => {
    const part = (1 - SHORTENING) / chosen.length;
    const longer = packTruck(floor, load, { ...partOf(options, SHORTENING + n * part, part), seed: options.seed });
    const known = palletsById(load);
    const worse =
      overLimitsKg(floor, placedOf(longer.items, known)) - overLimitsKg(floor, placedOf(plan.items, known)) ||
      longer.usedLengthMm - plan.usedLengthMm;
    return longer.unplaced.length || worse > 0 ? plan : longer;
  });
  return { trucks, unplaced, lowerBound };
}

/** Part of the budget in which all pallets are looked for on one truck. */
const ONE_PART = 0.5;

/** One truck where all pallets fit it, else as few as `packTrucks` finds. */
export function packOneOrMore(floor: TruckFloor, pallets: readonly TruckPallet[], options: TruckOptions): TrucksPlan {
  const { onPlan: _, ...quietly } = options;
  const one = packTruck(floor, pallets, { ...quietly, ...partOf(options, 0, ONE_PART) });
  if (!one.unplaced.length && overLimitsKg(floor, placedOf(one.items, palletsById(pallets))) === 0)
    return { trucks: [one], unplaced: [], lowerBound: Math.min(1, pallets.length) };
  return packTrucks(floor, pallets, { ...quietly, ...partOf(options, ONE_PART, 1 - ONE_PART) });
}

function loadsOf(floor: TruckFloor, pallets: readonly TruckPallet[], options: TruckOptions): Load[] {
  const loads: Load[] = [];
  for (let left = pallets; left.length;) {
    const load = fill(floor, left, options.seed);
    // A pallet that fits alone always starts a truck, so every round takes one.
    if (!load) break;
    loads.push(load);
    const taken = new Set(load.pallets);
    left = left.filter((pallet) => !taken.has(pallet));
  }
  return loads;
}

/** Takes pallets in order as long as a quick packing holds them all. */
function fill(floor: TruckFloor, candidates: readonly TruckPallet[], seed: number): Load | null {
  let load: Load | null = null;
  for (const pallet of candidates) {
    const pallets: readonly TruckPallet[] = load ? load.pallets : [];
    load = quickLoad(floor, [...pallets, pallet], seed) ?? load;
  }
  return load;
}

function trucksBound(floor: TruckFloor, pallets: readonly TruckPallet[]): number {
  if (!pallets.length || floor.lengthMm === null) return Math.min(1, pallets.length);
  const gap = floor.betweenPalletsMm;
  const area =
    pallets.reduce((sum, p) => sum + (p.lengthMm + gap) * (p.widthMm + gap), 0) /
    ((floor.lengthMm + gap) * (floor.widthMm + gap));
  const mass = pallets.reduce((sum, p) => sum + p.massKg, 0) / floor.maxMassKg;
  return Math.max(1, Math.ceil(area - 1e-9), Math.ceil(mass - 1e-9));
}
