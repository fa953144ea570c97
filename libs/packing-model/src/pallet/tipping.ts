import { boxOf } from '../geometry/box';
import type { OffsetLimits, PalletLoad, Violation } from '../types';
import { palletHeightMm } from './pallet-height';
import { palletMassKg } from './pallet-mass';

/** What holds until a packing type says otherwise. */
export const DEFAULT_OFFSET_LIMITS: OffsetLimits = { acrossPercent: 15, alongPercent: 10 };

/** A pallet may tip from this gross mass on, or when it is more than this many times as high as wide. */
const HEAVY_KG = 300;
const TALL_RATIO = 2;

/**
 * Where the centre of mass of the content lies from the middle of the deck, mm: to the right and to the front are
 * positive.
 */
export interface CentreOffset {
  readonly alongMm: number;
  readonly acrossMm: number;
}

/**
 * The content's centre of mass; null when nothing weighs anything. The timber is left out: its own centre is the
 * middle, so with it the pallet only stands better.
 */
export function centreOffset(load: Pick<PalletLoad, 'products' | 'lengthMm' | 'widthMm'>): CentreOffset | null {
  let [massKg, along, across] = [0, 0, 0];
  for (const product of load.products) {
    const box = boxOf(product);
    massKg += product.massKg;
    along += (product.massKg * (box.x0 + box.x1)) / 2;
    across += (product.massKg * (box.y0 + box.y1)) / 2;
  }
  if (massKg <= 0) return null;
  return { alongMm: along / massKg - load.lengthMm / 2, acrossMm: across / massKg - load.widthMm / 2 };
}

/** Whether a pallet is so heavy (gross kg) or so high that its centre of mass matters. Lengths in mm. */
export const mayTip = (massKg: number, heightMm: number, widthMm: number): boolean =>
  massKg > HEAVY_KG || heightMm > TALL_RATIO * widthMm;

/** How far from the middle of the deck the centre of mass may lie, mm. */
export const offsetLimitsMm = (
  limits: OffsetLimits,
  size: { readonly lengthMm: number; readonly widthMm: number },
): CentreOffset => ({
  alongMm: (limits.alongPercent / 100) * size.lengthMm,
  acrossMm: (limits.acrossPercent / 100) * size.widthMm,
});

/**
 * What a pallet is warned about, though it may stay so: several delivery addresses, a centre of mass further from the
 * middle than its packing type allows.
 */
export const palletWarnings = (load: PalletLoad): Violation[] => [...addressWarnings(load), ...tippingWarnings(load)];

/** A pallet is left at one stop, so half of it would be at the wrong place. */
function addressWarnings({ products }: PalletLoad): Violation[] {
  const count = new Set(products.map(({ addressKey }) => addressKey)).size;
  return count > 1 ? [{ code: 'pallet.two_addresses', params: { addresses: count } }] : [];
}

function tippingWarnings(load: PalletLoad): Violation[] {
  const offset = centreOffset(load);
  if (!offset || !mayTip(palletMassKg(load), palletHeightMm(load), load.widthMm)) return [];
  const limit = offsetLimitsMm(load.limits.offset, load);
  const warnings: Violation[] = [];
  const look = (code: string, mm: number, most: number) => {
    if (Math.abs(mm) > most + 1e-6)
      warnings.push({ code, params: { mm: Math.round(Math.abs(mm)), most: Math.round(most) } });
  };
  look('pallet.tips_across', offset.acrossMm, limit.acrossMm);
  look('pallet.tips_along', offset.alongMm, limit.alongMm);
  return warnings;
}
