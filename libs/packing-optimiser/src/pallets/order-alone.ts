import type { PackProduct } from '@mullion/packing-model';
import { packPallets, type PackOptions } from './pack-pallets';
import type { PalletInstance } from './pallet-instance';
import type { PlanPallet, Unplaced } from './pallet-plan';
import { groupKeyOf } from './sort-out';

/** An order, or the part of it for one address, packed for itself. */
export interface OrderAlone {
  readonly key: string;
  readonly orderKey: string;
  readonly pallets: readonly PlanPallet[];
  readonly unplaced: readonly Unplaced[];
  /** No plan has the order on fewer pallets. */
  readonly bound: number;
  /** Products of it that stay where they are, and the pallets they are on. */
  readonly fixed: readonly number[];
  readonly fixedOn: ReadonlySet<string>;
}

/**
 * Packs every order for itself; one that needs one pallet is done at once, the others share the budget by their
 * products.
 */
export const aloneOf = (instance: PalletInstance, options: PackOptions): OrderAlone[] => {
  const fixed = new Map(instance.fixed.map((f) => [f.productId, f.palletKey]));
  const orders = new Map<string, { orderKey: string; free: PackProduct[]; fixed: number[]; fixedOn: Set<string> }>();
  for (const product of instance.products) {
    const key = `${groupKeyOf(product, instance.settings)}\u0000${product.orderKey}`;
    const order = orders.get(key) ?? { orderKey: product.orderKey, free: [], fixed: [], fixedOn: new Set<string>() };
    orders.set(key, order);
    const pallet = fixed.get(product.id);
    if (pallet === undefined) order.free.push(product);
    else {
      order.fixed.push(product.id);
      order.fixedOn.add(pallet);
    }
  }
  let left = instance.products.length - fixed.size;
  return [...orders].map(([key, { free, ...rest }]) => {
    const plan = packed({ ...instance, products: free, fixed: [] }, options, free.length / Math.max(1, left));
    left -= free.length;
    return { key, ...rest, pallets: plan.pallets, unplaced: plan.unplaced, bound: plan.lowerBound + rest.fixedOn.size };
  });
};

/** The plan of one order with its part of what is left of the budget; as few pallets as the bound end the search. */
const packed = (instance: PalletInstance, options: PackOptions, part: number) => {
  let isEnough = false;
  const share = options.elapsedShare;
  const from = share?.() ?? 0;
  const until = from + (1 - from) * part;
  return packPallets(instance, {
    seed: options.seed,
    stop: () => isEnough || options.stop(),
    ...(options.iterations === undefined ? {} : { iterations: Math.max(1, Math.round(options.iterations * part)) }),
    ...(share && { elapsedShare: () => Math.max(0, (share() - from) / Math.max(1e-9, until - from)) }),
    onPlan: (plan) => (isEnough ||= plan.pallets.length <= plan.lowerBound),
  });
};
