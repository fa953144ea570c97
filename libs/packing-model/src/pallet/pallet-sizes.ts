import type { PalletLoad } from '../types';
import { boundsOf, boxOf } from '../geometry/box';

/** A pallet's width is never cut below this (packing-model.md, Sizes). */
export const NARROWEST_WIDTH_MM = 600;

/** The company's rule for pallet lengths. */
export interface LengthRule {
  /** true: the length follows the content; false: it is rounded up to the standard lengths. */
  readonly allowCustom: boolean;
  readonly standardLengthsMm: readonly number[];
  readonly longestMm: number;
  /** Also cut the width to the content, not below 600 mm. */
  readonly cutWidth?: boolean;
}

/**
 * Smallest length and width that the content allows: its bounding box and the spacings at both ends and sides, in
 * millimetres.
 */
export function minimumSize(load: PalletLoad): { lengthMm: number; widthMm: number } {
  const bounds = boundsOf(load.products.map(boxOf));
  if (!bounds) return { lengthMm: 0, widthMm: 0 };
  return {
    lengthMm: bounds.x1 - bounds.x0 + 2 * load.limits.spacingEndsMm,
    widthMm: bounds.y1 - bounds.y0 + 2 * load.limits.spacingSidesMm,
  };
}

/** The pallet length for a needed length (spacings included), or null when none is long enough. Millimetres. */
export function lengthFor(neededMm: number, rule: LengthRule): number | null {
  if (rule.allowCustom) return neededMm <= rule.longestMm ? neededMm : null;
  const fitting = rule.standardLengthsMm.filter((length) => length >= neededMm && length <= rule.longestMm);
  return fitting.length ? Math.min(...fitting) : null;
}

/** How far along the deck the content reaches, with the spacing at its end, mm; 0 without content. */
export function reachedMm(load: PalletLoad): number {
  const bounds = boundsOf(load.products.map(boxOf));
  return bounds ? bounds.x1 + load.limits.spacingEndsMm : 0;
}

/**
 * The length of a pallet after its content has changed: one that was as long as its content needs follows it; one that
 * a person made longer keeps that length until the content needs more. Not shorter than needed, also when no length is
 * allowed for it.
 */
export function lengthAfter(before: PalletLoad, after: PalletLoad, rule: LengthRule): number {
  const neededMm = reachedMm(after);
  const fitsMm = lengthFor(neededMm, rule) ?? Math.max(after.lengthMm, neededMm);
  const followed = before.products.length === 0 || lengthFor(reachedMm(before), rule) === before.lengthMm;
  return followed ? fitsMm : Math.max(before.lengthMm, neededMm > before.lengthMm ? fitsMm : 0);
}

/**
 * The pallet cut to its content, content moved to the spacings; unchanged when empty or when no allowed length holds
 * it.
 */
export function cutToContent(load: PalletLoad, rule: LengthRule): PalletLoad {
  const bounds = boundsOf(load.products.map(boxOf));
  const needed = minimumSize(load);
  const lengthMm = bounds && lengthFor(needed.lengthMm, rule);
  if (!bounds || lengthMm === null) return load;
  const widthMm = rule.cutWidth ? Math.max(NARROWEST_WIDTH_MM, needed.widthMm) : load.widthMm;
  const byXMm = load.limits.spacingEndsMm - bounds.x0;
  const byYMm = rule.cutWidth ? load.limits.spacingSidesMm - bounds.y0 : 0;
  return {
    ...load,
    lengthMm,
    widthMm,
    products: load.products.map((p) => ({ ...p, xMm: p.xMm + byXMm, yMm: p.yMm + byYMm })),
  };
}
