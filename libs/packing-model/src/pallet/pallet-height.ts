import { boxOf } from '../geometry/box';
import { layerThicknessesMm } from '../timber/layer-thickness';
import type { PalletLoad } from '../types';

/** Feature `tall_pallet_rule`: 120 mm of timber below and 20 mm above the content. */
const TALL_RULE_TIMBER_MM = 120;
const TALL_RULE_ABOVE_MM = 20;

/** Height of the whole pallet in millimetres: timber (less the legs that are not made) and the highest top. */
export function palletHeightMm(load: PalletLoad): number {
  const contentMm = Math.max(0, ...load.products.map((p) => boxOf(p).z1));
  const legsMm = load.makesLegs ? 0 : layerThicknessesMm(load.limits.palletHeightMm)[0];
  return load.tallPalletRule
    ? TALL_RULE_TIMBER_MM + contentMm + TALL_RULE_ABOVE_MM - legsMm
    : load.limits.palletHeightMm - legsMm + contentMm;
}
