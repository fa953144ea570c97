import type { FloorProblem } from './floor-problem';

/**
 * Maps a width across the floor to the share of the floor's width it is charged; widths that fit side by side never sum
 * to more than 1.
 */
export type Dual = (acrossMm: number) => number;

const MAX_THRESHOLDS = 60;

/**
 * Dual feasible functions across the width (Fekete & Schepers 2001; Clautiaux, Alves, Valério de Carvalho 2010), plain
 * share first.
 */
export function floorDuals(problem: FloorProblem): Dual[] {
  const { widthMm, kinds } = problem;
  const sizes = new Set(kinds.flatMap((k) => (k.turns ? [k.acrossMm, k.alongMm] : [k.acrossMm])));
  const steps = [...new Set([...sizes].map((s) => (2 * s <= widthMm ? s : widthMm - s + 1)))]
    .filter((s) => s > 0)
    .sort((a, b) => a - b);
  const thin = Math.max(1, Math.ceil(steps.length / MAX_THRESHOLDS));
  const duals: Dual[] = [(v) => v / widthMm, (v) => (2 * v > widthMm ? 1 : 2 * v === widthMm ? 0.5 : 0)];
  for (const e of steps.filter((_, n) => n % thin === 0))
    duals.push((v) => (v > widthMm - e ? 1 : v < e ? 0 : v / widthMm));
  for (let k = 1; k <= 12; k++)
    duals.push((v) => ((v * (k + 1)) % widthMm === 0 ? v / widthMm : Math.floor((v * (k + 1)) / widthMm) / k));
  return duals;
}

/** Length that the pallets need under a dual, each in the turn that needs less, padded millimetres. */
export function dualLengthMm(problem: FloorProblem, dual: Dual): number {
  let sum = 0;
  for (const kind of problem.kinds) {
    const straight = dual(kind.acrossMm) * kind.alongMm;
    sum += (kind.turns ? Math.min(straight, dual(kind.alongMm) * kind.acrossMm) : straight) * kind.pallets.length;
  }
  return sum;
}
