import { packPallets, type PackOptions } from '../pallets/pack-pallets';
import type { PalletInstance } from '../pallets/pallet-instance';
import type { PalletPlan } from '../pallets/pallet-plan';
import { ComponentSearch, type RoundLimits } from './component-search';
import { componentsOf } from '../pallets/components';
import type { PalletObjective } from './plan-quality';

export interface PlanOptions extends PackOptions {
  readonly objective?: PalletObjective;
}

/** With so many products in one component a long round finds more than several shorter ones, so the last one takes all the time that is left. */
const MANY_PRODUCTS = 100;
/** The last round begins where the next one would take more than this share of the time that is left. */
const LAST_FROM = 0.25;

/**
 * The plan of a run: fewest pallets, then fewest orders split, then the least deck (docs/packing-model.md), or orders whole first. All the time is used
 * unless all three are proved. With `iterations` rounds are done as long as their steps fit in, so that more of them are never worse; with time the
 * same rounds are cut off when it is over.
 */
export function planPallets(instance: PalletInstance, options: PlanOptions): PalletPlan {
  const { stop, onPlan, iterations, objective = 'fewest_pallets' } = options;
  const run = new PlanRun(instance, objective, options.seed);
  const report = () => onPlan?.(run.plan);
  report();
  const elapsed = iterations === undefined ? options.elapsedShare : undefined;
  let isLast = false;
  while (!isLast && run.open.length > 0 && !stop()) {
    isLast = elapsed !== undefined && run.isLong && run.nextShare(elapsed()) > (1 - elapsed()) * LAST_FROM;
    const now = run.open;
    let left = now.reduce((sum, { count }) => sum + count, 0);
    for (const search of now) {
      if (stop()) break;
      if (iterations !== undefined && run.steps + search.nextSteps > iterations) return run.plan;
      run.steps += search.nextSteps;
      search.round(isLast ? restOf(stop, elapsed!, search.count / left) : { stop }, report);
      left -= search.count;
    }
  }
  const { plan } = run;
  onPlan?.(plan);
  return plan;
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
  private readonly searches: readonly ComponentSearch[];

  constructor(
    private readonly instance: PalletInstance,
    objective: PalletObjective,
    private readonly seed: number,
  ) {
    const first = packPallets(instance, { seed, iterations: 1, stop: () => true });
    const components = componentsOf(instance);
    const shared = sharedOrders(components);
    this.searches = components.map((part) => new ComponentSearch(part, objective, shared, seed, partOfPlan(first, part)));
    this.isLong = components.some(({ products }) => products.length >= MANY_PRODUCTS);
  }

  /** Those that may still get better. */
  get open(): readonly ComponentSearch[] {
    return this.searches.filter(({ isProved }) => !isProved);
  }

  /** Share of the time that the next rounds take if steps go on as fast as they did. */
  nextShare(elapsedShare: number): number {
    const next = this.open.reduce((sum, search) => sum + search.nextSteps, 0);
    return this.steps === 0 ? 0 : (next * elapsedShare) / this.steps;
  }

  get plan(): PalletPlan {
    const bounds = this.searches.map(({ boundOfPallets }) => boundOfPallets);
    const largest = bounds.reduce((most, bound) => (bound.lowerBound > most.lowerBound ? bound : most), NO_BOUND);
    const palletsOfOrder = new Map<string, number>();
    for (const search of this.searches)
      for (const [order, pallets] of search.palletsOfOrder) palletsOfOrder.set(order, (palletsOfOrder.get(order) ?? 0) + pallets);
    return {
      pallets: this.searches.flatMap(({ plan }) => plan.pallets),
      unplaced: this.searches.flatMap(({ plan }) => plan.unplaced),
      lowerBound: bounds.reduce((sum, { lowerBound }) => sum + lowerBound, 0),
      lowerBoundBy: largest.lowerBoundBy,
      splitBound: [...palletsOfOrder.values()].filter((pallets) => pallets > 1).length,
      deckBoundMm2: this.searches.reduce((sum, { deckBoundMm2 }) => sum + deckBoundMm2, 0),
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
