/** As many orders of one call as a server changes well before the call times out, also while it is busy. */
const MANY = 100;

/** Orders call by call. */
export const inParts = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / MANY) }, (_part, at) => all.slice(at * MANY, (at + 1) * MANY));
