export type Side = 'mine' | 'theirs';

/** A field that is another here than there. */
export interface ConflictField<Key extends string = string> {
  readonly key: Key;
  /** Both changed it: a person has to say which one counts. */
  readonly isBoth: boolean;
  /** Who changed it; what nobody here touched is taken from there. */
  readonly side: Side;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Fields in which what is typed here differs from what somebody else saved, with whose change each one is. */
export const conflictFields = <Form extends object>(
  base: Form,
  mine: Form,
  theirs: Form,
): ConflictField<keyof Form & string>[] =>
  (Object.keys(mine) as (keyof Form & string)[])
    .filter((key) => !same(mine[key], theirs[key]))
    .map((key) => {
      const isMine = !same(mine[key], base[key]);
      return { key, isBoth: isMine && !same(theirs[key], base[key]), side: isMine ? 'mine' : 'theirs' };
    });

/** What is saved in the end: theirs, with the fields that are taken from here. */
export const mergeFields = <Form extends object>(
  mine: Form,
  theirs: Form,
  sides: Readonly<Partial<Record<string, Side>>>,
): Form => ({
  ...theirs,
  ...Object.fromEntries(Object.entries(mine).filter(([key]) => sides[key] === 'mine')),
});
