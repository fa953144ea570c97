import type { Company } from '@mullion/contracts';
import { boundsOf, boxOf, lengthAfter, type LengthRule, type PalletLoad } from '@mullion/packing-model';

/** The company's rule for lengths, with the longest length of this pallet (mm). */
export const lengthRuleOf = (
  company: Pick<Company, 'allow_custom_pallets' | 'standard_lengths'>,
  longestMm: number,
): LengthRule => ({
  allowCustom: company.allow_custom_pallets,
  standardLengthsMm: company.standard_lengths,
  longestMm,
});

/**
 * The pallet after a change of its content, with the length that `lengthAfter` gives it. `keepPlaces`: products stay
 * exactly where they were dropped; otherwise the content is pushed to the spacing.
 */
export const resize = (before: PalletLoad, after: PalletLoad, rule: LengthRule, keepPlaces: boolean): PalletLoad => {
  const bounds = boundsOf(after.products.map(boxOf));
  if (!bounds) return after;
  const byMm = keepPlaces ? 0 : after.limits.spacingEndsMm - bounds.x0;
  const placed = { ...after, products: after.products.map((p) => ({ ...p, xMm: p.xMm + byMm })) };
  return { ...placed, lengthMm: lengthAfter(before, placed, rule) };
};
