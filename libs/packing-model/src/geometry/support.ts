import type { PlacedProduct } from '../types';
import { boxOf, overlapMm, planOverlapMm2 } from './box';
import { restsOn } from './stacks';

/** Hard rule 3: share of the base that must be carried, and of the depth over one carrier, in percent. */
export const SUPPORT_PERCENT = 75;

export interface Support {
  /** Products this one rests on. Empty on the deck. */
  readonly carrierIds: readonly number[];
  /** Carried share of the base area, whole percent, 100 on the deck. */
  readonly areaPercent: number;
  /** Best share of the depth over a single carrier, whole percent, 100 on the deck. */
  readonly depthPercent: number;
  readonly isSupported: boolean;
}

/**
 * What carries a product among others (itself may be in the list), by hard rule 3: three quarters of base and depth.
 */
export function supportOf(product: PlacedProduct, products: readonly PlacedProduct[]): Support {
  if (product.zMm === 0) return { carrierIds: [], areaPercent: 100, depthPercent: 100, isSupported: true };
  const box = boxOf(product);
  const carriers = products.filter((other) => restsOn(product, other));
  const baseMm2 = (box.x1 - box.x0) * (box.y1 - box.y0);
  const depthMm = box.y1 - box.y0;
  let carriedMm2 = 0;
  let bestDepthMm = 0;
  for (const carrier of carriers) {
    const below = boxOf(carrier);
    carriedMm2 += planOverlapMm2(box, below);
    bestDepthMm = Math.max(bestDepthMm, overlapMm(box.y0, box.y1, below.y0, below.y1));
  }
  return {
    carrierIds: carriers.map((c) => c.id),
    areaPercent: Math.floor((carriedMm2 * 100) / baseMm2),
    depthPercent: Math.floor((bestDepthMm * 100) / depthMm),
    isSupported:
      carriers.length > 0 &&
      carriedMm2 * 100 >= baseMm2 * SUPPORT_PERCENT &&
      bestDepthMm * 100 >= depthMm * SUPPORT_PERCENT,
  };
}
