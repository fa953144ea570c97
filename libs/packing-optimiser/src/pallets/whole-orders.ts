import { checkPalletPlan } from '../check/check-plan';
import type { PackProduct } from '@mullion/packing-model';
import { packPallets, type PackOptions } from './pack-pallets';
import type { PalletInstance } from './pallet-instance';
import type { PalletPlan, PlanPallet, Unplaced } from './pallet-plan';
import { aloneOf, type OrderAlone } from './order-alone';
import { spreadOf } from './order-spread';

/** Part of the budget that goes to packing every order for itself. */
const ALONE_PART = 0.2;

/**
 * An order with products that are fixed on a pallet is asked to join that pallet; when it has no room it is kept
 * together beside it.
 */
const TRIES = 2;

/**
 * Packs products of one packing type so that as few orders as possible stand on more than one pallet, then on the
 * fewest pallets, then on the least deck area. Every order is first packed for itself: the pallets it needs are the
 * parts of it that stay together in a search over all. A part that the search finds no steady place for keeps its own
 * pallet. Deterministic as `packPallets` is; the plan keeps the same rules.
 */
export function packWholeOrders(instance: PalletInstance, options: PackOptions): PalletPlan {
  const orders = aloneOf(instance, { ...options, ...partOf(options, 0, ALONE_PART) });
  const splitBound = splitAtLeast(orders);
  let best: PalletPlan | null = null;
  const offer = (plan: PalletPlan | null): void => {
    if (!plan || (best && !isBetter(instance, plan, best))) return;
    best = { ...plan, splitBound };
    options.onPlan?.(best);
  };
  if (instance.fixed.length === 0) offer(eachForItself(instance, orders, options.seed));
  const parts = new Map(
    orders.flatMap((order) => order.pallets.map((pallet, n) => [partKey(order, n), pallet] as const)),
  );
  for (let tried = 0; tried < TRIES; tried++) {
    const isJoining = tried === 0 && instance.fixed.length > 0;
    if (tried === 1 && (instance.fixed.length === 0 || (best && spreadOf(instance, best).orders <= splitBound))) break;
    const from = ALONE_PART + (isJoining ? 0 : tried === 1 ? (1 - ALONE_PART) / 2 : 0);
    const until = isJoining ? ALONE_PART + (1 - ALONE_PART) / 2 : 1;
    const kept = keptTogether(instance, orders, isJoining);
    const search = {
      ...options,
      ...partOf(options, from, until),
      onPlan: (plan: PalletPlan) => offer(repaired(instance, plan, parts, kept)),
    };
    offer(repaired(instance, packPallets({ ...instance, products: kept }, search), parts, kept));
  }
  // what is fixed leaves no order together: the fewest pallets are all that can be looked for
  return { ...(best ?? packPallets(instance, options)), splitBound };
}

/** Orders that no plan keeps on one pallet: too much for it, or for several addresses that are not mixed. */
const splitAtLeast = (orders: readonly OrderAlone[]): number => {
  const needed = new Map<string, number>();
  for (const { orderKey, bound } of orders) needed.set(orderKey, (needed.get(orderKey) ?? 0) + bound);
  return [...needed.values()].filter((pallets) => pallets > 1).length;
};

const partKey = (order: OrderAlone, n: number): string => `${order.key}#${n}`;

/** The limits of a stretch of the budget. */
const partOf = (
  options: PackOptions,
  from: number,
  until: number,
): Pick<PackOptions, 'iterations' | 'elapsedShare'> => {
  if (options.iterations !== undefined)
    return { iterations: Math.max(1, Math.round(options.iterations * (until - from))) };
  const share = options.elapsedShare;
  return share ? { elapsedShare: () => Math.max(0, (share() - from) / (until - from)) } : {};
};

/**
 * Products of which those that one pallet holds are a set. With `isJoining` what is fixed on one pallet belongs to the
 * set of its order.
 */
const keptTogether = (instance: PalletInstance, orders: readonly OrderAlone[], isJoining: boolean): PackProduct[] => {
  const setOf = new Map<number, string>();
  for (const order of orders) {
    order.pallets.forEach((pallet, n) => {
      for (const item of pallet.items) setOf.set(item.id, partKey(order, n));
    });
    if (isJoining && order.fixedOn.size === 1 && order.pallets.length === 1)
      for (const id of order.fixed) setOf.set(id, partKey(order, 0));
  }
  return instance.products.map((product) => ({ ...product, partOf: setOf.get(product.id) ?? product.partOf }));
};

/**
 * Every order on the pallets it needs for itself: never less whole than any other plan. Null where it breaks a rule.
 */
const eachForItself = (instance: PalletInstance, orders: readonly OrderAlone[], seed: number): PalletPlan | null => {
  const plan: PalletPlan = {
    pallets: orders.flatMap((order) => order.pallets),
    unplaced: orders.flatMap((order) => order.unplaced),
    lowerBound: Math.min(1, instance.products.length),
    lowerBoundBy: 'count',
    iterations: 0,
    seed,
  };
  return checkPalletPlan(instance, plan).length === 0 ? plan : null;
};

/**
 * A plan of the search over sets as a plan of the instance: parts without room, and those on a pallet that would tip (a
 * set may), get their own pallets back. Null where that is no plan either.
 */
const repaired = (
  instance: PalletInstance,
  plan: PalletPlan,
  parts: ReadonlyMap<string, PlanPallet>,
  kept: readonly PackProduct[],
): PalletPlan | null => {
  const partOfProduct = new Map(kept.map((product) => [product.id, product.partOf]));
  const fixed = new Set(instance.fixed.map((f) => f.productId));
  const bad = new Set(
    checkPalletPlan(instance, plan).flatMap((one) =>
      typeof one.params['pallet'] === 'number' ? one.params['pallet'] : [],
    ),
  );
  const back = new Set<string>();
  const lost: Unplaced[] = [];
  const take = (id: number, unplaced: Unplaced | null): boolean => {
    const key = partOfProduct.get(id);
    if (key && parts.has(key) && !fixed.has(id)) back.add(key);
    else if (unplaced) lost.push(unplaced);
    else return false;
    return true;
  };
  for (const one of plan.unplaced) take(one.id, one);
  const pallets = plan.pallets.filter((pallet, n) => !bad.has(n) || pallet.items.some((item) => !take(item.id, null)));
  const own = [...back].flatMap((key) => parts.get(key) ?? []);
  const whole: PalletPlan = { ...plan, pallets: [...pallets, ...own], unplaced: lost };
  return checkPalletPlan(instance, whole).length === 0 ? whole : null;
};

/** More placed, fewer orders split, over fewer pallets each, fewer pallets, less deck area. */
const isBetter = (instance: PalletInstance, plan: PalletPlan, best: PalletPlan): boolean => {
  const [a, b] = [spreadOf(instance, plan), spreadOf(instance, best)];
  const deck = ({ pallets }: PalletPlan): number =>
    pallets.reduce((sum, pallet) => sum + pallet.lengthMm * (pallet.widthMm ?? instance.settings.widthMm), 0);
  const difference =
    plan.unplaced.length - best.unplaced.length ||
    a.orders - b.orders ||
    a.pallets - b.pallets ||
    plan.pallets.length - best.pallets.length ||
    deck(plan) - deck(best);
  return difference < 0;
};
