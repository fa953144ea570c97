import type { FloorKind, FloorProblem } from './floor-problem';
import { widthKnapsack } from './width-knapsack';

/**
 * Shares of the floor's width that kinds take in their turns: kind × 2 + turn. What fits side by side takes no more
 * than all of it.
 */
export type Shares = Float64Array;

/** Wider floors would need tables longer than they are worth. */
export const MAX_TABLE_MM = 6000;

/** A dual as tables: what a beam measures its floors by. */
export interface BeamDual {
  readonly share: Shares;
  /** The largest share that pallets side by side can take of a width, by millimetre. */
  readonly room: Float64Array;
  /** Length that one pallet of a kind needs at least. */
  readonly needsMm: Float64Array;
  /** Length that all need. */
  readonly totalMm: number;
}

/** Every width across, in both turns. */
export const sharesOf = ({ kinds }: FloorProblem, dual: (acrossMm: number) => number): Shares =>
  Float64Array.from(kinds.flatMap((kind) => [dual(kind.acrossMm), kind.turns ? dual(kind.alongMm) : 0]));

/** Tables for shares, which are scaled so that the best that fit side by side take the whole width. */
export function beamDual(problem: FloorProblem, shares: Shares): BeamDual {
  const { widthMm, kinds } = problem;
  const room = roomOf(problem, shares);
  const scale = 1 / room[widthMm]!;
  const share = shares.map((value) => value * scale);
  const needs = Float64Array.from(kinds, (kind, k) => needsMm(kind, share, k));
  return {
    share,
    room: room.map((value) => value * scale),
    needsMm: needs,
    totalMm: kinds.reduce((sum, kind, k) => sum + needs[k]! * kind.pallets.length, 0),
  };
}

/** Length that one pallet of a kind needs at least, in the cheaper turn. */
export function needsMm(kind: FloorKind, share: Shares, k: number): number {
  const straight = share[2 * k]! * kind.alongMm;
  return kind.turns ? Math.min(straight, share[2 * k + 1]! * kind.acrossMm) : straight;
}

function roomOf(problem: FloorProblem, shares: Shares): Float64Array {
  const { widthMm } = problem;
  if (widthMm > MAX_TABLE_MM) return Float64Array.from({ length: widthMm + 1 }, (_, mm) => mm / widthMm);
  return widthKnapsack(widthMm, worthOf(problem, shares)).room;
}

/** The largest share of every width across. */
export function worthOf({ widthMm, kinds }: FloorProblem, shares: Shares): Float64Array {
  const worth = new Float64Array(widthMm + 1);
  kinds.forEach((kind, k) => {
    worth[kind.acrossMm] = Math.max(worth[kind.acrossMm]!, shares[2 * k]!);
    if (kind.turns) worth[kind.alongMm] = Math.max(worth[kind.alongMm]!, shares[2 * k + 1]!);
  });
  return worth;
}
