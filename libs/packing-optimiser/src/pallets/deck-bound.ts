import type { PackProduct } from '@mullion/packing-model';
import { depthDuals, kindsOf, palletBound, sizeDuals, thresholds, type Dual, type Kind } from './pallet-bounds';
import { roomOf } from './pack-problem';
import { partsByType } from './packing-types';
import type { PackSettings, PalletInstance } from './pallet-instance';
import { groupKeyOf, ruleAgainst } from './sort-out';

/**
 * Deck area that no plan goes below, mm²: of every group of products that may share pallets (a stop, as a rule) what is
 * packed over height and width, raised by dual feasible functions. On a pallet with a room of length L the lengths of
 * products, each times a function of its height and one of its depth, sum to at most L (Fekete and Schepers 2004, with
 * the length as it is); so over all pallets they sum to no more than the lengths of their rooms. Where products are
 * few, the lengths of the longest say more. What no pallet holds does not count.
 */
export const deckBoundMm2 = (instance: PalletInstance): number =>
  partsByType(instance).parts.reduce((sum, part) => {
    const { settings } = part.instance;
    const groups = new Map<string, PackProduct[]>();
    for (const product of part.instance.products) {
      if (ruleAgainst(product, settings) !== null) continue;
      const key = groupKeyOf(product, settings);
      const group = groups.get(key);
      if (group) group.push(product);
      else groups.set(key, [product]);
    }
    return sum + [...groups.values()].reduce((mm2, products) => mm2 + boundOfGroup(products, settings), 0);
  }, 0);

/** Products that may share pallets: at least one. */
export function boundOfGroup(products: readonly PackProduct[], settings: PackSettings): number {
  const { pallets } = palletBound(products, settings);
  const widthsMm = [settings.widthMm, ...(settings.narrowerWidthsMm ?? []).filter((mm) => mm < settings.widthMm)];
  const narrowestMm = Math.min(...widthsMm);
  if (!settings.cutToContent) return pallets * settings.longestMm * narrowestMm;
  const { offsetMm, ...room } = roomOf(settings);
  const gapMm = settings.spacingBetweenMm;
  const kinds = kindsOf(products, gapMm, room.lengthMm, room.heightMm);
  // the spacing is in the lengths and in the room; where it is wider than both ends it is left out of both, or every
  // pallet would gain by it
  const isPadded = offsetMm <= 0;
  const lengthOf = (paddedMm: number) => (isPadded ? paddedMm : paddedMm - gapMm);
  const endsMm = pallets * (isPadded ? -offsetMm : 2 * settings.spacingEndsMm);
  const singlyMm = longestFirstMm(products, settings, lengthOf);
  const heights = kinds.flatMap(({ turns }) => turns.map(([, height]) => height));
  const overHeight = sizeDuals(room.heightMm, thresholds(heights, room.heightMm));
  if (widthsMm.length === 1) {
    const packedMm = mostLength(kinds, lengthOf, overHeight, depthDuals(room.widthMm));
    return (Math.max(packedMm, singlyMm) + endsMm) * settings.widthMm;
  }
  // a function of the depth holds for one width: where widths are chosen the depth counts as it is, and without its
  // spacing
  const packedMm2 = mostLength(kinds, lengthOf, overHeight, [(mm) => mm - gapMm]);
  return Math.max(packedMm2 + endsMm * narrowestMm, (singlyMm + endsMm) * narrowestMm);
}

/** Lengths at which products of this length or longer are counted. */
const MAX_LENGTHS = 16;

/**
 * What the longest products alone need: as many pallets as all products of at least a length need are at least that
 * long, so their lengths add up to what these numbers are over all lengths (layer by layer).
 */
function longestFirstMm(
  products: readonly PackProduct[],
  settings: PackSettings,
  lengthOf: (paddedMm: number) => number,
): number {
  const room = roomOf(settings);
  const lengthsMm = products.map((product) => {
    const [kind] = kindsOf([product], settings.spacingBetweenMm, room.lengthMm, room.heightMm);
    return Math.min(...kind!.turns.map(([length]) => lengthOf(length)));
  });
  const all = [...new Set(lengthsMm)].sort((a, b) => a - b);
  const layers =
    all.length <= MAX_LENGTHS
      ? all
      : Array.from({ length: MAX_LENGTHS }, (_, n) => all[Math.floor((n * (all.length - 1)) / (MAX_LENGTHS - 1))]!);
  return layers.reduce((sum, mm, n) => {
    const { pallets } = palletBound(
      products.filter((_, i) => lengthsMm[i]! >= mm),
      settings,
    );
    return sum + (mm - (layers[n - 1] ?? 0)) * pallets;
  }, 0);
}

/** The largest sum of lengths over all pairs of functions; what may be turned counts with its cheaper turn. */
function mostLength(
  kinds: readonly Kind[],
  lengthOf: (paddedMm: number) => number,
  overHeight: readonly Dual[],
  overDepth: readonly Dual[],
): number {
  let most = 0;
  for (const height of overHeight) {
    const faceMm = kinds.map(({ turns }) =>
      Math.min(...turns.map(([lengthMm, heightMm]) => lengthOf(lengthMm) * height(heightMm))),
    );
    for (const depth of overDepth)
      most = Math.max(
        most,
        kinds.reduce((sum, { depthMm, pieces }, k) => sum + faceMm[k]! * depth(depthMm) * pieces, 0),
      );
  }
  return most;
}
