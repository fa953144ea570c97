import { packPallets, type PackOptions } from '../pallets/pack-pallets';
import type { PalletInstance } from '../pallets/pallet-instance';
import type { PalletPlan } from '../pallets/pallet-plan';
import { ComponentSearch, type RoundLimits } from './component-search';
import { componentsOf } from '../pallets/components';
import type { PalletObjective } from './plan-quality';

export interface PlanOptions extends PackOptions {
  readonly objective?: PalletObjective;
}

/**
 * With so many products in one component a long round finds more than several shorter ones, so the last one takes all
 * the time that is left.
 */
const MANY_PRODUCTS = 100;
/** The last round begins where the next one would take more than this share of the time that is left. */
const LAST_FROM = 0.25;

/**
 * Share of the time in which pallets are packed again as people would do it: of what has gone by on the way, and what
 * is left of it at the end.
 */
const STRAIGHTEN_SHARE = 0.1;

/**
 * The plan of a run: fewest pallets, then fewest orders split, then the least deck (docs/packing-model.md), or orders
 * whole first. All the time is used unless all three are proved. With `iterations` rounds are done as long as their
 * steps fit in, so that more of them are never worse; with time the same rounds are cut off when it is over.
 */
export function planPallets(instance: PalletInstance, options: PlanOptions): PalletPlan {
  const { stop, onPlan, iterations, seed, objective = 'fewest_pallets' } = options;
  const elapsed = iterations === undefined ? options.elapsedShare : undefined;
  const first = packPallets(instance, {
    seed,
    stop: () => true,
    ...(onPlan && { onPlan }),
    ...(elapsed ? { elapsedShare: elapsed } : { iterations: 1 }),
  });
  if (stop()) return first;
  const run = new PlanRun(instance, objective, seed, first, elapsed !== undefined);
  const report = () => onPlan?.(run.plan);
  report();
  const clock = elapsed && {
    elapsed: () => elapsed() / (1 - STRAIGHTEN_SHARE),
    straightening: straighteningBy(elapsed),
  };
  const isSearched = () => stop() || (clock !== undefined && clock.elapsed() >= 1);
  const straighten = (search: ComponentSearch) =>
    search.straighten(clock ? () => stop() || clock.straightening.isOver() : stop, report);
  if (!clock) run.open.forEach(straighten);
  let isLast = false;
  while (!isLast && run.open.length > 0 && !isSearched()) {
    isLast = clock !== undefined && run.isLong && run.nextShare(clock.elapsed()) > (1 - clock.elapsed()) * LAST_FROM;
    const now = run.open;
    let left = now.reduce((sum, { count }) => sum + count, 0);
    for (const search of now) {
      if (isSearched()) break;
      if (iterations !== undefined && run.steps + search.nextSteps > iterations) return run.plan;
      run.steps += search.nextSteps;
      search.round(isLast ? restOf(isSearched, clock!.elapsed, search.count / left) : { stop: isSearched }, report);
      left -= search.count;
      clock?.straightening.begin();
      straighten(search);
      clock?.straightening.end();
    }
  }
  for (const search of run.all) search.straighten(stop, report);
  const { plan } = run;
  onPlan?.(plan);
  return plan;
}

/** Ends straightening when it has had its share of the time that has gone by. */
function straighteningBy(elapsed: () => number) {
  let from = 0;
  let had = 0;
  return {
    begin: () => void (from = elapsed()),
    end: () => void (had += elapsed() - from),
    isOver: () => had + elapsed() - from >= elapsed() * STRAIGHTEN_SHARE,
  };
}

/** The limits of a round that takes this part of the time that is left. */
function restOf(stop: () => boolean, elapsed: () => number, part: number): RoundLimits {
  const from = elapsed();
  const lastsShare = Math.max(1e-9, (1 - from) * part);
  return { stop, elapsedShare: () => Math.max(0, (elapsed() - from) / lastsShare) };
}

/** The searches of all components, and the plan that they make together. */
class PlanRun {
  steps = 0;
  /** Some component has very many products. */
  readonly isLong: boolean;
  readonly all: readonly ComponentSearch[];

  constructor(
    private readonly instance: PalletInstance,
    objective: PalletObjective,
    private readonly seed: number,
    first: PalletPlan,
    isTimed: boolean,
  ) {
    const components = componentsOf(instance);
    const shared = sharedOrders(components);
    this.all = components.map(
      (part) => new ComponentSearch(part, objective, shared, seed, partOfPlan(first, part), isTimed),
    );
    this.isLong = components.some(({ products }) => products.length >= MANY_PRODUCTS);
  }

  /** Those that may still get better. */
  get open(): readonly ComponentSearch[] {
    return this.all.filter(({ isProved }) => !isProved);
  }

  /** Share of the time that the next rounds take if steps go on as fast as they did. */
  nextShare(elapsedShare: number): number {
    const next = this.open.reduce((sum, search) => sum + search.nextSteps, 0);
    return this.steps === 0 ? 0 : (next * elapsedShare) / this.steps;
  }

  get plan(): PalletPlan {
    const bounds = this.all.map(({ boundOfPallets }) => boundOfPallets);
    const largest = bounds.reduce((most, bound) => (bound.lowerBound > most.lowerBound ? bound : most), NO_BOUND);
    const palletsOfOrder = new Map<string, number>();
    for (const search of this.all)
      for (const [order, pallets] of search.palletsOfOrder)
        palletsOfOrder.set(order, (palletsOfOrder.get(order) ?? 0) + pallets);
    return {
      pallets: this.all.flatMap(({ plan }) => plan.pallets),
      unplaced: this.all.flatMap(({ plan }) => plan.unplaced),
      lowerBound: bounds.reduce((sum, { lowerBound }) => sum + lowerBound, 0),
      lowerBoundBy: largest.lowerBoundBy,
      splitBound: [...palletsOfOrder.values()].filter((pallets) => pallets > 1).length,
      deckBoundMm2: this.all.reduce((sum, { deckBoundMm2 }) => sum + deckBoundMm2, 0),
      iterations: this.steps,
      seed: this.seed,
    };
  }
}

const NO_BOUND: Pick<PalletPlan, 'lowerBound' | 'lowerBoundBy'> = { lowerBound: 0, lowerBoundBy: 'count' };

/** What a plan of the whole has of one component. */
function partOfPlan(plan: PalletPlan, { products }: PalletInstance): PalletPlan {
  const ids = new Set(products.map(({ id }) => id));
  return {
    ...plan,
    pallets: plan.pallets.filter(({ items }) => items.some(({ id }) => ids.has(id))),
    unplaced: plan.unplaced.filter(({ id }) => ids.has(id)),
    // a bound of the whole says nothing of a part
    lowerBound: 0,
    lowerBoundBy: 'count',
  };
}

/** Orders with products in several components. */
function sharedOrders(components: readonly PalletInstance[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const { products } of components) {
    const own = new Set(products.map(({ orderKey }) => orderKey));
    for (const order of own) (seen.has(order) ? shared : seen).add(order);
  }
  return shared;
}
