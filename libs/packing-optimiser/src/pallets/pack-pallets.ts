import { Budget, type SearchLimits } from '../search/budget';
import { seededRandom } from '../search/random';
import { isLate } from './first-rows';
import { GroupSolver } from './group-solver';
import { boundOfTypes } from './choice-bound';
import { layOut } from './lay-out';
import { type OpenPallet } from './open-pallets';
import type { FleetPallet } from './fleet';
import { type PackProblem } from './pack-problem';
import { type PalletBound } from './pallet-bounds';
import { partsByType, withType } from './packing-types';
import type { PackSettings, PalletInstance } from './pallet-instance';
import type { PalletPlan, PlanPallet, Unplaced } from './pallet-plan';
import { steadyPallets } from './steady-pallets';
import { begin, setBound, raiseBound, strongest, untouchedPallet } from './group-bounds';

export interface PackOptions extends SearchLimits {
  readonly seed: number;
  /** Called with the first plan and every better one. */
  readonly onPlan?: (plan: PalletPlan) => void;
}

/** Part of the budget for fewer pallets when their length is cut afterwards. */
const REDUCE_PART = 0.5;

/**
 * With no more products than this the most expensive bound is cheap, so it is computed before the search, which it may
 * make unnecessary.
 */
const FEW_PRODUCTS = 60;
const EARLY_BOUNDS_PART = 0.05;

/**
 * Parts of the budget after which bounds are raised (pallets of one address have theirs by then), and orders gathered.
 */
const BOUND_FROM = 0.96;
const BOUND_FROM_CUT = 0.95;
const GATHER_FROM = 0.98;

/** A plan as the search knows it, so that another search can go on with it. */
export interface Packed {
  readonly plan: PalletPlan;
  readonly groups: readonly PackedGroup[];
  /** The plan when its groups have these pallets, in the order of `groups`. */
  readonly planWith: (palletsOf: readonly (readonly FleetPallet[])[]) => PalletPlan;
}

/** Products that may share pallets, on the pallets of the plan: none tips that need not. */
export interface PackedGroup {
  /** Of the packing type whose pallets it has. */
  readonly settings: PackSettings;
  readonly problem: PackProblem;
  readonly pallets: readonly FleetPallet[];
}

/**
 * Packs products onto the fewest pallets, then the least deck area. Deterministic: instance, seed and iterations give
 * the same plan everywhere. A product that fits no pallet is named with its rule. The best plan so far is returned when
 * `stop` says so.
 */
export const packPallets = (instance: PalletInstance, options: PackOptions): PalletPlan =>
  packGroups(instance, options).plan;

/** As `packPallets`; the plan comes with its pallets as the search knows them. */
export function packGroups(instance: PalletInstance, options: PackOptions): Packed {
  const budget = new Budget(options);
  const random = seededRandom(options.seed);
  const { parts, unplaced } = partsByType(instance);
  const begun = parts.map((part) => begin(part.instance, part.type, random, budget));
  const solvers = begun.flatMap((part) => part.entries);
  const untouched = begun.flatMap((part) => part.untouched);
  let ofTypes: PalletBound = { pallets: Math.min(1, instance.products.length - unplaced.length), by: 'count' };
  const isCut = parts.some((part) => part.instance.settings.cutToContent);

  const planWith = (palletsOf: readonly (readonly FleetPallet[])[]): PalletPlan => ({
    pallets: [
      ...untouched,
      ...begun.flatMap((part) => part.single),
      ...solvers.flatMap(({ solver, settings, open, type }, g) =>
        laidOut(solver.problem, palletsOf[g]!, settings, open).map((pallet) => withType(pallet, type)),
      ),
    ],
    unplaced: [
      ...unplaced,
      ...begun.flatMap((part) => part.unplaced),
      ...solvers.flatMap(({ solver }) =>
        solver.tooBig.map((i): Unplaced => ({ id: solver.problem.products[i]!.id, rule: 'set_too_big' })),
      ),
    ],
    ...(parts.length === 1
      ? {
          lowerBound: untouched.length + solvers.reduce((sum, { bound }) => sum + bound.pallets, 0),
          lowerBoundBy: strongest(solvers.map(({ bound }) => bound)),
        }
      : // bounds of groups hold where every product is on the first type that holds it
        { lowerBound: ofTypes.pallets, lowerBoundBy: ofTypes.by }),
    iterations: budget.steps,
    seed: options.seed,
  });
  const leftOut = () =>
    new Set([
      ...unplaced.map(({ id }) => id),
      ...solvers.flatMap(({ solver }) => solver.tooBig.map((i) => solver.problem.products[i]!.id)),
    ]);
  const steady = () => solvers.map(({ solver, settings }) => steadyPallets(solver.problem, solver.pallets, settings));
  const report = () => options.onPlan?.(planWith(steady()));

  const search = () => {
    const raiseBounds = (untilShare: number, most: number) =>
      share(
        budget,
        untilShare,
        solvers.filter(({ solver, bound }) => solver.pallets.length > bound.pallets && solver.problem.count <= most),
        (entry, until) => raiseBound(entry, budget, until),
      );
    raiseBounds(EARLY_BOUNDS_PART, FEW_PRODUCTS);
    share(
      budget,
      isCut ? REDUCE_PART : BOUND_FROM,
      solvers.filter((s) => s.solver.pallets.length > s.solver.lowest),
      ({ solver }, until) => solver.reduce(until, report),
    );
    if (isCut) {
      report();
      share(budget, BOUND_FROM_CUT, solvers, ({ solver }, until) => solver.shorten(until));
    }
    raiseBounds(GATHER_FROM, Number.POSITIVE_INFINITY);
  };

  report();
  if (solvers.map(({ solver }) => solver.tryOtherOrders()).includes(true)) report();
  const wasLate = isLate(budget);
  for (const entry of solvers) setBound(entry, budget, wasLate);
  if (parts.length > 1 && !wasLate) ofTypes = boundOfTypes(instance, leftOut());
  if (!wasLate) search();
  for (const { solver } of solvers) solver.gather();
  const palletsOf = steady();
  const plan = planWith(palletsOf);
  options.onPlan?.(plan);
  return {
    plan,
    groups: solvers.map(({ solver: { problem }, settings }, g) => ({ problem, settings, pallets: palletsOf[g]! })),
    planWith,
  };
}

/**
 * Gives every solver its part of the budget up to `untilShare`, by the number of its products; what one leaves goes to
 * the next.
 */
function share<T extends { solver: GroupSolver }>(
  budget: Budget,
  untilShare: number,
  solvers: readonly T[],
  work: (solver: T, untilShare: number) => void,
): void {
  let left = solvers.reduce((sum, s) => sum + s.solver.problem.count, 0);
  for (const entry of solvers) {
    if (budget.isOver) return;
    const part = entry.solver.problem.count / left;
    left -= entry.solver.problem.count;
    work(entry, budget.used() + (untilShare - budget.used()) * part);
  }
}

function laidOut(
  problem: PackProblem,
  pallets: readonly FleetPallet[],
  settings: PackSettings,
  open: readonly OpenPallet[],
): PlanPallet[] {
  const plans: PlanPallet[] = [];
  for (const pallet of pallets) {
    const band = layOut(problem, pallet, settings);
    const known = pallet.palletKey === null ? -1 : plans.findIndex((plan) => plan.palletKey === pallet.palletKey);
    const opened = open.find((o) => o.key === pallet.palletKey);
    if (!opened) plans.push(band);
    else if (known < 0) plans.push(joined(untouchedPallet(opened, settings), band));
    else plans[known] = joined(plans[known]!, band);
  }
  return plans;
}

const joined = (pallet: PlanPallet, band: PlanPallet): PlanPallet => ({
  ...pallet,
  lengthMm: band.items.length ? Math.max(pallet.lengthMm, band.lengthMm) : pallet.lengthMm,
  items: [...pallet.items, ...band.items],
});
