import type { PackProduct, Violation } from '@mullion/packing-model';
import type { PackSettings, PalletInstance } from '../pallets/pallet-instance';
import type { PalletPlan, PlanPallet } from '../pallets/pallet-plan';

/** All packing types of an instance, in their order. */
const typesOf = ({ settings, otherTypes = [] }: PalletInstance): readonly PackSettings[] => [settings, ...otherTypes];

/** The settings that a pallet is judged by: those of its packing type. */
export const judgedSettings = (instance: PalletInstance, { type = 0 }: PlanPallet): PackSettings =>
  typesOf(instance)[type] ?? instance.settings;

/**
 * The rule of several packing types: a pallet has one of them, and no product is left out as held by none that one of
 * them holds.
 */
export function checkTypes(instance: PalletInstance, plan: PalletPlan, found: Violation[]): void {
  const types = typesOf(instance);
  const products = new Map(instance.products.map((p) => [p.id, p]));
  plan.pallets.forEach(({ type = 0 }, pallet) => {
    if (!types[type]) found.push({ code: 'plan.unknown_type', params: { pallet } });
  });
  for (const { id, rule } of plan.unplaced) {
    const product = products.get(id);
    if (rule !== 'fits_no_type' || !product || product.partOf !== null) continue;
    if (types.length === 1 || types.some((settings) => fits(settings, product)))
      found.push({ code: 'plan.fits_a_type', params: { id } });
  }
}

/** Whether an empty pallet of these settings may carry the product, upright or flipped. */
function fits(s: PackSettings, { widthMm, heightMm, depthMm, massKg, canBeFlipped }: PackProduct): boolean {
  if (depthMm + 2 * s.spacingSidesMm > s.widthMm) return false;
  const upright = [widthMm, heightMm] as const;
  return (canBeFlipped ? [upright, [heightMm, widthMm] as const] : [upright]).some(([alongMm, highMm]) => {
    const lengthMm = shortestMm(s, alongMm + 2 * s.spacingEndsMm);
    if (lengthMm === null || s.palletHeightMm + highMm > s.maxHeightMm) return false;
    return massKg + ((lengthMm * s.widthMm) / 1e6) * 0.05 * 510 * 1.1 <= s.maxMassKg + 1e-6;
  });
}

/** The shortest length that a pallet may have for a need, mm; null when none is long enough. */
function shortestMm({ longestMm, cutToContent, standardLengthsMm }: PackSettings, neededMm: number): number | null {
  const standard = standardLengthsMm.filter((mm) => mm <= longestMm);
  const lengths = cutToContent ? (standard.length ? standard : [Math.min(neededMm, longestMm)]) : [longestMm];
  const long = lengths.filter((mm) => mm >= neededMm);
  return long.length ? Math.min(...long) : null;
}
