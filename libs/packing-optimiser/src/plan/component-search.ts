import type { PackOptions } from '../pallets/pack-pallets';
import { packPallets } from '../pallets/pack-pallets';
import type { PalletInstance } from '../pallets/pallet-instance';
import type { PalletPlan } from '../pallets/pallet-plan';
import { settingsOf } from '../pallets/packing-types';
import { packWholeOrders } from '../pallets/whole-orders';
import { choiceBoundOf, type ChoiceBound } from '../pallets/choice-bound';
import { compareQuality, qualityOf, type PalletObjective, type PlanQuality } from './plan-quality';
import { tidyPallet } from './tidy-pallet';
import { onSmallestTypes, packChoice, typeChoicesOf, type TypeChoice } from './type-choices';

/** Steps of the first round: so many, and so many more a product. Each round has twice the steps of the one before, up to a limit. */
const FIRST_STEPS = 50;
const FIRST_STEPS_A_PRODUCT = 4;
const MOST_DOUBLINGS = 10;

/** Seeds of rounds lie apart, so that none is that of another thread. */
const SEED_STRIDE = 7919;

/** Products up to which the pallets of every better plan are packed as people would do it, and those of the first plan already. */
const MOST_TIDIED = 150;
const TIDIED_AT_ONCE = 60;

/** Of a timed round while a pallet less may be found, what the ways that keep no orders together take: they find it sooner. */
const SHARE_FOR_FEWER = 0.85;

/** What a round may take: steps, or the rest of the time. */
export type RoundLimits = Pick<PackOptions, 'iterations' | 'elapsedShare' | 'stop'>;

interface Best {
  readonly plan: PalletPlan;
  readonly quality: PlanQuality;
}

/**
 * The search for one component: rounds of growing length, each from the beginning with a seed of its own and in several ways (packing types, with and
 * without orders kept together), the best of all of them kept. A round is the same whatever the whole budget is; so a longer search has everything that
 * a shorter one has, and none is worse for being longer.
 */
export class ComponentSearch {
  private readonly choices: readonly TypeChoice[];
  private readonly isFree: boolean;
  private readonly splits: boolean;
  private best: Best;
  private bound: ChoiceBound;
  private leftOut = '';
  private rounds = 0;

  constructor(
    private readonly instance: PalletInstance,
    private readonly objective: PalletObjective,
    private readonly shared: ReadonlySet<string>,
    private readonly seed: number,
    first: PalletPlan,
  ) {
    this.choices = typeChoicesOf(instance);
    this.isFree = instance.products.length > new Set(instance.fixed.map((f) => f.productId)).size;
    const orders = new Set(instance.products.map(({ orderKey }) => orderKey)).size;
    this.splits = instance.settings.allowDifferentOrders && orders > 1 && orders < instance.products.length;
    const plan = instance.products.length <= TIDIED_AT_ONCE ? this.tidied(first) : first;
    this.best = { plan, quality: qualityOf(instance, plan, shared) };
    this.bound = choiceBoundOf(instance, new Set(first.unplaced.map(({ id }) => id)));
  }

  get count(): number {
    return this.instance.products.length;
  }

  get plan(): PalletPlan {
    return this.best.plan;
  }

  get boundOfPallets(): Pick<PalletPlan, 'lowerBound' | 'lowerBoundBy'> {
    const { lowerBound, lowerBoundBy, pallets } = this.best.plan;
    // bounds of the search hold for one packing type
    const isSearched = !this.instance.otherTypes?.length && lowerBound > this.bound.pallets;
    const bound = isSearched ? { lowerBound, lowerBoundBy } : { lowerBound: this.bound.pallets, lowerBoundBy: this.bound.by };
    // another choice of what is left out may have had a higher one
    return bound.lowerBound <= pallets.length ? bound : { ...bound, lowerBound: pallets.length };
  }

  /** No plan has an order on fewer pallets. */
  get palletsOfOrder(): ReadonlyMap<string, number> {
    return this.bound.palletsOfOrder;
  }

  get deckBoundMm2(): number {
    return this.bound.deckMm2;
  }

  /** Nothing of what counts can get better. */
  get isProved(): boolean {
    if (!this.isFree) return true;
    const { pallets, splitOrders, splitPallets, deckMm2 } = this.best.quality;
    if (this.best.plan.unplaced.some(({ rule }) => rule === 'set_too_big')) return false;
    const needed = [...this.palletsOfOrder].filter(([, least]) => least > 1);
    const isWhole =
      splitOrders <= needed.filter(([order]) => !this.shared.has(order)).length &&
      (this.objective === 'fewest_pallets' || splitPallets <= needed.reduce((sum, [, least]) => sum + least - 1, 0));
    return pallets <= this.boundOfPallets.lowerBound && isWhole && deckMm2 <= this.deckBoundMm2;
  }

  /** Steps of the next round over all its ways. */
  get nextSteps(): number {
    return this.stepsAWay * this.choices.length * (this.splits ? 2 : 1);
  }

  /** One more round; answers whether its plan is better than the best. `onBetter` is called for better ones on the way too. */
  round(limits: RoundLimits, onBetter: () => void): void {
    const seed = this.seed + SEED_STRIDE * this.rounds;
    const ways = this.choices.flatMap((choice) =>
      [packPallets, ...(this.splits ? [packWholeOrders] : [])].map((pack) => ({ choice, pack })),
    );
    const ends = this.endsOf(ways.map(({ pack }) => pack === packPallets));
    ways.forEach(({ choice, pack }, n) => {
      if (limits.stop()) return;
      const plan = packChoice(choice, seed, (instance, part) => {
        const own = this.limitsOf(limits, ends[n] ?? 1, part);
        const offer = choice.parts.length === 1 ? { onPlan: (better: PalletPlan) => this.offer(better, onBetter) } : {};
        return pack(instance, { ...own, seed, ...offer });
      });
      this.offer(onSmallestTypes(this.instance, plan, seed, limits.stop), onBetter);
    });
    this.rounds++;
  }

  /** When each way of a timed round ends, as a share of it. */
  private endsOf(areForFewer: readonly boolean[]): readonly number[] {
    const forFewer = areForFewer.filter(Boolean).length;
    const isUneven = forFewer < areForFewer.length && this.best.quality.pallets > this.boundOfPallets.lowerBound;
    let end = 0;
    return areForFewer.map((isForFewer) => {
      const share = isForFewer ? SHARE_FOR_FEWER / forFewer : (1 - SHARE_FOR_FEWER) / (areForFewer.length - forFewer);
      end += isUneven ? share : 1 / areForFewer.length;
      return end;
    });
  }

  private get stepsAWay(): number {
    return (FIRST_STEPS + FIRST_STEPS_A_PRODUCT * this.instance.products.length) * 2 ** Math.min(this.rounds, MOST_DOUBLINGS);
  }

  /** Steps of one part of a way, or of a timed round what is left up to the way's end. */
  private limitsOf({ stop, elapsedShare }: RoundLimits, until: number, part: number): RoundLimits {
    if (!elapsedShare) return { stop, iterations: Math.max(1, Math.round(this.stepsAWay * part)) };
    const from = elapsedShare();
    const lastsShare = Math.max(1e-9, (until - from) * part);
    return { stop, elapsedShare: () => Math.max(0, (elapsedShare() - from) / lastsShare) };
  }

  private offer(given: PalletPlan, onBetter: () => void): void {
    const raised = given.lowerBound > this.best.plan.lowerBound ? { lowerBound: given.lowerBound, lowerBoundBy: given.lowerBoundBy } : {};
    const isBetter = compareQuality(qualityOf(this.instance, given, this.shared), this.best.quality, this.objective) < 0;
    const { lowerBound, lowerBoundBy } = this.best.plan;
    if (!isBetter) {
      this.best = { ...this.best, plan: { ...this.best.plan, ...raised } };
      return;
    }
    const plan = { ...this.tidied(given), lowerBound, lowerBoundBy, ...raised };
    this.best = { plan, quality: qualityOf(this.instance, plan, this.shared) };
    const leftOut = plan.unplaced.map(({ id }) => id).join();
    if (leftOut !== this.leftOut) this.bound = choiceBoundOf(this.instance, new Set(plan.unplaced.map(({ id }) => id)));
    this.leftOut = leftOut;
    onBetter();
  }

  /** The plan with new pallets as a packer would want them, on no more deck. */
  private tidied(plan: PalletPlan): PalletPlan {
    if (this.instance.products.length > MOST_TIDIED) return plan;
    const products = new Map(this.instance.products.map((product) => [product.id, product]));
    const pallets = plan.pallets.map((pallet) =>
      pallet.palletKey === null
        ? tidyPallet(settingsOf(this.instance, pallet), pallet, pallet.items.flatMap(({ id }) => products.get(id) ?? []), this.seed) // oxfmt-ignore
        : pallet,
    );
    return { ...plan, pallets };
  }
}
