import { checkPalletPlan } from '../check/check-plan';
import { settingsOf } from '../pallets/packing-types';
import type { FixedPlacement, PalletInstance } from '../pallets/pallet-instance';
import type { PlanPallet } from '../pallets/pallet-plan';
import { InstanceError } from './read-json';

type OpenPallet = PlanPallet & { items: PlanPallet['items'][number][] };

/**
 * Refuses fixed placements that break the rules where they stand (outside, overlapping, carried by nothing …): no plan
 * could be right. Throws InstanceError with one clear line.
 */
export function refuseMisplaced(instance: PalletInstance): void {
  const { fixed } = instance;
  if (!fixed.length) return;
  const fixedIds = new Set(fixed.map((f) => f.productId));
  const pallets = new Map<string, OpenPallet>();
  for (const f of fixed) {
    const pallet = pallets.get(f.palletKey) ?? emptyOf(instance, f);
    pallet.items.push({ id: f.productId, xMm: f.xMm, yMm: f.yMm, zMm: f.zMm, isFlipped: f.isFlipped });
    pallets.set(f.palletKey, pallet);
  }
  const [broken] = checkPalletPlan(
    { ...instance, products: instance.products.filter((p) => fixedIds.has(p.id)) },
    { pallets: [...pallets.values()], unplaced: [], lowerBound: 0, lowerBoundBy: 'count', iterations: 0, seed: 0 },
  );
  if (!broken) return;
  const { id, pallet } = broken.params;
  const what =
    id !== undefined
      ? `product ${id}`
      : pallet !== undefined
        ? `pallet ${[...pallets.keys()][Number(pallet)]!}`
        : 'a placement';
  throw new InstanceError(`fixed: ${what} breaks a rule where it stands (${broken.code})`);
}

/** The pallet of a fixed placement, as long as its packing type allows. */
function emptyOf(instance: PalletInstance, { palletKey, type }: FixedPlacement): OpenPallet {
  const settings = settingsOf(instance, { ...(type === undefined ? {} : { type }) });
  const allowed = settings.cutToContent ? settings.standardLengthsMm.filter((mm) => mm <= settings.longestMm) : [];
  const lengthMm = allowed.length ? Math.max(...allowed) : settings.longestMm;
  return { palletKey, lengthMm, ...(type === undefined ? {} : { type }), items: [] };
}
