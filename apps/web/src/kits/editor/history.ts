/** One thing a person did. The id stays the same however often it is taken back and done again. */
export interface Entry<C> {
  readonly id: number;
  readonly command: C;
  /** When it was done, taken back or done again last, by this device's clock. */
  readonly at: number;
}
/** What can be taken back and done again; the last one of each list is next. */
export interface History<C> {
  readonly done: readonly Entry<C>[];
  readonly undone: readonly Entry<C>[];
}

/** Steps that can be undone. */
const LONGEST = 100;

export const noHistory: History<never> = { done: [], undone: [] };

/** Something new was done: what had been taken back can no longer be done again. */
export const recorded = <C>(history: History<C>, entry: Entry<C>): History<C> => ({
  done: [...history.done, entry].slice(-LONGEST),
  undone: [],
});
const last = <C>(entries: readonly Entry<C>[], at: number): readonly Entry<C>[] =>
  entries.slice(-1).map((entry) => ({ ...entry, at }));
export const takenBack = <C>({ done, undone }: History<C>, at: number): History<C> => ({
  done: done.slice(0, -1),
  undone: [...undone, ...last(done, at)],
});
export const doneAgain = <C>({ done, undone }: History<C>, at: number): History<C> => ({
  done: [...done, ...last(undone, at)],
  undone: undone.slice(0, -1),
});

/** Without an entry that did not come about, or that can no longer be taken back. */
export const without = <C>({ done, undone }: History<C>, id: number): History<C> => ({
  done: done.filter((entry) => entry.id !== id),
  undone: undone.filter((entry) => entry.id !== id),
});
export const mapped = <C>({ done, undone }: History<C>, change: (command: C, id: number) => C): History<C> => {
  const each = (entry: Entry<C>): Entry<C> => ({ ...entry, command: change(entry.command, entry.id) });
  return { done: done.map(each), undone: undone.map(each) };
};
