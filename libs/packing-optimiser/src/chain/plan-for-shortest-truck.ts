import type { TruckPallet } from '@mullion/packing-model';
import { packGroups, type Packed } from '../pallets/pack-pallets';
import type { Unplaced } from '../pallets/pallet-plan';
import { Budget, partOf, type SearchLimits } from '../search/budget';
import { seededRandom } from '../search/random';
import { timeLimits } from '../search/time-limits';
import { floorRuleAgainst } from '../truck/floor-rules';
import { packTruck } from '../truck/pack-truck';
import { packTrucks } from '../truck/pack-trucks';
import type { FloorRule, TruckPlan } from '../truck/truck-plan';
import type { ChainInstance, ChainPlan } from './chain-instance';
import { floorPalletsOf } from './floor-pallets';
import { FloorShortening, type ChainGroup, type Standing } from './shorten-floor';

export interface ChainOptions {
  readonly seconds: number;
  readonly seed: number;
  /** With it the result is the same everywhere, the seconds are only a ceiling. */
  readonly iterations?: number;
  /** Called with the first plan and every better one. */
  readonly onBetter?: (plan: ChainPlan) => void;
  /** Asked every few steps; true ends the run with the best so far. */
  readonly isCancelled?: () => boolean;
}

/** Parts of the budget: pallets without a look at the floor, their first floors, other pallets for shorter floors, the last floors. */
const PACK_PART = 0.25;
const FIRST_PART = 0.1;
const LAST_PART = 0.1;

/** A pallet more than without a look at the floor is all that a stop may get. */
const MORE_PALLETS = 1;

/**
 * Pallets and truck planned together for the shortest floor: pallets are packed first, as `packPallets` does, and loaded; then products change
 * pallets and pallets their lengths wherever that makes the floor shorter. Never longer than packing first and loading afterwards in the same run,
 * never more than one pallet a stop above it. Deterministic for a seed and `iterations`.
 */
export function planForShortestTruck(instance: ChainInstance, options: ChainOptions): ChainPlan {
  const clock = timeLimits(options.seconds, options.iterations);
  const limits: SearchLimits = { ...clock, stop: () => clock.stop() || options.isCancelled?.() === true };
  const { seed } = options;
  const packed = packGroups(instance.pallets, { ...partOf(limits, 0, PACK_PART), seed });
  const first = loaded(instance, packed.plan, { ...partOf(limits, PACK_PART, FIRST_PART), seed });
  options.onBetter?.(first);
  const loads = loadsOf(instance, packed, first);
  const searchPart = 1 - PACK_PART - FIRST_PART - LAST_PART;
  const budget = new Budget(partOf(limits, PACK_PART + FIRST_PART, searchPart));
  const groups = packed.groups.map(({ problem, pallets }): ChainGroup => ({ problem, mostPallets: pallets.length + MORE_PALLETS }));
  const search = new FloorShortening(groups, instance.pallets.settings, instance.floor, seededRandom(seed), budget);
  loads.forEach((load, n) => {
    const elsewhere = groups.map((_, group) => loads.reduce((sum, other) => sum + (other === load ? 0 : countOf(other, group)), 0));
    loads[n] = search.run(load, elsewhere, (n + 1) / loads.length);
  });
  const pallets = packed.planWith(
    packed.groups.map(({ pallets: all }, group) => {
      const searched = loads.flatMap((load) => load.flatMap((s) => (s.group === group && s.pallet ? [s.pallet] : [])));
      return [...all.filter(({ palletKey }) => palletKey !== null), ...searched];
    }),
  );
  const last = loaded(instance, pallets, { ...partOf(limits, 1 - LAST_PART, LAST_PART), seed });
  if (!isBetter(last, first)) return first;
  options.onBetter?.(last);
  return last;
}

const countOf = (load: readonly Standing[], group: number): number => load.filter((s) => s.group === group && s.pallet).length;

/** Fewer trucks, then the shorter floors, then fewer pallets. */
function isBetter(plan: ChainPlan, than: ChainPlan): boolean {
  const figures = ({ trucks, pallets, unplaced }: ChainPlan) =>
    [unplaced.length, trucks.length, trucks.reduce((sum, truck) => sum + truck.usedLengthMm, 0), pallets.pallets.length] as const;
  const [a, b] = [figures(plan), figures(than)];
  const at = a.findIndex((figure, n) => figure !== b[n]);
  return at >= 0 && a[at]! < b[at]!;
}

/** A pallet plan on its trucks: on one if they fit it, else on as few as they need. */
function loaded(instance: ChainInstance, plan: ChainPlan['pallets'], limits: SearchLimits & { readonly seed: number }): ChainPlan {
  const { floor } = instance;
  const unplaced: Unplaced<FloorRule>[] = [];
  const fitting: TruckPallet[] = [];
  for (const pallet of floorPalletsOf(instance, plan.pallets)) {
    const rule = floorRuleAgainst(floor, pallet);
    if (rule) unplaced.push({ id: pallet.id, rule });
    else fitting.push(pallet);
  }
  if (!fitting.length) return { pallets: plan, trucks: [], unplaced };
  const one = packTruck(floor, fitting, floor.lengthMm === null ? limits : { ...partOf(limits, 0, 0.5), seed: limits.seed });
  if (!one.unplaced.length) return { pallets: plan, trucks: [one], unplaced };
  const { trucks } = packTrucks(floor, fitting, { ...partOf(limits, 0.5, 0.5), seed: limits.seed });
  return { pallets: plan, trucks, unplaced };
}

/** What stands on each truck, as the search takes it. */
function loadsOf(instance: ChainInstance, { plan, groups }: Packed, { trucks }: ChainPlan): (readonly Standing[])[] {
  const onFloor = floorPalletsOf(instance, plan.pallets);
  const indexOf = new Map(plan.pallets.flatMap((pallet, n) => pallet.items.map(({ id }) => [id, n] as const)));
  const known = new Map<number, Standing>();
  groups.forEach(({ problem, pallets }, group) => {
    for (const pallet of pallets) {
      if (pallet.palletKey !== null || !pallet.rows.length) continue;
      const n = indexOf.get(problem.products[pallet.rows[0]!.product(0)]!.id)!;
      known.set(n, { group, pallet, onFloor: onFloor[n]! });
    }
  });
  return trucks.map(({ items }: TruckPlan) => items.map(({ id }) => known.get(id) ?? { group: -1, pallet: null, onFloor: onFloor[id]! }));
}
