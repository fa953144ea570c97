import { dualLengthMm, floorDuals } from './floor-duals';
import type { FloorProblem } from './floor-problem';

/** Longest length, in padded millimetres, for which reachable lengths are counted. */
const REACHABLE_LIMIT_MM = 60_000;

/**
 * Padded length that no arrangement can go below: dual feasible functions across the width (each slice across the floor
 * holds at most one width of them), the longest single pallet, then the next length that pallets behind one another can
 * add up to.
 */
export function floorBoundMm(problem: FloorProblem): number {
  const { kinds } = problem;
  let bound = 0;
  for (const kind of kinds) bound = Math.max(bound, kind.turns ? Math.min(kind.alongMm, kind.acrossMm) : kind.alongMm);
  for (const dual of floorDuals(problem)) bound = Math.max(bound, Math.ceil(dualLengthMm(problem, dual) - 1e-6));
  return nextReachableMm(problem, bound);
}

/**
 * The least length from `boundMm` on that a floor can have: pushed to the cab it ends after a chain of pallets, so it
 * is a sum of lengths.
 */
export function nextReachableMm(problem: FloorProblem, boundMm: number): number {
  const limit = boundMm + Math.max(0, ...problem.kinds.map((k) => Math.max(k.alongMm, k.acrossMm)));
  if (limit > REACHABLE_LIMIT_MM) return boundMm;
  const reachable = reachableLengths(problem, limit);
  for (let at = boundMm; at <= limit; at++) if (isReachable(reachable, at)) return at;
  return boundMm;
}

/** Bit by bit: every length up to the limit that is a sum of lengths of pallets, each used once. */
export function reachableLengths(problem: FloorProblem, limitMm: number): Int32Array {
  const reachable = new Int32Array((limitMm >> 5) + 1);
  reachable[0] = 1;
  for (const kind of problem.kinds) {
    for (let n = 0; n < kind.pallets.length; n++) {
      const before = kind.turns ? reachable.slice() : reachable;
      addShifted(reachable, reachable, kind.alongMm);
      if (kind.turns) addShifted(reachable, before, kind.acrossMm);
    }
  }
  return reachable;
}

export const isReachable = (reachable: Int32Array, lengthMm: number): boolean =>
  ((reachable[lengthMm >> 5]! >>> (lengthMm & 31)) & 1) === 1;

/**
 * Adds every length of `from` and so much more, from the longest down, so that a length may be added to its own list.
 */
function addShifted(to: Int32Array, from: Int32Array, byMm: number): void {
  const words = byMm >> 5;
  const bits = byMm & 31;
  for (let w = to.length - 1; w >= words; w--) {
    const low = bits > 0 && w > words ? from[w - words - 1]! >>> (32 - bits) : 0;
    to[w]! |= (from[w - words]! << bits) | low;
  }
}
