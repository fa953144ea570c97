import type { TruckFloor, TruckPallet } from '@mullion/packing-model';
import type { Unplaced } from '../pallets/pallet-plan';
import { Budget, type SearchLimits } from '../search/budget';
import { balanced } from './balance';
import { floorBoundMm } from './floor-bounds';
import { floorProblem, type FloorProblem, type FloorSolution } from './floor-problem';
import { floorRuleAgainst, withinMass } from './floor-rules';
import { searchFloor } from './floor-search';
import type { FloorItem, FloorRule, TruckPlan } from './truck-plan';

export interface TruckOptions extends SearchLimits {
  readonly seed: number;
  readonly onPlan?: (plan: TruckPlan) => void;
}

/**
 * Puts pallets on one floor: shortest used length with the stop order kept, then balance, left and right and along the truck. What does not fit is named; with
 * too much for the floor the pallets nearest the doors are left out.
 */
export function packEmpty(floor: TruckFloor, pallets: readonly TruckPallet[], options: TruckOptions): TruckPlan {
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
  let laidOut: { readonly solution: FloorSolution | null; readonly laid: LaidOut } | null = null;
  const report = (solution: FloorSolution | null, provedMm: number) => {
    if (laidOut?.solution !== solution) laidOut = null;
    laidOut ??= { solution, laid: layOut(floor, problem, byId, solution) };
    plan = planOf(problem, laidOut.laid, provedMm, unplaced, budget, options.seed);
    options.onPlan?.(plan);
  };
  if (!fitting.length) report(null, boundMm);
  else searchFloor(problem, boundMm, budget, options.seed, report);
  return { ...plan!, iterations: budget.steps };
}

/** A floor's pallets, balanced, and those that it has no room for. */
interface LaidOut {
  readonly items: readonly FloorItem[];
  readonly usedLengthMm: number;
  readonly leftOut: readonly Unplaced<FloorRule>[];
}

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
  const items = balanced(
    floor,
    inside.map(({ endMm: _, ...item }) => item),
    pallets,
  );
  return {
    items: items.sort((a, b) => a.id - b.id),
    usedLengthMm: items.reduce((mm, item) => Math.max(mm, item.xMm + alongMm(pallets.get(item.id)!, item.isTurned)), 0),
    leftOut: all.filter((item) => !fits(item)).map((item): Unplaced<FloorRule> => ({ id: item.id, rule: 'no_room' })),
  };
}

function planOf(
  problem: FloorProblem,
  { items, usedLengthMm, leftOut }: LaidOut,
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
    isProvedOptimal: !leftOut.length && usedLengthMm === lowerBoundMm,
    iterations: budget.steps,
    seed,
  };
}

const alongMm = (pallet: TruckPallet, isTurned: boolean): number => (isTurned ? pallet.widthMm : pallet.lengthMm);
