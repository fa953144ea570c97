import type { PalletLoad } from '../types';
import { sizeOf } from '../geometry/box';
import { isViolation, movingPart } from './moving-part';
import { acceptIfNoWorse, isRefused, refuse, unknownProduct, type VerbResult } from './verb-result';

/** "Flip": the lowest product of the load is turned in its plane; what stood on it follows its top. Else `can_not_be_flipped`. */
export function flip(load: PalletLoad, id: number): VerbResult {
  const root = load.products.find((p) => p.id === id);
  if (!root) return unknownProduct(id);
  const refusal = refuse('can_not_be_flipped', { product: id });
  const part = movingPart(load.products, id);
  if (!root.canBeFlipped || isViolation(part)) return refusal;
  const risesMm = sizeOf(root, !root.isFlipped).zMm - sizeOf(root, root.isFlipped).zMm;
  const products = load.products.map((p) => {
    if (p.id === id) return { ...p, isFlipped: !p.isFlipped };
    return part.has(p.id) ? { ...p, zMm: p.zMm + risesMm } : p;
  });
  const result = acceptIfNoWorse(load, { ...load, products });
  return isRefused(result) ? { violations: [...refusal.violations, ...result.violations] } : result;
}
