import type { PackOptions } from '../pallets/pack-pallets';
import { packPallets } from '../pallets/pack-pallets';
import type { PalletInstance } from '../pallets/pallet-instance';
import type { PalletPlan, PlanPallet } from '../pallets/pallet-plan';
import { settingsOf } from '../pallets/packing-types';
import { packWholeOrders } from '../pallets/whole-orders';
import { choiceBoundOf, widestSettings, type ChoiceBound } from '../pallets/choice-bound';
import { compareQuality, qualityOf, type PalletObjective } from './plan-quality';
import { straightenPallet } from './straighten-pallet';
import { onSmallestTypes, packChoice, typeChoicesOf, uprightChoice, type TypeChoice } from './type-choices';
import { upright } from './upright';
import { type Best, leftOutOf, NO_BOUND } from './best-plan';

/**
 * Steps of the first round: so many, and so many more a product. Each round has twice the steps of the one before, up
 * to a limit.
 */
const FIRST_STEPS = 50;
const FIRST_STEPS_A_PRODUCT = 4;
const MOST_DOUBLINGS = 10;

/** Seeds of rounds lie apart, so that none is that of another thread. */
const SEED_STRIDE = 7919;

/**
 * Products up to which bounds are computed before the first round of a timed search; those of many take a good part of
 * a short one.
 */
const BOUND_AT_ONCE = 60;

/**
 * Of a timed round while a pallet less may be found, what the ways that keep no orders together take: they find it
 * sooner.
 */
const SHARE_FOR_FEWER = 0.85;

/** What a round may take: steps, or the rest of the time. */
export type RoundLimits = Pick<PackOptions, 'iterations' | 'elapsedShare' | 'stop'>;

/**
 * The search for one component: rounds of growing length, each from the beginning with a seed of its own and in several
 * ways (packing types, with and without orders kept together), the best of all of them kept. A round is the same
 * whatever the whole budget is; so a longer search has everything that a shorter one has, and none is worse for being
 * longer.
 */
export class ComponentSearch {
  private readonly choices: readonly TypeChoice[];
  /** The same choices with windows and doors upright, where the settings want them so. */
  private readonly uprightChoices: readonly TypeChoice[];
  private readonly isFree: boolean;
  private readonly splits: boolean;
  private readonly straightened = new WeakSet<PlanPallet>();
  private best: Best;
  /** Null until it is worth the time. */
  private bound: ChoiceBound | null = null;
  /** The least deck with windows and doors upright. */
  private uprightDeckMm2 = 0;
  private leftOut: string;
  private rounds = 0;

  constructor(
    private readonly instance: PalletInstance,
    private readonly objective: PalletObjective,
    private readonly shared: ReadonlySet<string>,
    private readonly seed: number,
    first: PalletPlan,
    isTimed: boolean,
  ) {
    this.choices = typeChoicesOf(instance);
    this.uprightChoices = instance.settings.prefersUpright
      ? this.choices.flatMap((choice) => uprightChoice(choice) ?? [])
      : [];
    this.isFree = instance.products.length > new Set(instance.fixed.map((f) => f.productId)).size;
    const orders = new Set(instance.products.map(({ orderKey }) => orderKey)).size;
    this.splits = instance.settings.allowDifferentOrders && orders > 1 && orders < instance.products.length;
    this.best = { plan: first, quality: qualityOf(instance, first, shared) };
    this.leftOut = leftOutOf(first);
    if (!isTimed || instance.products.length <= BOUND_AT_ONCE) this.setBound();
  }

  get count(): number {
    return this.instance.products.length;
  }

  get plan(): PalletPlan {
    return this.best.plan;
  }

  get boundOfPallets(): Pick<PalletPlan, 'lowerBound' | 'lowerBoundBy'> {
    const { lowerBound, lowerBoundBy, pallets } = this.best.plan;
    const known = this.bound ?? { ...NO_BOUND, pallets: Math.min(1, pallets.length) };
    // bounds of the search hold for one packing type
    const isSearched = !this.instance.otherTypes?.length && lowerBound > known.pallets;
    const bound = isSearched ? { lowerBound, lowerBoundBy } : { lowerBound: known.pallets, lowerBoundBy: known.by };
    // another choice of what is left out may have had a higher one
    return bound.lowerBound <= pallets.length ? bound : { ...bound, lowerBound: pallets.length };
  }

  /** No plan has an order on fewer pallets. */
  get palletsOfOrder(): ReadonlyMap<string, number> {
    return (this.bound ?? NO_BOUND).palletsOfOrder;
  }

  get deckBoundMm2(): number {
    return (this.bound ?? NO_BOUND).deckMm2;
  }

  /** Nothing of what counts can get better. */
  get isProved(): boolean {
    if (!this.isFree) return true;
    if (!this.bound) return false;
    const { turned, deckMm2 } = this.best.quality;
    if (this.best.plan.unplaced.some(({ rule }) => rule === 'set_too_big')) return false;
    const leastDeckMm2 = this.uprightChoices.length > 0 ? this.uprightDeckMm2 : this.deckBoundMm2;
    return this.hasFewest && this.isWhole && turned === 0 && deckMm2 <= leastDeckMm2;
  }

  private get hasFewest(): boolean {
    return this.best.quality.pallets <= this.boundOfPallets.lowerBound;
  }

  /** No order is on more pallets than it needs. */
  private get isWhole(): boolean {
    const { splitOrders, splitPallets } = this.best.quality;
    const needed = [...this.palletsOfOrder].filter(([, least]) => least > 1);
    return (
      splitOrders <= needed.filter(([order]) => !this.shared.has(order)).length &&
      (this.objective === 'fewest_pallets' || splitPallets <= needed.reduce((sum, [, least]) => sum + least - 1, 0))
    );
  }

  /**
   * Choices of the next round: turning is tried as long as it may save a pallet, or keep an order whole where those
   * come first.
   */
  private get nextChoices(): readonly TypeChoice[] {
    if (this.uprightChoices.length === 0) return this.choices;
    const isUpright =
      this.best.quality.turned === 0 && this.hasFewest && (this.objective === 'fewest_pallets' || this.isWhole);
    return isUpright ? this.uprightChoices : [...this.uprightChoices, ...this.choices];
  }

  /** Steps of the next round over all its ways. */
  get nextSteps(): number {
    return this.stepsAWay * this.nextChoices.length * (this.splits ? 2 : 1);
  }

  /**
   * One more round; answers whether its plan is better than the best. `onBetter` is called for better ones on the way
   * too.
   */
  round(limits: RoundLimits, onBetter: () => void): void {
    const seed = this.seed + SEED_STRIDE * this.rounds;
    const ways = this.nextChoices.flatMap((choice) =>
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
    if (!this.bound && !limits.stop()) this.setBound();
  }

  /** Packs the new pallets of the best plan as people would do it, one after another until `isOver`. */
  straighten(isOver: () => boolean, onBetter: () => void): void {
    const products = new Map(this.instance.products.map((product) => [product.id, product]));
    const { plan } = this.best;
    let isBetter = false;
    const pallets = plan.pallets.map((pallet) => {
      if (pallet.palletKey !== null || this.straightened.has(pallet) || isOver()) return pallet;
      const content = pallet.items.flatMap(({ id }) => products.get(id) ?? []);
      const straighten = straightenPallet(settingsOf(this.instance, pallet), pallet, content, this.seed);
      this.straightened.add(straighten);
      isBetter ||= straighten !== pallet;
      return straighten;
    });
    if (!isBetter) return;
    const better = { ...plan, pallets };
    this.best = { plan: better, quality: qualityOf(this.instance, better, this.shared) };
    onBetter();
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
    return (
      (FIRST_STEPS + FIRST_STEPS_A_PRODUCT * this.instance.products.length) * 2 ** Math.min(this.rounds, MOST_DOUBLINGS)
    );
  }

  /** Steps of one part of a way, or of a timed round what is left up to the way's end. */
  private limitsOf({ stop, elapsedShare }: RoundLimits, until: number, part: number): RoundLimits {
    if (!elapsedShare) return { stop, iterations: Math.max(1, Math.round(this.stepsAWay * part)) };
    const from = elapsedShare();
    const lastsShare = Math.max(1e-9, (until - from) * part);
    return { stop, elapsedShare: () => Math.max(0, (elapsedShare() - from) / lastsShare) };
  }

  private offer(given: PalletPlan, onBetter: () => void): void {
    const raised =
      given.lowerBound > this.best.plan.lowerBound
        ? { lowerBound: given.lowerBound, lowerBoundBy: given.lowerBoundBy }
        : {};
    const isBetter =
      compareQuality(qualityOf(this.instance, given, this.shared), this.best.quality, this.objective) < 0;
    const { lowerBound, lowerBoundBy } = this.best.plan;
    if (!isBetter) {
      this.best = { ...this.best, plan: { ...this.best.plan, ...raised } };
      return;
    }
    const plan = { ...given, lowerBound, lowerBoundBy, ...raised };
    this.best = { plan, quality: qualityOf(this.instance, plan, this.shared) };
    const leftOut = leftOutOf(plan);
    if (this.bound && leftOut !== this.leftOut) this.setBound();
    this.leftOut = leftOut;
    onBetter();
  }

  private setBound(): void {
    const leftOut = new Set(this.best.plan.unplaced.map(({ id }) => id));
    this.bound = choiceBoundOf(this.instance, leftOut);
    if (this.uprightChoices.length === 0) return;
    const products = upright(this.instance.products, widestSettings(this.instance));
    this.uprightDeckMm2 = choiceBoundOf({ ...this.instance, products }, leftOut).deckMm2;
  }
}
