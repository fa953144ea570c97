import type { PalletLoad, PlacedProduct } from '../types';
import { boxOf, areTooClose } from '../geometry/box';
import { loadOf } from '../geometry/stacks';
import { supportOf } from '../geometry/support';
import { isViolation, movingPart } from './moving-part';
import { refuse, unknownProduct, withoutPlace, type VerbResult } from './verb-result';

/** "Put away": the load of a product leaves the pallet and becomes unplaced. */
export function putAway(load: PalletLoad, id: number): VerbResult {
  if (!load.products.some((p) => p.id === id)) return unknownProduct(id);
  const part = movingPart(load.products, id);
  if (isViolation(part)) return { violations: [part] };
  return {
    load: { ...load, products: load.products.filter((p) => !part.has(p.id)) },
    unplaced: load.products.filter((p) => part.has(p.id)).map(withoutPlace),
  };
}

/**
 * Takes one product off the pallet, as when it moves to another pallet. What stood on it stays where it is still
 * carried, else comes straight down; refused with `pallet.would_lose_support` naming the first product that finds no
 * support below.
 */
export function removeProduct(load: PalletLoad, id: number): VerbResult {
  const removed = load.products.find((p) => p.id === id);
  if (!removed) return unknownProduct(id);
  let products = load.products.filter((p) => p.id !== id);
  for (const { id: aboveId } of loadOf(load.products, id).slice(1)) {
    const above = products.find((p) => p.id === aboveId);
    if (!above || supportOf(above, products).isSupported) continue;
    const lowered = cameDown(
      above,
      products.filter((p) => p.id !== aboveId),
      load.limits.spacingBetweenMm,
    );
    if (!lowered) return refuse('pallet.would_lose_support', { products: String(aboveId) });
    products = products.map((p) => (p.id === aboveId ? lowered : p));
  }
  return { load: { ...load, products }, unplaced: [withoutPlace(removed)] };
}

/** The highest place straight below where a product is carried and free, or null. */
function cameDown(product: PlacedProduct, others: readonly PlacedProduct[], spacingMm: number): PlacedProduct | null {
  const levels = [0, ...others.map((o) => boxOf(o).z1)].filter((z) => z <= product.zMm).sort((a, b) => b - a);
  for (const zMm of levels) {
    const lowered = { ...product, zMm };
    const isFree = others.every((o) => !areTooClose(boxOf(lowered), boxOf(o), spacingMm));
    if (isFree && supportOf(lowered, others).isSupported) return lowered;
  }
  return null;
}
