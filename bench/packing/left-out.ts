import type { PalletInstance, PalletPlan, TruckInstance, TruckPlan } from '@mullion/packing-optimiser';

type Product = PalletInstance['products'][number];

/** Timber, kg a mm² of deck (docs/packing-model.md). */
const TIMBER_KG_PER_MM2 = (0.05 * 510 * 1.1) / 1e6;

/**
 * Products that a plan leaves out although a pallet of their own would hold them, which the judge of plans does not
 * look for. Sets that fit no pallet together are taken as they are said to be.
 */
export function wronglyLeftOut(instance: PalletInstance, plan: PalletPlan): string[] {
  const products = new Map(instance.products.map((p) => [p.id, p]));
  const found = new Set<string>();
  for (const { id, rule } of plan.unplaced) {
    const product = products.get(id);
    if (!product) continue;
    const set = product.partOf === null ? [product] : instance.products.filter((p) => p.partOf === product.partOf);
    if (instance.fixed.some((f) => f.productId === id)) found.add('left_out.fixed');
    else if (rule === 'set_mixes_addresses') {
      if (!mixes(set, instance)) found.add('left_out.mixes_nothing');
    } else if (rule === 'set_too_big') {
      if (set.length < 2) found.add('left_out.no_set');
    } else if (set.length < 2 && fitsAlone(product, instance)) found.add(`left_out.fits_${rule}`);
  }
  return [...found];
}

const mixes = (set: readonly Product[], { settings }: PalletInstance): boolean =>
  (!settings.mixAddresses && new Set(set.map((p) => p.addressKey)).size > 1) ||
  (!settings.allowDifferentOrders && new Set(set.map((p) => p.orderKey)).size > 1);

function fitsAlone(p: Product, { settings: s }: PalletInstance): boolean {
  const allowed = s.standardLengthsMm.filter((mm) => mm <= s.longestMm).sort((a, b) => a - b);
  const turns = p.canBeFlipped
    ? [[p.widthMm, p.heightMm] as const, [p.heightMm, p.widthMm] as const]
    : [[p.widthMm, p.heightMm] as const];
  if (p.depthMm + 2 * s.spacingSidesMm > s.widthMm) return false;
  return turns.some(([length, height]) => {
    const neededMm = length + 2 * s.spacingEndsMm;
    const cutMm = allowed.length ? allowed.find((mm) => mm >= neededMm) : neededMm;
    const palletMm = s.cutToContent ? cutMm : s.longestMm;
    if (palletMm === undefined || neededMm > palletMm || palletMm > s.longestMm) return false;
    return (
      s.palletHeightMm + height <= s.maxHeightMm && p.massKg + palletMm * s.widthMm * TIMBER_KG_PER_MM2 <= s.maxMassKg
    );
  });
}

/** Pallets that a floor leaves out although it is as long as need be, carries all and they go in alone. */
export function wronglyLeftBehind({ floor, pallets }: TruckInstance, plan: TruckPlan): string[] {
  const isEndless = floor.lengthMm === null && pallets.reduce((sum, p) => sum + p.massKg, 0) <= floor.maxMassKg;
  if (!isEndless) return [];
  const known = new Map(pallets.map((p) => [p.id, p]));
  const fits = (p: (typeof pallets)[number]) =>
    p.heightMm <= floor.heightMm && Math.min(p.widthMm, p.allowTurn ? p.lengthMm : p.widthMm) <= floor.widthMm;
  return plan.unplaced.some(({ id }) => known.has(id) && fits(known.get(id)!)) ? ['left_out.fits'] : [];
}
