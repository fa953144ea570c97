import { checkPalletPlan } from '../check/check-plan';
import type { PalletInstance } from '../pallets/pallet-instance';
import type { PlanPallet } from '../pallets/pallet-plan';
import { InstanceError } from './read-json';

/**
 * Refuses fixed placements that break the rules where they stand (outside, overlapping, carried by nothing …): no plan could be right.
 * Throws InstanceError with one clear line.
 */
export function refuseMisplaced(instance: PalletInstance): void {
  const { settings, fixed } = instance;
  if (!fixed.length) return;
  const standing = new Set(fixed.map((f) => f.productId));
  const allowed = settings.cutToContent ? settings.standardLengthsMm.filter((mm) => mm <= settings.longestMm) : [];
  const lengthMm = allowed.length ? Math.max(...allowed) : settings.longestMm;
  const pallets = new Map<string, PlanPallet & { items: PlanPallet['items'][number][] }>();
  for (const f of fixed) {
    const pallet = pallets.get(f.palletKey) ?? { palletKey: f.palletKey, lengthMm, items: [] };
    pallet.items.push({ id: f.productId, xMm: f.xMm, yMm: f.yMm, zMm: f.zMm, isFlipped: f.isFlipped });
    pallets.set(f.palletKey, pallet);
  }
  const [broken] = checkPalletPlan(
    { ...instance, products: instance.products.filter((p) => standing.has(p.id)) },
    { pallets: [...pallets.values()], unplaced: [], lowerBound: 0, lowerBoundBy: 'count', iterations: 0, seed: 0 },
  );
  if (!broken) return;
  const { id, pallet } = broken.params;
  const what = id !== undefined ? `product ${id}` : pallet !== undefined ? `pallet ${[...pallets.keys()][Number(pallet)]!}` : 'a placement';
  throw new InstanceError(`fixed: ${what} breaks a rule where it stands (${broken.code})`);
}
