/** A repeatable source of chance. */
export interface Random {
  /** 0 up to, not including, 1. */
  next(): number;
  /** Whole number from `from` to `to`, both included. */
  int(from: number, to: number): number;
  /** About normal: mean 0, deviation 1. */
  normal(): number;
  /** One of these by weight. */
  pick<T>(choices: readonly (readonly [weight: number, choice: T])[]): T;
}

/** Mulberry32 (Tommy Ettinger, public domain): the same numbers for the same seed on every machine. */
export const randomFrom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    normal: () => (Array.from({ length: 6 }, next).reduce((sum, value) => sum + value, 0) - 3) / Math.SQRT1_2,
    pick: (choices) => {
      let left = next() * choices.reduce((sum, [weight]) => sum + weight, 0);
      for (const [weight, choice] of choices) if ((left -= weight) <= 0) return choice;
      return (choices.at(-1) as readonly [number, (typeof choices)[number][1]])[1];
    },
  };
};
