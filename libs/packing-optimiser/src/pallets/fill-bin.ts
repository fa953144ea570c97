import { shuffle, type Random } from '../search/random';
import type { SkylineRow } from './skyline-row';

/** Shuffles tried before a filling that respects the mass is given up. */
const TRIES = 4;

/**
 * The rows that fill a depth best (subset sum by dynamic programming over millimetres), within a mass; positions in
 * `rows`. Among equal fillings the order of a shuffle decides.
 */
export function fillBin(rows: readonly SkylineRow[], roomMm: number, massKg: number, random: Random): number[] {
  const order = Int32Array.from(rows, (_, i) => i);
  for (let t = 0; t < TRIES; t++) {
    shuffle(order, order.length, random);
    const filling = bestSum(rows, order, roomMm);
    if (filling.reduce((sum, i) => sum + rows[i]!.massKg, 0) <= massKg) return filling;
  }
  return [];
}

function bestSum(rows: readonly SkylineRow[], order: Int32Array, roomMm: number): number[] {
  // by[sum]: 1 + position in the order of the row that first reached the sum.
  const by = new Int32Array(roomMm + 1);
  by[0] = -1;
  let most = 0;
  for (let n = 0; n < order.length && most < roomMm; n++) {
    const depth = rows[order[n]!]!.depthMm;
    for (let sum = Math.min(roomMm, most + depth); sum >= depth; sum--) {
      if (by[sum] !== 0 || by[sum - depth] === 0) continue;
      by[sum] = n + 1;
      if (sum > most) most = sum;
    }
  }
  const filling: number[] = [];
  for (let sum = most; sum > 0;) {
    const i = order[by[sum]! - 1]!;
    filling.push(i);
    sum -= rows[i]!.depthMm;
  }
  return filling;
}
