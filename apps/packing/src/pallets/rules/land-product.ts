import {
  dropProductAt,
  isRefused,
  orWidened,
  palletErrors,
  placeWithLeastDisturbance,
  type LengthRule,
  type PackProduct,
  type PalletLoad,
  type Place,
  type VerbResult,
  type Violation,
} from '@mullion/packing-model';

export interface Landing {
  readonly load: PalletLoad;
  /** True when the product stands where it was dropped. */
  readonly exact: boolean;
}

const keyOf = ({ code, params }: Violation): string => [code, params['product'] ?? '', params['other'] ?? ''].join('/');

/**
 * Exactly at the place, if no rule is broken there that was not broken before; the pallet may grow as its length rule
 * allows.
 */
const exactly = (load: PalletLoad, product: PackProduct, place: Place, rule: LengthRule): PalletLoad | null => {
  const placed = { ...product, ...place };
  const alongMm = place.isFlipped ? product.heightMm : product.widthMm;
  const neededMm = place.xMm + alongMm + load.limits.spacingEndsMm;
  const lengthMm = Math.max(load.lengthMm, Math.min(neededMm, rule.longestMm));
  const tried = { ...load, lengthMm, products: [...load.products, placed] };
  const known = new Set(palletErrors(load).map(keyOf));
  return palletErrors(tried).some((error) => !known.has(keyOf(error))) ? null : tried;
};

/**
 * Where a product lands: exactly where it was dropped if the rules allow, else snapped near it, else where it disturbs
 * least; a pallet that was cut narrower than `fullWidthMm` may grow back to it before the answer is "no room".
 */
export const landProduct = (
  load: PalletLoad,
  product: PackProduct,
  place: Place | null,
  limits: { readonly rule: LengthRule; readonly fullWidthMm: number },
): Landing | { readonly violations: readonly Violation[] } => {
  const { rule, fullWidthMm } = limits;
  const found = place && exactly(load, product, place, rule);
  if (found) return { load: found, exact: true };
  const attempt = (on: PalletLoad): VerbResult =>
    place
      ? dropProductAt(on, product, place.xMm, place.yMm, { lengthRule: rule })
      : placeWithLeastDisturbance(on, product, { lengthRule: rule });
  const wide = { ...load, widthMm: Math.max(load.widthMm, fullWidthMm) };
  const widely = place && exactly(wide, product, place, rule);
  const landed = orWidened(load, fullWidthMm, attempt);
  if (widely && isRefused(attempt(load))) return { load: widely, exact: true };
  return isRefused(landed) ? landed : { load: landed.load, exact: place !== null };
};
