import type { PackProduct, PalletLoad, PlacedProduct, Violation } from '../types';
import { areTooClose, boundsOf, boxOf, overlapMm, sizeOf, type Box } from '../geometry/box';
import { supportOf } from '../geometry/support';
import { palletHeightMm } from '../pallet/pallet-height';
import { palletMassKg } from '../pallet/pallet-mass';
import { palletWarnings } from '../pallet/tipping';
import { lengthFor, type LengthRule } from '../pallet/pallet-sizes';
import type { VerbDone, VerbResult } from './verb-result';

/** How far a dropped product may be from an edge to snap to it, in millimetres. */
export const DROP_SNAP_MM = 40;

/** Without a rule the pallet keeps its length. */
export interface PlaceLimits {
  readonly lengthRule?: LengthRule;
}

interface Spot {
  readonly product: PlacedProduct;
  readonly lengthMm: number;
}

/**
 * Puts a product where the pallet changes least: no growth, then least new floor, lowest, nearest the back left corner.
 * What is alone stands in the middle of the depth, as a run puts it; the others move across together where that makes
 * room or keeps the pallet from tipping.
 */
export function placeWithLeastDisturbance(
  load: PalletLoad,
  product: PackProduct,
  limits: PlaceLimits = {},
): VerbResult {
  const asItStands = leastDisturbing(load, product, limits);
  // rows in the middle leave room on both sides, and neither may be enough
  const pushedBack =
    asItStands?.growthMm === 0 ? null : leastDisturbing(movedAcross(load, backMm(load)), product, limits);
  const best = pushedBack && (!asItStands || pushedBack.growthMm < asItStands.growthMm) ? pushedBack : asItStands;
  if (!best) return { violations: whyNot(load, product) };
  const placed = best === pushedBack ? inMiddle(best.load) : best.load;
  if (palletWarnings(placed).length <= palletWarnings(load).length) return { load: placed, unplaced: [] };
  const even = best.even ?? inMiddle(placed);
  return { load: palletWarnings(even).length < palletWarnings(placed).length ? even : placed, unplaced: [] };
}

interface Placed {
  readonly load: PalletLoad;
  readonly growthMm: number;
  /** At another place without growth, where the pallet does not tip. */
  readonly even: PalletLoad | null;
}

/** The product at its best spot, or null where it has none. */
function leastDisturbing(load: PalletLoad, product: PackProduct, limits: PlaceLimits): Placed | null {
  const [best, ...others] = freeSpots(load, product, limits, alone(load, product))
    .map((spot) => ({ spot, cost: disturbance(load, spot) }))
    .sort((a, b) => (isLess(a.cost, b.cost) ? -1 : Number(isLess(b.cost, a.cost))));
  if (!best) return null;
  const first = land(load, best.spot).load;
  const growthMm = first.lengthMm - load.lengthMm;
  const tipping = palletWarnings(first).length;
  const isLike = ({ spot, cost }: typeof best) => spot.lengthMm === first.lengthMm && cost[1] === best.cost[1];
  const even =
    tipping <= palletWarnings(load).length
      ? undefined
      : others.find((other) => isLike(other) && palletWarnings(land(load, other.spot).load).length < tipping);
  return { load: first, growthMm, even: even ? land(load, even.spot).load : null };
}

/** The middle of the depth for what stands alone. */
const alone = (load: PalletLoad, product: PackProduct): PlacedProduct[] =>
  load.products.length > 0
    ? []
    : turnsOf(product).map((isFlipped) => ({
        ...product,
        xMm: load.limits.spacingEndsMm,
        yMm: Math.max(load.limits.spacingSidesMm, Math.floor((load.widthMm - product.depthMm) / 2)),
        zMm: 0,
        isFlipped,
      }));

/** How far the content is from the back, mm. */
const backMm = ({ products, limits }: PalletLoad): number =>
  products.length === 0 ? 0 : limits.spacingSidesMm - Math.min(...products.map(({ yMm }) => yMm));

const movedAcross = (load: PalletLoad, byMm: number): PalletLoad => ({
  ...load,
  products: load.products.map((product) => ({ ...product, yMm: product.yMm + byMm })),
});

/** All content in the middle of the width. */
function inMiddle(load: PalletLoad): PalletLoad {
  const bounds = boundsOf(load.products.map(boxOf));
  return bounds ? movedAcross(load, Math.round((load.widthMm - bounds.y0 - bounds.y1) / 2)) : load;
}

/**
 * Puts a product with its back left corner where it was dropped, snapped to the nearest edges within `snapMm` or onto
 * the stack under the point; where that spot is taken, wherever it disturbs least; refused when it fits nowhere.
 */
export function dropProductAt(
  load: PalletLoad,
  product: PackProduct,
  xMm: number,
  yMm: number,
  limits: PlaceLimits & { snapMm?: number } = {},
): VerbResult {
  const snapMm = limits.snapMm ?? DROP_SNAP_MM;
  // on empty ground it makes no difference where it was dropped
  if (load.products.length === 0) return placeWithLeastDisturbance(load, product, limits);
  const exact = turnsOf(product).map((isFlipped) => ({
    ...product,
    xMm: Math.round(xMm),
    yMm: Math.round(yMm),
    zMm: 0,
    isFlipped,
  }));
  const under = load.products.map(boxOf).filter((b) => b.x0 <= xMm && xMm < b.x1 && b.y0 <= yMm && yMm < b.y1);
  const near = freeSpots(load, product, limits, exact)
    .map((spot) => ({ spot, awayMm: distance(spot.product, xMm, yMm, under) }))
    .filter(({ awayMm }) => awayMm <= snapMm)
    .sort((a, b) => Number(a.spot.product.isFlipped) - Number(b.spot.product.isFlipped) || snapRank(a) - snapRank(b));
  const best = near[0];
  return best ? land(load, best.spot) : placeWithLeastDisturbance(load, product, limits);

  function snapRank(entry: { spot: Spot; awayMm: number }): number {
    const isExact = exact.some(
      (e) => e.xMm === entry.spot.product.xMm && e.yMm === entry.spot.product.yMm && entry.spot.product.zMm === 0,
    );
    return isExact && entry.awayMm === 0 ? snapMm + 1 : entry.awayMm;
  }
}

/** How far a spot is from the point of the drop; a spot on the stack that was pointed at counts as there. */
function distance(product: PlacedProduct, xMm: number, yMm: number, under: readonly Box[]): number {
  if (product.zMm > 0)
    return under.some((b) => b.x0 === product.xMm && b.z1 === product.zMm) ? 0 : Number.POSITIVE_INFINITY;
  return Math.max(Math.abs(product.xMm - xMm), Math.abs(product.yMm - yMm));
}

const turnsOf = (product: PackProduct): boolean[] =>
  product.canBeFlipped && product.widthMm !== product.heightMm ? [false, true] : [false];

/** Every corner spot (edges of what stands there, tops of stacks) where the product breaks no rule. */
function freeSpots(
  load: PalletLoad,
  product: PackProduct,
  limits: PlaceLimits,
  extra: readonly PlacedProduct[] = [],
): Spot[] {
  const boxes = load.products.map(boxOf);
  const { spacingBetweenMm: gap, spacingEndsMm: ends, spacingSidesMm: sides } = load.limits;
  const candidates: PlacedProduct[] = [...extra];
  for (const isFlipped of turnsOf(product)) {
    const depthMm = sizeOf(product, isFlipped).yMm;
    const xs = new Set([ends, ...boxes.flatMap((b) => [b.x0, b.x1 + gap])]);
    const ys = new Set([sides, ...boxes.flatMap((b) => [b.y0, b.y1 + gap])]);
    for (const xMm of xs) for (const yMm of ys) candidates.push({ ...product, xMm, yMm, zMm: 0, isFlipped });
    for (const below of boxes) {
      const level = boxes.filter((b) => b.z1 === below.z1);
      const lefts = new Set(
        level.flatMap((b) => [b.x0, b.x1 + gap]).filter((x) => x >= below.x0 - gap && x < below.x1),
      );
      for (const xMm of lefts)
        for (const yMm of [below.y0, below.y1 - depthMm])
          candidates.push({ ...product, xMm, yMm, zMm: below.z1, isFlipped });
    }
  }
  return candidates.flatMap((placed) => {
    const lengthMm = lengthWith(load, placed, limits);
    return lengthMm !== null && isFree(load, boxes, placed) ? [{ product: placed, lengthMm }] : [];
  });
}

/** The pallet's length with the product on it, or null when it may not be that long. */
function lengthWith(load: PalletLoad, placed: PlacedProduct, limits: PlaceLimits): number | null {
  const neededMm = boxOf(placed).x1 + load.limits.spacingEndsMm;
  if (neededMm <= load.lengthMm) return load.lengthMm;
  return limits.lengthRule ? lengthFor(neededMm, limits.lengthRule) : null;
}

function isFree(load: PalletLoad, boxes: readonly Box[], placed: PlacedProduct): boolean {
  const box = boxOf(placed);
  const { spacingEndsMm: ends, spacingSidesMm: sides, spacingBetweenMm: gap, maxHeightMm, maxMassKg } = load.limits;
  if (box.x0 < ends || box.y0 < sides || box.y1 > load.widthMm - sides) return false;
  if (boxes.some((other) => areTooClose(box, other, gap)) || !supportOf(placed, load.products).isSupported)
    return false;
  const after = { ...load, products: [...load.products, placed] };
  return palletMassKg(after) <= maxMassKg && palletHeightMm(after) <= maxHeightMm;
}

/**
 * Lexicographic cost: growth of the length, new floor beyond the content's edge in y, floor newly covered, flip, depth
 * left over, place.
 */
function disturbance(load: PalletLoad, spot: Spot): readonly number[] {
  const box = boxOf(spot.product);
  const boxes = load.products.map(boxOf);
  const frontMm = Math.max(0, ...boxes.map((b) => b.y1));
  const endMm = Math.max(0, ...boxes.map((b) => b.x1));
  const covered = boxes.some(
    (b) => overlapMm(b.x0, b.x1, box.x0, box.x1) > 0 && overlapMm(b.y0, b.y1, box.y0, box.y1) > 0,
  );
  const newFloorMm2 = Math.max(0, box.x1 - endMm) * Math.max(frontMm, box.y1) + Math.max(0, box.y1 - frontMm) * endMm;
  const fromMiddleMm = boxes.length ? box.y0 : Math.abs(box.y0 + box.y1 - load.widthMm);
  return [
    spot.lengthMm - load.lengthMm,
    newFloorMm2,
    covered ? 0 : 1,
    box.z1,
    Number(spot.product.isFlipped),
    fromMiddleMm,
    box.x0,
  ];
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at >= 0 && a[at]! < b[at]!;
}

function land(load: PalletLoad, spot: Spot): VerbDone {
  return { load: { ...load, lengthMm: spot.lengthMm, products: [...load.products, spot.product] }, unplaced: [] };
}

/** The rules that kept a product off a pallet. */
function whyNot(load: PalletLoad, product: PackProduct): Violation[] {
  const massKg = palletMassKg(load) + product.massKg;
  if (massKg > load.limits.maxMassKg)
    return [{ code: 'pallet.overweight', params: { mass: massKg, max: load.limits.maxMassKg } }];
  return [{ code: 'pallet.products_do_not_fit', params: { product: product.id } }];
}
