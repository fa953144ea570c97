import type { PackProduct, Violation } from '@mullion/packing-model';
import type { PackSettings } from '../pallets/pallet-instance';
import type { JudgedSolid } from './check-stacks';

interface Judged {
  /** Length and width of the deck, mm. */
  readonly size: readonly [number, number];
  readonly solids: readonly JudgedSolid[];
  readonly products: ReadonlyMap<number, PackProduct>;
  /** With timber. */
  readonly massKg: number;
  readonly settings: PackSettings;
}

/**
 * The rule that no pallet tips: above 300 kg, or more than twice as high as wide, the centre of mass of the content
 * lies within the limits from the middle of the deck. Two cases are let pass: one row alone, which cannot be parted,
 * and parts of sets, which stay together.
 */
export function checkTipping(
  { size, solids, products, massKg, settings }: Judged,
  at: (code: string, params: Violation['params']) => void,
): void {
  const limits = settings.offsetLimits;
  const heightMm = settings.palletHeightMm + Math.max(0, ...solids.map((s) => s.hi[2]));
  if (!limits || (massKg <= 300 && heightMm <= 2 * size[1])) return;
  if (countRows(solids) === 1 || solids.some((s) => hasMate(products, s.id))) return;
  const middleOf = (axis: 0 | 1): number => {
    const weighed = solids.map((s) => ({ kg: products.get(s.id)?.massKg ?? 0, mm: (s.lo[axis] + s.hi[axis]) / 2 }));
    const kg = weighed.reduce((sum, one) => sum + one.kg, 0);
    return kg > 0 ? weighed.reduce((sum, one) => sum + one.kg * one.mm, 0) / kg : size[axis] / 2;
  };
  const look = (code: string, axis: 0 | 1, percent: number) => {
    const mm = Math.abs(middleOf(axis) - size[axis] / 2);
    if (mm > (size[axis] * percent) / 100 + 1e-6) at(code, { mm });
  };
  look('plan.tips_along', 0, limits.alongPercent);
  look('plan.tips_across', 1, limits.acrossPercent);
}

/** Rows behind one another: stretches of the width that nothing reaches across. */
function countRows(solids: readonly JudgedSolid[]): number {
  let [rows, reachedMm] = [0, Number.NEGATIVE_INFINITY];
  for (const solid of [...solids].sort((a, b) => a.lo[1] - b.lo[1])) {
    if (solid.lo[1] >= reachedMm) rows++;
    reachedMm = Math.max(reachedMm, solid.hi[1]);
  }
  return rows;
}

const hasMate = (products: ReadonlyMap<number, PackProduct>, id: number): boolean => {
  const set = products.get(id)?.partOf ?? null;
  return set !== null && [...products.values()].some((other) => other.id !== id && other.partOf === set);
};
