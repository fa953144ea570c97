import type { PalletLoad } from '../types';
import { sizeOf } from '../geometry/box';
import { isViolation, movingPart } from './moving-part';
import { acceptIfNoWorse, isRefused, refuse, unknownProduct, type VerbResult } from './verb-result';

/** There is no room for the product as it would stand: that is said first, as a longer or other pallet would help. */
const ROOM = new Set(['pallet.products_do_not_fit', 'pallet.too_high', 'pallet.overlap']);

/**
 * "Flip": the lowest product of the load is turned in its plane; what stood on it follows its top. Else
 * `can_not_be_flipped`, after what there is no room for; with `products` where it may be flipped, but these above it
 * would lose their support.
 */
export function flip(load: PalletLoad, id: number): VerbResult {
  const root = load.products.find((p) => p.id === id);
  if (!root) return unknownProduct(id);
  if (!root.canBeFlipped) return refuse('can_not_be_flipped', { product: id });
  const part = movingPart(load.products, id);
  if (isViolation(part)) return refuse('can_not_be_flipped', { product: id, ...part.params });
  const risesMm = sizeOf(root, !root.isFlipped).zMm - sizeOf(root, root.isFlipped).zMm;
  const products = load.products.map((p) => {
    if (p.id === id) return { ...p, isFlipped: !p.isFlipped };
    return part.has(p.id) ? { ...p, zMm: p.zMm + risesMm } : p;
  });
  const result = acceptIfNoWorse(load, { ...load, products });
  if (!isRefused(result)) return result;
  const room = result.violations.filter(({ code }) => ROOM.has(code));
  const others = result.violations.filter(({ code }) => !ROOM.has(code));
  const falling = others.flatMap(({ code, params }) =>
    code === 'pallet.not_supported' ? (params['product'] ?? []) : [],
  );
  const refusal = refuse('can_not_be_flipped', {
    product: id,
    ...(falling.length > 0 && { products: falling.join(', ') }),
  });
  return { violations: [...room, ...refusal.violations, ...others] };
}
