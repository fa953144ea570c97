import { stacksOf, type PlacedProduct } from '@mullion/packing-model';

/**
 * What stays on a pallet of which products are pinned: their complete stacks, as nothing can be taken from under or
 * above them, and the rest of their sets, which may not be torn. Sets are named within an order.
 */
export const stayPinned = (products: readonly PlacedProduct[], pinned: readonly number[]): ReadonlySet<number> => {
  const stays = new Set(pinned);
  const stacks = stacksOf(products);
  const setOf = (p: PlacedProduct): string | null => (p.partOf === null ? null : `${p.orderKey}:${p.partOf}`);
  for (let before = -1; before !== stays.size;) {
    before = stays.size;
    for (const stack of stacks) if (stack.some((p) => stays.has(p.id))) for (const p of stack) stays.add(p.id);
    const sets = new Set(products.flatMap((p) => (stays.has(p.id) ? (setOf(p) ?? []) : [])));
    for (const p of products) if (sets.has(setOf(p) ?? '')) stays.add(p.id);
  }
  return new Set(products.flatMap((p) => (stays.has(p.id) ? p.id : [])));
};
