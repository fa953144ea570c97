import type { PalletLoad } from '../types';
import { planks } from '../timber/planks';

/** Specification 2.9: flat plank thickness 0.05 m, density 510 kg/m³, ten percent on top. */
export const TIMBER_KG_PER_M2 = 0.05 * 510 * 1.1;

const grams = (kg: number): number => Math.round(kg * 1000) / 1000;

/**
 * Mass of the timber in kg from the planks of the structure; without a structure from length × width, the safe side.
 */
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
