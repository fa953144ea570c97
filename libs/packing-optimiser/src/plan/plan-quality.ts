import { spreadOf } from '../pallets/order-spread';
import { settingsOf } from '../pallets/packing-types';
import type { PalletInstance } from '../pallets/pallet-instance';
import type { PalletPlan } from '../pallets/pallet-plan';
import { turnedIn } from './upright';

/** What plans of pallets are compared by: fewest pallets first, or fewest orders split first. */
export type PalletObjective = 'fewest_pallets' | 'whole_orders';

/** What counts of a plan; less is better in every one. */
export interface PlanQuality {
  readonly unplaced: number;
  readonly pallets: number;
  /** Windows and doors on their side that could stand, where the settings want them upright. */
  readonly turned: number;
  /** Orders on more than one pallet, and pallets that orders are on beyond their first. */
  readonly splitOrders: number;
  readonly splitPallets: number;
  readonly deckMm2: number;
}

export const deckMm2Of = (instance: PalletInstance, { pallets }: Pick<PalletPlan, 'pallets'>): number =>
  pallets.reduce((sum, pallet) => sum + pallet.lengthMm * (pallet.widthMm ?? settingsOf(instance, pallet).widthMm), 0);

/** `shared`: orders that are on pallets beside this instance too, so that they are split whatever its plan. */
export function qualityOf(
  instance: PalletInstance,
  plan: PalletPlan,
  shared: ReadonlySet<string> = new Set(),
): PlanQuality {
  const spread = spreadOf(instance, plan, shared);
  return {
    unplaced: plan.unplaced.length,
    pallets: plan.pallets.length,
    turned: turnedIn(instance, plan),
    splitOrders: spread.orders,
    splitPallets: spread.pallets,
    deckMm2: deckMm2Of(instance, plan),
  };
}

const inOrder = (q: PlanQuality, objective: PalletObjective): readonly number[] =>
  objective === 'whole_orders'
    ? [q.unplaced, q.splitOrders, q.splitPallets, q.pallets, q.turned, q.deckMm2]
    : [q.unplaced, q.pallets, q.turned, q.splitOrders, q.deckMm2];

/** Below 0 when the first is better (docs/packing-model.md, What a good plan is). */
export function compareQuality(a: PlanQuality, b: PlanQuality, objective: PalletObjective): number {
  const [first, second] = [inOrder(a, objective), inOrder(b, objective)];
  const at = first.findIndex((figure, n) => figure !== second[n]);
  return at < 0 ? 0 : first[at]! - second[at]!;
}
