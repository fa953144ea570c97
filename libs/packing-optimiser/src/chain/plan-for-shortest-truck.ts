import type { TruckPallet } from '@mullion/packing-model';
import { productsOf } from '../pallets/fleet-search';
import { packGroups, type Packed } from '../pallets/pack-pallets';
import type { Unplaced } from '../pallets/pallet-plan';
import { Budget, partOf, type SearchLimits } from '../search/budget';
import { seededRandom } from '../search/random';
import { timeLimits } from '../search/time-limits';
import { floorRuleAgainst } from '../truck/floor-rules';
import type { FloorRule } from '../truck/truck-plan';
import type { ChainInstance, ChainPlan } from './chain-instance';
import { fillTrucks } from './fill-trucks';
import { floorPalletsOf } from './floor-pallets';
import { loadTrucks } from './load-trucks';
import { QuickFloor } from './quick-floor';
import { FloorShortening, type ChainGroup, type Load, type PlacedGroup } from './shorten-floor';

interface ChainOptions {
  readonly seconds: number;
  readonly seed: number;
  /** With it the result is the same everywhere, the seconds are only a ceiling. */
  readonly iterations?: number;
  /** Called with the first plan and every better one. */
  readonly onBetter?: (plan: ChainPlan) => void;
  /** Asked every few steps; true ends the run with the best so far. */
  readonly isCancelled?: () => boolean;
}

/**
 * Parts of the budget: pallets without a look at the floor, their first floors, the floors at the end; the rest goes to
 * other pallets.
 */
const PACK_PART = 0.35;
const FIRST_PART = 0.06;
const LAST_PART = 0.1;

/** Steps for the floor of a plan that is reported on the way. */
const STEPS_OF_REPORT = 4000;

/** A pallet more than without a look at the floor is all that a stop may get. */
const MORE_PALLETS = 1;

/**
 * Pallets and truck planned together for the shortest floor: pallets are packed first, as `packPallets` does, and
 * loaded; then products change pallets and pallets their lengths and, among the widths allowed, their widths, wherever
 * that makes the floor shorter. Never longer than what was packed first and never more than one pallet a stop above it.
 * Deterministic for a seed and `iterations`.
 */
export function planForShortestTruck(instance: ChainInstance, options: ChainOptions): ChainPlan {
  const clock = timeLimits(options.seconds, options.iterations);
  const limits: SearchLimits = { ...clock, stop: () => clock.stop() || options.isCancelled?.() === true };
  const { seed, onBetter } = options;
  const packed = packGroups(instance.pallets, { ...partOf(limits, 0, PACK_PART), seed });
  const chain = new Chain(instance, packed, new Budget(partOf(limits, PACK_PART, FIRST_PART)), seed);
  let best = chain.planOf(chain.first, partOf(limits, PACK_PART, FIRST_PART));
  onBetter?.(best);
  const keep = (plan: ChainPlan) => {
    if (!isBetter(plan, best)) return;
    best = plan;
    onBetter?.(plan);
  };
  // a short budget may be over by now, and every phase takes time to begin
  if (limits.stop()) return best;
  const searchPart = 1 - PACK_PART - FIRST_PART - LAST_PART;
  const loads = [...chain.first];
  chain.search(loads, partOf(limits, PACK_PART + FIRST_PART, searchPart), () => {
    // with several trucks a plan takes too long for every change of one of them
    if (loads.length === 1) keep(chain.planOf(loads, { iterations: STEPS_OF_REPORT, stop: limits.stop }));
  });
  keep(chain.planOf(loads, partOf(limits, 1 - LAST_PART, LAST_PART)));
  return best;
}

/** Pallets left behind, trucks, the sum of their floors, pallets: less is better, in this order. */
function isBetter(plan: ChainPlan, than: ChainPlan): boolean {
  const figures = ({ trucks, pallets, unplaced }: ChainPlan) => [
    trucks.reduce((sum, truck) => sum + truck.unplaced.length, unplaced.length),
    trucks.length,
    trucks.reduce((sum, truck) => sum + truck.usedLengthMm, 0),
    pallets.pallets.length,
  ];
  const [a, b] = [figures(plan), figures(than)];
  const at = a.findIndex((figure, n) => figure !== b[n]);
  return at >= 0 && a[at]! < b[at]!;
}

/** One run: the pallets as packed first, and the truck each is on. */
class Chain {
  readonly first: readonly Load[];
  private readonly groups: readonly ChainGroup[];
  private readonly quick: QuickFloor;

  constructor(
    private readonly instance: ChainInstance,
    private readonly packed: Packed,
    budget: Budget,
    private readonly seed: number,
  ) {
    const { floor, allowTurn } = instance;
    this.groups = packed.groups.map(({ problem, settings, pallets }): ChainGroup => ({
      problem,
      settings,
      mostPallets: pallets.length + MORE_PALLETS,
    }));
    const fitting = floorPalletsOf(instance, packed.plan.pallets).filter(
      (pallet) => floorRuleAgainst(floor, pallet) === null,
    );
    const mayChange = this.changeable();
    this.quick = new QuickFloor(floor, allowTurn, budget);
    this.first = fillTrucks(floor, fitting, this.quick, () => budget.isOver).map((load) =>
      load.map((onFloor): PlacedGroup => {
        const productId = packed.plan.pallets[onFloor.id]!.items[0]!.id;
        return { group: -1, pallet: null, ...mayChange.get(productId), productId, onFloor };
      }),
    );
  }

  /** Shorter floors, load by load, in place; says whenever one is shorter. */
  search(loads: Load[], limits: SearchLimits, onShorter: () => void): void {
    const { instance, groups, seed } = this;
    const { floor, allowTurn } = instance;
    const search = new FloorShortening(groups, floor, allowTurn, seededRandom(seed), new Budget(limits));
    const countOf = (load: Load, group: number) => load.filter((placed) => placed.group === group).length;
    loads.forEach((load, n) => {
      const elsewhere = groups.map((_, group) =>
        loads.reduce((sum, other, m) => sum + (m === n ? 0 : countOf(other, group)), 0),
      );
      search.run(load, elsewhere, (n + 1) / loads.length, (shorter) => {
        loads[n] = shorter;
        onShorter();
      });
    });
  }

  /** The plan of these loads, each floor with its part of the work. */
  planOf(loads: readonly Load[], limits: SearchLimits): ChainPlan {
    const { packed, instance, seed } = this;
    const changed = new Set(this.first.flatMap((load) => load.flatMap(({ pallet }) => pallet ?? [])));
    const pallets = packed.planWith(
      packed.groups.map(({ pallets: all }, group) => [
        ...all.filter((pallet) => !changed.has(pallet)),
        ...loads.flatMap((load) =>
          load.flatMap((placed) => (placed.group === group && placed.pallet ? [placed.pallet] : [])),
        ),
      ]),
    );
    const truckOf = new Map(loads.flatMap((load, n) => load.map(({ productId }) => [productId, n] as const)));
    const trucks = loads.map((): TruckPallet[] => []);
    const unplaced: Unplaced<FloorRule>[] = [];
    for (const pallet of floorPalletsOf(instance, pallets.pallets)) {
      const n = pallets.pallets[pallet.id]!.items.flatMap(({ id }) => truckOf.get(id) ?? [])[0];
      if (n === undefined)
        unplaced.push({ id: pallet.id, rule: floorRuleAgainst(instance.floor, pallet) ?? 'no_room' });
      else trucks[n]!.push(pallet);
    }
    return { pallets, trucks: loadTrucks(instance.floor, trucks, limits, seed), unplaced };
  }

  /** By any of their products the pallets that the search may change. */
  private changeable(): Map<number, Pick<PlacedGroup, 'group' | 'pallet'>> {
    const found = new Map<number, Pick<PlacedGroup, 'group' | 'pallet'>>();
    this.packed.groups.forEach(({ problem, pallets }, group) => {
      for (const pallet of pallets) {
        if (pallet.palletKey !== null) continue;
        for (const i of productsOf(pallet)) found.set(problem.products[i]!.id, { group, pallet });
      }
    });
    return found;
  }
}
