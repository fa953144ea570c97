import { palletErrors } from '../pallet/pallet-errors';
import type { PackProduct, PalletLoad, PlacedProduct, Violation } from '../types';

/** A verb that was done: the new draft and what left the pallet. */
export interface VerbDone {
  readonly load: PalletLoad;
  readonly unplaced: readonly PackProduct[];
}

/** A verb that was refused, with its reasons; the draft stays as it was. */
export interface VerbRefused {
  readonly violations: readonly Violation[];
}

export type VerbResult = VerbDone | VerbRefused;

/** Whether a verb was refused. */
export const isRefused = (result: VerbResult): result is VerbRefused => 'violations' in result;

export const refuse = (code: string, params: Violation['params'] = {}): VerbRefused => ({
  violations: [{ code, params }],
});

export const unknownProduct = (id: number): VerbRefused => refuse('product.not_on_pallet', { product: id });

/**
 * What distinguishes one broken rule from another: a pallet that was too heavy before stays "too heavy", whatever the
 * number.
 */
const keyOf = ({ code, params }: Violation): string => [code, params['product'] ?? '', params['other'] ?? ''].join('/');

/** The new draft, or a refusal when it breaks a rule that the old draft did not break. */
export function acceptIfNoWorse(
  before: PalletLoad,
  after: PalletLoad,
  unplaced: readonly PackProduct[] = [],
): VerbResult {
  const known = new Set(palletErrors(before).map(keyOf));
  const fresh = palletErrors(after).filter((error) => !known.has(keyOf(error)));
  return fresh.length ? { violations: fresh } : { load: after, unplaced };
}

/** Moves some of the products by whole millimetres; the rest stay. */
export function shifted(
  products: readonly PlacedProduct[],
  ids: ReadonlySet<number>,
  by: { x?: number; y?: number; z?: number },
): PlacedProduct[] {
  return products.map((p) =>
    ids.has(p.id) ? { ...p, xMm: p.xMm + (by.x ?? 0), yMm: p.yMm + (by.y ?? 0), zMm: p.zMm + (by.z ?? 0) } : p,
  );
}

/** A placed product without its place. */
export function withoutPlace(product: PlacedProduct): PackProduct {
  const { xMm: _x, yMm: _y, zMm: _z, isFlipped: _f, ...rest } = product;
  return rest;
}
