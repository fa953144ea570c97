import { Budget } from '../search/budget';
import { type Random } from '../search/random';
import { GroupSolver } from './group-solver';
import { configurationBound } from './configuration-bound';
import { openPalletsOf, pinsOfSets, type OpenPallet } from './open-pallets';
import { packProblem, roomLengthFor } from './pack-problem';
import { palletBound, type PalletBound } from './pallet-bounds';
import { withType } from './packing-types';
import type { PackSettings, PalletInstance } from './pallet-instance';
import type { PalletBoundName, PlanPallet } from './pallet-plan';
import { palletOfItsOwn, ruleAgainst, sortOut } from './sort-out';

/** A group's solver with what its bound needs. */
interface Entry {
  readonly type: number;
  readonly settings: PackSettings;
  readonly solver: GroupSolver;
  /** All open pallets of its packing type. */
  readonly open: readonly OpenPallet[];
  readonly joinable: readonly OpenPallet[];
  bound: PalletBound;
}

/** The first pallets of the products of one packing type. */
export function begin(instance: PalletInstance, type: number, random: Random, budget: Budget) {
  const { settings } = instance;
  const { groups, unplaced, alone } = sortOut(instance);
  const open = openPalletsOf(instance);
  const pins = pinsOfSets(open);
  const entries = groups.map((group): Entry => {
    const joinable = open.filter((o) => o.groupKey === group.key);
    const solver = new GroupSolver(
      packProblem(group.products, settings, pins),
      joinable.flatMap((o) => o.bands),
      random,
      budget,
    );
    const bound = { pallets: Math.max(joinable.length, Math.min(1, solver.pallets.length)), by: 'count' } as const;
    return { type, settings, open, solver, joinable, bound };
  });
  const busy = new Set(groups.map((group) => group.key));
  return {
    entries,
    unplaced,
    untouched: open
      .filter((o) => o.groupKey === null || !busy.has(o.groupKey))
      .map((o) => withType(untouchedPallet(o, settings), type)),
    single: alone.map((product) => withType(palletOfItsOwn(product, settings), type)),
  };
}

/**
 * Bounds take longer than a first plan, so they come after it; only by volume and weight when that was late. What fits
 * no pallet does not count.
 */
export function setBound(entry: Entry, budget: Budget, wasLate: boolean): void {
  budget.look();
  const { solver, joinable, settings } = entry;
  const tooBig = new Set(solver.tooBig);
  const placed = solver.problem.products.filter((_, i) => !tooBig.has(i));
  // what stands on an open pallet may be larger than this run allows
  const packable = joinable.flatMap((o) => o.products).filter((p) => ruleAgainst(p, settings) === null);
  const products = [...placed, ...packable];
  // the search counts every band of an open pallet
  const bands = joinable.reduce((sum, o) => sum + o.bands.length - 1, 0);
  const bound = palletBound(products, settings, solver.pallets.length - bands, () => {
    budget.look();
    return budget.isOver || wasLate;
  });
  entry.bound = bound.pallets >= joinable.length ? bound : { pallets: joinable.length, by: 'count' };
  solver.lowest = entry.bound.pallets + bands;
}

/** The bound by cross-sections, where one pallet fewer is not ruled out yet. */
export function raiseBound(entry: Entry, budget: Budget, untilShare: number): void {
  const { solver, joinable, bound, settings } = entry;
  if (joinable.length) return;
  const tooBig = new Set(solver.tooBig);
  const placed = solver.problem.products.filter((_, i) => !tooBig.has(i));
  const spend = (steps: number) => budget.spend(steps) && budget.used() < untilShare;
  const pallets = configurationBound(placed, settings, bound.pallets, solver.pallets.length, spend);
  if (pallets <= bound.pallets) return;
  entry.bound = { pallets, by: 'configuration' };
  solver.lowest = pallets;
}

export function untouchedPallet(open: OpenPallet, settings: PackSettings): PlanPallet {
  const problem = packProblem([], settings);
  const roomMm = settings.cutToContent ? roomLengthFor(problem, open.usedRoomMm) : problem.roomLengthMm;
  const items = open.fixed.map((f) => ({
    id: f.productId,
    xMm: f.xMm,
    yMm: f.yMm,
    zMm: f.zMm,
    isFlipped: f.isFlipped,
  }));
  return { palletKey: open.key, lengthMm: roomMm - problem.lengthOffsetMm, items };
}

/** The bound that holds the most pallets over all groups. */
export function strongest(bounds: readonly { pallets: number; by: PalletBoundName }[]): PalletBoundName {
  const found = new Map<PalletBoundName, number>();
  for (const bound of bounds) found.set(bound.by, (found.get(bound.by) ?? 0) + bound.pallets);
  return [...found].reduce<[PalletBoundName, number]>(
    (best, entry) => (entry[1] > best[1] ? entry : best),
    ['count', 0],
  )[0];
}
