import { boxOf, palletErrors, palletHeightMm, type PalletLoad, type Violation } from '@mullion/packing-model';

/** Products to be drawn red: those a rule names, and whatever rises over the height limit. */
export const errorProducts = (
  load: PalletLoad,
  errors: readonly Violation[] = palletErrors(load),
): ReadonlySet<number> => {
  const named = errors
    .flatMap((error) => [error.params['product'], error.params['other']])
    .filter((id) => typeof id === 'number');
  if (!errors.some((error) => error.code === 'pallet.too_high')) return new Set(named);
  // the limit counts from the floor, tops count from the deck
  const contentMm = Math.max(...load.products.map((product) => boxOf(product).z1));
  const limitZMm = load.limits.maxHeightMm - (palletHeightMm(load) - contentMm);
  const tooHigh = load.products.filter((product) => boxOf(product).z1 > limitZMm).map((product) => product.id);
  return new Set([...named, ...tooHigh]);
};
