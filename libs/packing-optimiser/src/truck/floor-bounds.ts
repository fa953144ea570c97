import { dualLengthMm, floorDuals } from './floor-duals';
import type { FloorProblem } from './floor-problem';

/** Longest length, in padded millimetres, for which reachable lengths are counted. */
const REACHABLE_LIMIT_MM = 60_000;

/**
 * Padded length that no arrangement can go below: dual feasible functions across the width (each slice across the floor holds at
 * most one width of them), the longest single pallet, then the next length that pallets behind one another can add up to.
 */
export function floorBoundMm(problem: FloorProblem): number {
  const { kinds } = problem;
  let bound = 0;
  for (const kind of kinds) bound = Math.max(bound, kind.turns ? Math.min(kind.alongMm, kind.acrossMm) : kind.alongMm);
  for (const dual of floorDuals(problem)) bound = Math.max(bound, Math.ceil(dualLengthMm(problem, dual) - 1e-6));
  return nextReachableMm(problem, bound);
}

/** The least length from `boundMm` on that a floor can have: pushed to the cab it ends after a chain of pallets, so it is a sum of lengths. */
function nextReachableMm(problem: FloorProblem, boundMm: number): number {
  const limit = boundMm + Math.max(0, ...problem.kinds.map((k) => Math.max(k.alongMm, k.acrossMm)));
  if (limit > REACHABLE_LIMIT_MM) return boundMm;
  const reachable = reachableLengths(problem, limit);
  for (let at = boundMm; at <= limit; at++) if (reachable[at]) return at;
  return boundMm;
}

/** 1 for every length up to the limit that is a sum of lengths of pallets, each used once. */
export function reachableLengths(problem: FloorProblem, limitMm: number): Uint8Array {
  const reachable = new Uint8Array(limitMm + 1);
  reachable[0] = 1;
  for (const kind of problem.kinds) {
    const sizes = kind.turns ? [kind.alongMm, kind.acrossMm] : [kind.alongMm];
    for (let n = 0; n < kind.pallets.length; n++) {
      for (let at = limitMm; at > 0; at--)
        if (!reachable[at] && sizes.some((size) => at >= size && reachable[at - size])) reachable[at] = 1;
    }
  }
  return reachable;
}
