import {
  palletErrors,
  placeWithLeastDisturbance,
  supportOf,
  isRefused,
  boxOf,
  type PalletLoad,
  type PlacedProduct,
  type PlaceLimits,
} from '@mullion/packing-model';

const withPlace = (load: PalletLoad, placed: PlacedProduct): PalletLoad => ({
  ...load,
  products: [...load.products, placed],
});

/** The same plan place on the deck or on a top below it, the highest that carries it without a new broken rule. */
const fallen = (load: PalletLoad, product: PlacedProduct): PalletLoad | null => {
  const known = palletErrors(load).length;
  const levels = [...new Set([0, ...load.products.map((p) => boxOf(p).z1)])]
    .filter((zMm) => zMm < product.zMm)
    .sort((a, b) => b - a);
  for (const zMm of levels) {
    const tried = withPlace(load, { ...product, zMm });
    if (palletErrors(tried).length <= known) return tried;
  }
  return null;
};

/**
 * What stays on a pallet after products have left it: what lost its support falls straight down where that is allowed,
 * else goes where it disturbs least; what finds no place at all is answered in `unplaceable` and is no longer on the
 * load.
 */
export const lowerOntoSupports = (
  load: PalletLoad,
  limits: PlaceLimits = {},
): { load: PalletLoad; unplaceable: number[] } => {
  let lowered = load;
  const unplaceable: number[] = [];
  for (;;) {
    const loose = [...lowered.products]
      .sort((a, b) => a.zMm - b.zMm)
      .find((p) => !supportOf(p, lowered.products).isSupported);
    if (!loose) return { load: lowered, unplaceable };
    const rest = { ...lowered, products: lowered.products.filter((p) => p.id !== loose.id) };
    const down = fallen(rest, loose);
    if (down) {
      lowered = down;
      continue;
    }
    const { xMm: _x, yMm: _y, zMm: _z, isFlipped: _f, ...product } = loose;
    const placed = placeWithLeastDisturbance(rest, product, limits);
    if (isRefused(placed)) {
      lowered = rest;
      unplaceable.push(loose.id);
    } else lowered = placed.load;
  }
};
