import type { Problem } from '@mullion/contracts';

/** As many rows of one call as a server changes well before the call times out, also while it is busy. */
const MANY = 100;

const partsOf = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / MANY) }, (_part, at) => all.slice(at * MANY, (at + 1) * MANY));

export interface PartsOutcome<T> {
  readonly done: readonly T[];
  /** Those of the call that failed, and those after it. */
  readonly left: readonly T[];
  /** Somebody has deleted them meanwhile; the others went on. */
  readonly gone: readonly T[];
  /** Null: everything is done. */
  readonly problem: Problem | null;
}

/** Ids that a refusal says are no more. */
const goneIds = ({ code, params }: Problem): ReadonlySet<number> =>
  new Set(code === 'not_found' && Array.isArray(params?.ids) ? params.ids.map(Number) : []);

/**
 * Sends rows a hundred a call, one call after the other, until one fails. Rows that are no more are left out, and their
 * call is sent again.
 */
export const sendInParts = async <T extends { readonly id: number }>(
  all: readonly T[],
  send: (part: readonly T[]) => Promise<Problem | null>,
  onProgress: (done: number) => void = () => undefined,
): Promise<PartsOutcome<T>> => {
  const done: T[] = [];
  const gone: T[] = [];
  for (const part of partsOf(all)) {
    if (all.length > MANY) onProgress(done.length);
    let there = part;
    let problem = await send(there);
    // each turn leaves fewer of them
    for (
      let missing = problem && goneIds(problem);
      missing && there.some(({ id }) => missing?.has(id));
      missing = problem && goneIds(problem)
    ) {
      gone.push(...there.filter(({ id }) => missing?.has(id)));
      there = there.filter(({ id }) => !missing?.has(id));
      problem = there.length > 0 ? await send(there) : null;
    }
    if (problem) return { done, left: all.filter((row) => !done.includes(row) && !gone.includes(row)), gone, problem };
    done.push(...there);
  }
  return { done, left: [], gone, problem: null };
};

/** How many names a message holds. */
const NAMED = 5;

/** The first few names, and how many more there are. */
export const fewNames = (names: readonly string[]): { readonly names: string; readonly more: number } => ({
  names: names.slice(0, NAMED).join(', '),
  more: Math.max(0, names.length - NAMED),
});
