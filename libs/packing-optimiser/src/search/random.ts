/** A seeded source of numbers in [0, 1): mulberry32, the same on every machine and in every browser. */
export type Random = () => number;

/** mulberry32 by Tommy Ettinger (public domain). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A whole number in [0, bound). */
export const below = (random: Random, bound: number): number => Math.floor(random() * bound);

/** Shuffles the first `length` entries in place. */
export function shuffle(list: Int32Array, length: number, random: Random): void {
  for (let i = length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    const t = list[i]!;
    list[i] = list[j]!;
    list[j] = t;
  }
}
