import type { Company } from '@mullion/contracts';
import { boundsOf, boxOf, cutToContent, lengthFor, minimumSize, type LengthRule, type PalletLoad } from '@mullion/packing-model';

/** The company's rule for lengths, with the longest length of this pallet (mm). */
export const lengthRuleOf = (company: Pick<Company, 'allow_custom_pallets' | 'standard_lengths'>, longestMm: number): LengthRule => ({
  allowCustom: company.allow_custom_pallets,
  standardLengthsMm: company.standard_lengths,
  longestMm,
});

/**
 * The length after a change of the content. `keepPlaces`: products stay exactly where they were dropped and only the far end moves;
 * otherwise the content is pushed to the spacing. Never below the smallest length, never longer than allowed unless it already was.
 */
export const resize = (load: PalletLoad, rule: LengthRule, keepPlaces: boolean): PalletLoad => {
  const bounds = boundsOf(load.products.map(boxOf));
  if (!bounds) return load;
  if (!keepPlaces) {
    const cut = cutToContent(load, rule);
    return cut === load ? atLeast(load, minimumSize(load).lengthMm) : cut;
  }
  const neededMm = bounds.x1 + load.limits.spacingEndsMm;
  const lengthMm = lengthFor(neededMm, rule);
  return lengthMm === null ? atLeast(load, neededMm) : { ...load, lengthMm };
};

const atLeast = (load: PalletLoad, neededMm: number): PalletLoad => (neededMm > load.lengthMm ? { ...load, lengthMm: neededMm } : load);
