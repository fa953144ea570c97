import type { PalletLoad, PlacedProduct, Violation } from '../types';
import { lengthAfter, type LengthRule } from '../pallet/pallet-sizes';
import { isViolation, movingPart } from './moving-part';
import { acceptIfNoWorse, isRefused, refuse, shifted, unknownProduct, type VerbResult } from './verb-result';

/** "Swap": two loads of one pallet exchange places; each must fit where the other was. */
export function swap(load: PalletLoad, firstId: number, secondId: number): VerbResult {
  const first = load.products.find((p) => p.id === firstId);
  const second = load.products.find((p) => p.id === secondId);
  if (!first) return unknownProduct(firstId);
  if (!second) return unknownProduct(secondId);
  const parts = [movingPart(load.products, firstId), movingPart(load.products, secondId)];
  const [partA, partB] = parts;
  if (!partA || !partB) return unknownProduct(firstId);
  if (isViolation(partA)) return { violations: [partA] };
  if (isViolation(partB)) return { violations: [partB] };
  if ([...partA].some((id) => partB.has(id))) return refuse('pallet.stack_on_itself', { product: secondId });
  const by = { x: second.xMm - first.xMm, y: second.yMm - first.yMm, z: second.zMm - first.zMm };
  const there = shifted(load.products, partA, by);
  return acceptIfNoWorse(load, { ...load, products: shifted(there, partB, { x: -by.x, y: -by.y, z: -by.z }) });
}

type Swapped = { a: PalletLoad; b: PalletLoad } | { violations: readonly Violation[] };

/**
 * Two loads of different pallets exchange places, and the lengths follow: a pallet that was cut to its content is cut
 * to the new one, a longer one stays as it is, and each grows as its rule allows.
 */
export function swapBetween(
  a: PalletLoad,
  idOnA: number,
  b: PalletLoad,
  idOnB: number,
  rules: { a: LengthRule; b: LengthRule },
): Swapped {
  const swapped = swapPlaces(grown(a, rules.a), idOnA, grown(b, rules.b), idOnB);
  if ('violations' in swapped) return swapped;
  const newA = { ...swapped.a, lengthMm: lengthAfter(a, swapped.a, rules.a) };
  return { a: newA, b: { ...swapped.b, lengthMm: lengthAfter(b, swapped.b, rules.b) } };
}

/** As long as it may become. */
function grown(load: PalletLoad, rule: LengthRule): PalletLoad {
  const longestMm = rule.allowCustom
    ? rule.longestMm
    : Math.max(0, ...rule.standardLengthsMm.filter((length) => length <= rule.longestMm));
  return { ...load, lengthMm: Math.max(load.lengthMm, longestMm) };
}

function swapPlaces(a: PalletLoad, idOnA: number, b: PalletLoad, idOnB: number): Swapped {
  const onA = a.products.find((p) => p.id === idOnA);
  const onB = b.products.find((p) => p.id === idOnB);
  if (!onA) return unknownProduct(idOnA);
  if (!onB) return unknownProduct(idOnB);
  const partA = movingPart(a.products, idOnA);
  const partB = movingPart(b.products, idOnB);
  if (isViolation(partA)) return { violations: [partA] };
  if (isViolation(partB)) return { violations: [partB] };
  const newA = exchange(
    a,
    partA,
    b.products.filter((p) => partB.has(p.id)),
    onB,
    onA,
  );
  const newB = exchange(
    b,
    partB,
    a.products.filter((p) => partA.has(p.id)),
    onA,
    onB,
  );
  if (isRefused(newA)) return newA;
  if (isRefused(newB)) return newB;
  return { a: newA.load, b: newB.load };
}

function exchange(
  load: PalletLoad,
  leaving: ReadonlySet<number>,
  coming: readonly PlacedProduct[],
  from: PlacedProduct,
  to: PlacedProduct,
): VerbResult {
  const all = new Set(coming.map((p) => p.id));
  const arrived = shifted(coming, all, { x: to.xMm - from.xMm, y: to.yMm - from.yMm, z: to.zMm - from.zMm });
  return acceptIfNoWorse(load, { ...load, products: [...load.products.filter((p) => !leaving.has(p.id)), ...arrived] });
}
