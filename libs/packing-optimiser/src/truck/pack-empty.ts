import {
  overLimitsKg,
  floorRect,
  rectsClash,
  usedLengthMm as usedLengthOf,
  type PlacedPallet,
  type TruckFloor,
  type TruckPallet,
} from '@mullion/packing-model';
import type { Unplaced } from '../pallets/pallet-plan';
import { Budget, type SearchLimits } from '../search/budget';
import { balanced } from './balance';
import { floorBoundMm } from './floor-bounds';
import { floorProblem, type FloorProblem, type FloorSolution } from './floor-problem';
import { floorRuleAgainst, withinMass } from './floor-rules';
import { searchFloor } from './floor-search';
import { placedOf, withinLimits } from './load-limits';
import { isPlaced, type FloorPallet } from './truck-instance';
import type { FloorItem, FloorRule, TruckPlan } from './truck-plan';

export interface TruckOptions extends SearchLimits {
  readonly seed: number;
  readonly onPlan?: (plan: TruckPlan) => void;
}

/**
 * Puts pallets on one floor: king pin, axles and sides within their limits, then the shortest used length, then
 * balance, left and right and along the truck; the stop order is always kept. What does not fit is named; with too much
 * for the floor the pallets nearest the doors are left out.
 */
export function packEmpty(floor: TruckFloor, pallets: readonly FloorPallet[], options: TruckOptions): TruckPlan {
  const budget = new Budget(options);
  const ruled = pallets.map((pallet) => ({ pallet, rule: floorRuleAgainst(floor, pallet) }));
  const unplaced: Unplaced<FloorRule>[] = ruled.flatMap(({ pallet, rule }) => (rule ? [{ id: pallet.id, rule }] : []));
  const fitting = withinMass(
    floor,
    ruled.filter(({ rule }) => !rule).map(({ pallet }) => pallet),
    unplaced,
  );
  const problem = floorProblem(floor, fitting);
  const boundMm = fitting.length ? floorBoundMm(problem) : 0;
  const byId = new Map(fitting.map((p) => [p.id, p]));
  let plan: TruckPlan | null = null;
  let last: FloorSolution | null | undefined;
  let best: LaidOut | null = null;
  const report = (solution: FloorSolution | null, provedMm: number) => {
    if (last !== solution) {
      const laid = layOut(floor, problem, byId, solution);
      last = solution;
      if (!best || isBetterFloor(laid, best)) best = laid;
    }
    plan = planOf(problem, best!, provedMm, unplaced, budget, options.seed);
    options.onPlan?.(plan);
  };
  if (!fitting.length) report(null, boundMm);
  else searchFloor(problem, boundMm, budget, options.seed, report);
  const present = asPresent(floor, pallets, fitting);
  if (present && (!best || isBetterFloor(present, best)))
    plan = planOf(problem, present, plan!.lowerBoundMm + problem.gapMm, unplaced, budget, options.seed);
  return { ...plan!, iterations: budget.steps };
}

/** A floor's pallets, balanced, and those that it has no room for. */
interface LaidOut {
  readonly items: readonly FloorItem[];
  readonly usedLengthMm: number;
  readonly leftOut: readonly Unplaced<FloorRule>[];
  /** Over what king pin, axles and sides may carry. */
  readonly overKg: number;
}

/** More on the floor, then within the limits, then shorter. */
const isBetterFloor = (floor: LaidOut, than: LaidOut): boolean =>
  (floor.leftOut.length - than.leftOut.length || floor.overKg - than.overKg || floor.usedLengthMm - than.usedLengthMm) <
  0;

/** The floor as it stands now, where that is a plan: everything has a place, and no rule is broken. */
function asPresent(floor: TruckFloor, all: readonly FloorPallet[], fitting: readonly TruckPallet[]): LaidOut | null {
  const placed = all.filter(isPlaced);
  if (floor.axles === undefined || placed.length < all.length || fitting.length < all.length) return null;
  const usedLengthMm = usedLengthOf(placed);
  const rects = placed.map(floorRect);
  const isInside =
    rects.every(({ x0, y0, y1 }) => x0 >= 0 && y0 >= 0 && y1 <= floor.widthMm) &&
    usedLengthMm <= (floor.lengthMm ?? usedLengthMm);
  const isApart = rects.every((rect, n) =>
    rects.slice(n + 1).every((other) => !rectsClash(rect, other, floor.betweenPalletsMm)),
  );
  const isTurned = placed.some((pallet) => pallet.isTurned && !pallet.allowTurn);
  if (!isInside || !isApart || isTurned || !keepsStops(placed)) return null;
  const items = placed.map(({ id, xMm, yMm, isTurned: turned }): FloorItem => ({ id, xMm, yMm, isTurned: turned }));
  return { items: items.sort((a, b) => a.id - b.id), usedLengthMm, leftOut: [], overKg: overLimitsKg(floor, placed) };
}

/** Along the floor the priorities never rise. */
const keepsStops = (placed: readonly PlacedPallet[]): boolean =>
  placed.every((a) => placed.every((b) => (a.xMm - b.xMm) * (a.dispatchPriority - b.dispatchPriority) <= 0));

function layOut(
  floor: TruckFloor,
  problem: FloorProblem,
  pallets: ReadonlyMap<number, TruckPallet>,
  solution: FloorSolution | null,
): LaidOut {
  const used = problem.kinds.map(() => 0);
  const all: (FloorItem & { endMm: number })[] = (solution?.moves ?? []).map((move) => {
    const kind = problem.kinds[move.kind]!;
    const pallet = kind.pallets[used[move.kind]!++]!;
    const isTurned = kind.isTurned !== (move.turn === 1);
    return { id: pallet.id, xMm: move.xMm, yMm: move.yMm, isTurned, endMm: move.xMm + alongMm(pallet, isTurned) };
  });
  const fits = (item: { endMm: number }) => floor.lengthMm === null || item.endMm <= floor.lengthMm;
  const inside = all.filter(fits);
  const even = balanced(
    floor,
    inside.map(({ endMm: _, ...item }) => item),
    pallets,
  );
  const items = withinLimits(floor, even, pallets);
  return {
    items: [...items].sort((a, b) => a.id - b.id),
    overKg: overLimitsKg(floor, placedOf(items, pallets)),
    usedLengthMm: items.reduce((mm, item) => Math.max(mm, item.xMm + alongMm(pallets.get(item.id)!, item.isTurned)), 0),
    leftOut: all.filter((item) => !fits(item)).map((item): Unplaced<FloorRule> => ({ id: item.id, rule: 'no_room' })),
  };
}

function planOf(
  problem: FloorProblem,
  { items, usedLengthMm, leftOut, overKg }: LaidOut,
  boundMm: number,
  unplaced: readonly Unplaced<FloorRule>[],
  budget: Budget,
  seed: number,
): TruckPlan {
  const lowerBoundMm = Math.max(0, boundMm - problem.gapMm);
  return {
    items,
    unplaced: [...unplaced, ...leftOut],
    usedLengthMm,
    // What is left out makes the rest shorter than the bound of the whole.
    lowerBoundMm: leftOut.length ? Math.min(lowerBoundMm, usedLengthMm) : lowerBoundMm,
    isProvedOptimal: !leftOut.length && overKg === 0 && usedLengthMm === lowerBoundMm,
    iterations: budget.steps,
    seed,
  };
}

const alongMm = (pallet: TruckPallet, isTurned: boolean): number => (isTurned ? pallet.widthMm : pallet.lengthMm);
