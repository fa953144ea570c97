import type { FloorProblem } from './floor-problem';

/** Longest length, in padded millimetres, for which reachable lengths are counted. */
const REACHABLE_LIMIT_MM = 60_000;

const MAX_THRESHOLDS = 60;

/**
 * Padded length that no arrangement can go below: dual feasible functions across the width (each slice across the floor holds at
 * most one width of them), the longest single pallet, then the next length that pallets behind one another can add up to.
 */
export function floorBoundMm(problem: FloorProblem): number {
  const { widthMm, kinds } = problem;
  let bound = 0;
  for (const kind of kinds) bound = Math.max(bound, kind.turns ? Math.min(kind.alongMm, kind.acrossMm) : kind.alongMm);
  const sizes = new Set(kinds.flatMap((k) => (k.turns ? [k.acrossMm, k.alongMm] : [k.acrossMm])));
  const steps = [...new Set([...sizes].map((s) => (2 * s <= widthMm ? s : widthMm - s + 1)))].filter((s) => s > 0).sort((a, b) => a - b);
  const thin = Math.max(1, Math.ceil(steps.length / MAX_THRESHOLDS));
  const duals: ((v: number) => number)[] = [(v) => v / widthMm, (v) => (2 * v > widthMm ? 1 : 2 * v === widthMm ? 0.5 : 0)];
  for (const e of steps.filter((_, n) => n % thin === 0)) duals.push((v) => (v > widthMm - e ? 1 : v < e ? 0 : v / widthMm));
  for (let k = 1; k <= 12; k++) duals.push((v) => ((v * (k + 1)) % widthMm === 0 ? v / widthMm : Math.floor((v * (k + 1)) / widthMm) / k));
  for (const dual of duals) {
    let sum = 0;
    for (const kind of kinds) {
      const straight = dual(kind.acrossMm) * kind.alongMm;
      sum += (kind.turns ? Math.min(straight, dual(kind.alongMm) * kind.acrossMm) : straight) * kind.pallets.length;
    }
    bound = Math.max(bound, Math.ceil(sum - 1e-6));
  }
  return nextReachableMm(problem, bound);
}

/** A floor pushed to the cab ends after a chain of pallets, so its length is a sum of their lengths. */
function nextReachableMm(problem: FloorProblem, boundMm: number): number {
  const limit = boundMm + Math.max(0, ...problem.kinds.map((k) => Math.max(k.alongMm, k.acrossMm)));
  if (limit > REACHABLE_LIMIT_MM) return boundMm;
  const reachable = new Uint8Array(limit + 1);
  reachable[0] = 1;
  for (const kind of problem.kinds) {
    const sizes = kind.turns ? [kind.alongMm, kind.acrossMm] : [kind.alongMm];
    for (let n = 0; n < kind.pallets.length; n++) {
      for (let at = limit; at > 0; at--) if (!reachable[at] && sizes.some((size) => at >= size && reachable[at - size])) reachable[at] = 1;
    }
  }
  for (let at = boundMm; at <= limit; at++) if (reachable[at]) return at;
  return boundMm;
}
