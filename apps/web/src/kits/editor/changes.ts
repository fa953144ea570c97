/**
 * What a person changed about one thing. The thing is found by its id; `from` is what must still be true when the
 * change is applied.
 */
export interface Change<S> {
  readonly id: number;
  readonly from: S;
  readonly to: S;
}
export type States<S> = ReadonlyMap<number, S>;
type IsSame<S> = (a: S, b: S) => boolean;

/** What differs between two states of the same things. Things that are only in one of them are left out. */
export const changesBetween = <S>(before: States<S>, after: States<S>, isSame: IsSame<S>): readonly Change<S>[] =>
  [...after].flatMap(([id, to]) => {
    const from = before.get(id);
    return from === undefined || isSame(from, to) ? [] : [{ id, from, to }];
  });

export const inverted = <S>(changes: readonly Change<S>[]): readonly Change<S>[] =>
  changes.map(({ id, from, to }) => ({ id, from: to, to: from }));

/**
 * The states with the changes on them; everything else stays as it is. What already is as asked is left alone, so
 * applying twice is the same as once. A thing that is gone, or stands neither where it was nor where it is to go, is a
 * conflict.
 */
export const withChanges = <S>(
  states: States<S>,
  changes: readonly Change<S>[],
  isSame: IsSame<S>,
): { readonly states: States<S> } | { readonly conflicts: readonly number[] } => {
  const conflicts = changes.filter(({ id, from, to }) => {
    const now = states.get(id);
    return now === undefined || !(isSame(now, from) || isSame(now, to));
  });
  if (conflicts.length > 0) return { conflicts: conflicts.map(({ id }) => id) };
  const open = changes.filter(({ id, to }) => !isSame(states.get(id) as S, to));
  return { states: open.length === 0 ? states : new Map([...states, ...open.map(({ id, to }) => [id, to] as const)]) };
};

/** Two changes one after the other as one. */
export const mergedChanges = <S>(
  first: readonly Change<S>[],
  second: readonly Change<S>[],
  isSame: IsSame<S>,
): readonly Change<S>[] => {
  const later = new Map(second.map((change) => [change.id, change]));
  const both = first.map((change) => ({ ...change, to: later.get(change.id)?.to ?? change.to }));
  const known = new Set(first.map(({ id }) => id));
  return [...both, ...second.filter(({ id }) => !known.has(id))].filter(({ from, to }) => !isSame(from, to));
};

/**
 * The server may put a thing a little elsewhere than it was asked to: later changes and the history then mean that
 * place.
 */
export const finalisedChanges = <S>(
  changes: readonly Change<S>[],
  sent: readonly Change<S>[],
  answered: States<S>,
  isSame: IsSame<S>,
): readonly Change<S>[] => {
  const asked = new Map(sent.map(({ id, to }) => [id, to]));
  return changes.map((change) => {
    const meant = asked.get(change.id);
    const now = answered.get(change.id);
    if (meant === undefined || now === undefined || isSame(meant, now)) return change;
    const settled = (state: S): S => (isSame(state, meant) ? now : state);
    return { ...change, from: settled(change.from), to: settled(change.to) };
  });
};
