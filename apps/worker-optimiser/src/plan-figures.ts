import type { PalletInstance, PalletPlan } from '@mullion/packing-optimiser';

/** Orders whose products stand on more than one pallet. */
export const splitOrders = (instance: PalletInstance, plan: Pick<PalletPlan, 'pallets'>): number => {
  const orders = new Map(instance.products.map((product) => [product.id, product.orderKey]));
  const seen = new Map<string, Set<number>>();
  plan.pallets.forEach((pallet, n) => {
    for (const item of pallet.items) {
      const order = orders.get(item.id) ?? '';
      seen.set(order, (seen.get(order) ?? new Set()).add(n));
    }
  });
  return [...seen.values()].filter((pallets) => pallets.size > 1).length;
};

/** Volume of the products as a share of the room above the decks of the plan's pallets, 0 to 1. */
export const fillOf = ({ products, settings }: PalletInstance, plan: Pick<PalletPlan, 'pallets'>): number => {
  const volumes = new Map(products.map((p) => [p.id, p.widthMm * p.heightMm * p.depthMm]));
  let used = 0;
  let room = 0;
  for (const pallet of plan.pallets) {
    room += pallet.lengthMm * (pallet.widthMm ?? settings.widthMm) * (settings.maxHeightMm - settings.palletHeightMm);
    for (const item of pallet.items) used += volumes.get(item.id) ?? 0;
  }
  return room === 0 ? 0 : Math.round((used / room) * 1000) / 1000;
};

const deckMm2 = ({ settings }: PalletInstance, plan: Pick<PalletPlan, 'pallets'>): number =>
  plan.pallets.reduce((sum, pallet) => sum + pallet.lengthMm * (pallet.widthMm ?? settings.widthMm), 0);

/** Whether a plan is better: more placed, fewer pallets, fewer orders split, less deck area (packing-model.md). */
export const isBetterPlan = (instance: PalletInstance, plan: PalletPlan, best: PalletPlan | null): boolean => {
  if (!best) return true;
  if (plan.unplaced.length !== best.unplaced.length) return plan.unplaced.length < best.unplaced.length;
  if (plan.pallets.length !== best.pallets.length) return plan.pallets.length < best.pallets.length;
  const split = splitOrders(instance, plan) - splitOrders(instance, best);
  return split === 0 ? deckMm2(instance, plan) < deckMm2(instance, best) : split < 0;
};
