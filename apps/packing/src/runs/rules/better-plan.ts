import type { PalletPlanDto } from '@mullion/contracts';

/** Deck area of a plan in m², to the square centimetre: it is what fills trucks. */
export const deckM2 = (plan: Pick<PalletPlanDto, 'pallets'>): number =>
  Math.round(plan.pallets.reduce((sum, pallet) => sum + (pallet.length * pallet.width) / 1e6, 0) * 10_000) / 10_000;

/**
 * Whether a plan is better than the best so far: more placed, fewer pallets, fewer orders split, less deck area
 * (packing-model.md).
 */
export const isBetterPlan = (plan: PalletPlanDto, best: PalletPlanDto | null): boolean => {
  if (!best) return true;
  if (plan.unplaced.length !== best.unplaced.length) return plan.unplaced.length < best.unplaced.length;
  if (plan.pallets.length !== best.pallets.length) return plan.pallets.length < best.pallets.length;
  const split = (plan.split_orders ?? 0) - (best.split_orders ?? 0);
  return split === 0 ? deckM2(plan) < deckM2(best) : split < 0;
};
