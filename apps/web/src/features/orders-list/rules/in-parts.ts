import type { Problem } from '@mullion/contracts';

/** As many rows of one call as a server changes well before the call times out, also while it is busy. */
const MANY = 100;

const partsOf = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / MANY) }, (_part, at) => all.slice(at * MANY, (at + 1) * MANY));

export interface PartsOutcome<T> {
  readonly done: readonly T[];
  /** Those of the call that failed, and those after it. */
  readonly left: readonly T[];
  /** Null: everything is done. */
  readonly problem: Problem | null;
}

/** Sends rows a hundred a call, one call after the other, until one fails. */
export const sendInParts = async <T>(
  all: readonly T[],
  send: (part: readonly T[]) => Promise<Problem | null>,
  onProgress: (done: number) => void = () => undefined,
): Promise<PartsOutcome<T>> => {
  let done = 0;
  for (const part of partsOf(all)) {
    if (all.length > MANY) onProgress(done);
    const problem = await send(part);
    if (problem) return { done: all.slice(0, done), left: all.slice(done), problem };
    done += part.length;
  }
  return { done: all, left: [], problem: null };
};

/** How many names a message holds. */
const NAMED = 5;

/** The first few names, and how many more there are. */
export const fewNames = (names: readonly string[]): { readonly names: string; readonly more: number } => ({
  names: names.slice(0, NAMED).join(', '),
  more: Math.max(0, names.length - NAMED),
});
