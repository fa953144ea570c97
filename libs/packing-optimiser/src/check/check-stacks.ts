import type { PackProduct, Violation } from '@mullion/packing-model';
import type { StackRules } from '../pallets/stack-rules';

/** A product where it stands, as the judge measured it. */
export interface JudgedSolid {
  readonly id: number;
  readonly lo: readonly [number, number, number];
  readonly hi: readonly [number, number, number];
}

type Report = (code: string, params: Violation['params']) => void;

const overlap = (a: JudgedSolid, b: JudgedSolid, axis: 0 | 1): number =>
  Math.min(a.hi[axis], b.hi[axis]) - Math.max(a.lo[axis], b.lo[axis]);
const restsOn = (upper: JudgedSolid, lower: JudgedSolid): boolean =>
  upper.lo[2] > 0 && upper.lo[2] === lower.hi[2] && overlap(upper, lower, 0) > 0 && overlap(upper, lower, 1) > 0;

/**
 * The company settings of rule 3, from their text alone: load ratio, centre of mass (along the length: a window is
 * thinner than twice the distance asked for), levels, thin additions. `exempt` products stand where they stood before
 * the run.
 */
export function checkStacks(
  solids: readonly JudgedSolid[],
  products: ReadonlyMap<number, PackProduct>,
  rules: StackRules,
  exempt: ReadonlySet<number>,
  at: Report,
): void {
  const fromBelow = [...solids].sort((a, b) => a.lo[2] - b.lo[2]);
  const levels = new Map<JudgedSolid, number>();
  for (const solid of fromBelow) {
    const carriers = solids.filter((other) => restsOn(solid, other));
    const level = 1 + Math.max(0, ...carriers.map((c) => levels.get(c) ?? 1));
    levels.set(solid, level);
    if (exempt.has(solid.id)) continue;
    const load = loadOf(solid, solids);
    const massKg = load.reduce((sum, s) => sum + (products.get(s.id)?.massKg ?? 0), 0);
    const ownKg = products.get(solid.id)?.massKg ?? 0;
    if (rules.maxLoadRatio !== null && massKg - ownKg > rules.maxLoadRatio * ownKg + 1e-6)
      at('plan.load_too_heavy', { id: solid.id });
    if (rules.maxLevels !== null && level > rules.maxLevels) at('plan.too_many_levels', { id: solid.id });
    if (!carriers.length) continue;
    for (const carrier of carriers) {
      const p = products.get(carrier.id);
      if (rules.bareUnderMm !== null && p?.category === 0 && p.depthMm < rules.bareUnderMm)
        at('plan.addition_carries', { id: carrier.id });
    }
    if (rules.centreInsideMm === null) continue;
    const moment = load.reduce((sum, s) => sum + ((products.get(s.id)?.massKg ?? 0) * (s.lo[0] + s.hi[0])) / 2, 0);
    const centre = massKg > 0 ? moment / massKg : (solid.lo[0] + solid.hi[0]) / 2;
    const from = Math.min(...carriers.map((c) => Math.max(c.lo[0], solid.lo[0])));
    const to = Math.max(...carriers.map((c) => Math.min(c.hi[0], solid.hi[0])));
    if (centre < from + rules.centreInsideMm - 1e-6 || centre > to - rules.centreInsideMm + 1e-6)
      at('plan.centre_outside', { id: solid.id });
  }
}

/** The product and everything resting on it, directly or not. */
function loadOf(solid: JudgedSolid, solids: readonly JudgedSolid[]): JudgedSolid[] {
  const load = [solid];
  for (const carrier of load)
    for (const other of solids) if (!load.includes(other) && restsOn(other, carrier)) load.push(other);
  return load;
}
