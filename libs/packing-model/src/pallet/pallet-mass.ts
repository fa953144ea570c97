import type { PalletLoad } from '../types';
import { boxOf } from '../geometry/box';
import { planks } from '../timber/planks';
import { layerThicknessesMm } from '../timber/layer-thickness';

/** Specification 2.9: flat plank thickness 0.05 m, density 510 kg/m³, ten percent on top. */
export const TIMBER_KG_PER_M2 = 0.05 * 510 * 1.1;

/** Feature `tall_pallet_rule`: 120 mm of timber below and 20 mm above the content. */
const TALL_RULE_TIMBER_MM = 120;
const TALL_RULE_ABOVE_MM = 20;

const grams = (kg: number): number => Math.round(kg * 1000) / 1000;

/** Height of the whole pallet in millimetres: timber (less the legs that are not made) and the highest top. */
export function palletHeightMm(load: PalletLoad): number {
  const contentMm = Math.max(0, ...load.products.map((p) => boxOf(p).z1));
  const legsMm = load.makesLegs ? 0 : layerThicknessesMm(load.limits.palletHeightMm)[0];
  return load.tallPalletRule
    ? TALL_RULE_TIMBER_MM + contentMm + TALL_RULE_ABOVE_MM - legsMm
    : load.limits.palletHeightMm - legsMm + contentMm;
}

/** Mass of the timber in kg from the planks of the structure; without a structure from length × width, the safe side. */
export function timberMassKg(load: PalletLoad): number {
  const areaMm2 = load.structure
    ? planks(load).reduce((sum, plank) => sum + plank.lengthMm * plank.widthMm, 0)
    : load.lengthMm * load.widthMm;
  return grams((areaMm2 / 1e6) * TIMBER_KG_PER_M2);
}

/** Mass of products and timber in kg, to the gram. */
export function palletMassKg(load: PalletLoad): number {
  return grams(load.products.reduce((sum, p) => sum + p.massKg, 0) + timberMassKg(load));
}
