import type { StatusMove, StatusRight } from '@mullion/contracts';

/** The rows of one user type and table. */
export type Part = Pick<StatusMove, 'table_name' | 'user_type'>;
/** What is ticked: from which statuses, and to which. */
export interface Ticks {
  readonly before: readonly number[];
  readonly after: readonly number[];
}
export type Move = Pick<StatusRight, 'before' | 'after'>;

const ascending = (numbers: Iterable<number>): number[] => [...new Set(numbers)].sort((a, b) => a - b);
const keyOf = (move: Move): string => `${move.before}:${move.after}`;
const without = (moves: readonly Move[], others: readonly Move[]): Move[] => {
  const known = new Set(others.map(keyOf));
  return moves.filter((move) => !known.has(keyOf(move)));
};

/** The moves that are allowed now for a part. */
export const movesOf = (rights: readonly StatusRight[], part: Part): StatusRight[] =>
  rights.filter((right) => right.table_name === part.table_name && right.user_type === part.user_type);

/** A status is ticked where at least one move begins or ends at it. */
export const ticksOf = (moves: readonly Move[]): Ticks => ({
  before: ascending(moves.map(({ before }) => before)),
  after: ascending(moves.map(({ after }) => after)),
});

/** Every combination of a ticked before and a ticked after status. */
export const combinationsOf = (part: Part, ticks: Ticks): StatusMove[] =>
  ticks.before.flatMap((before) => ticks.after.map((after) => ({ ...part, before, after })));

/** What saving would allow and forbid; a status to itself is no change and is not listed. */
export const differenceOf = (
  now: readonly Move[],
  next: readonly Move[],
): { readonly added: Move[]; readonly removed: Move[] } => {
  const moves = (list: readonly Move[]) => list.filter(({ before, after }) => before !== after);
  return { added: moves(without(next, now)), removed: moves(without(now, next)) };
};

/** The ticks with one or several statuses of a column ticked or not. */
export const withTicks = (ticks: Ticks, column: keyof Ticks, statuses: readonly number[], ticked: boolean): Ticks => ({
  ...ticks,
  [column]: ticked
    ? ascending([...ticks[column], ...statuses])
    : ticks[column].filter((status) => !statuses.includes(status)),
});

export const sameTicks = (one: Ticks, other: Ticks): boolean =>
  one.before.join() === other.before.join() && one.after.join() === other.after.join();

/** Ticks as fields of a form, `before:3`, so that two people's can be compared one by one. */
export type TickForm = Readonly<Record<string, boolean>>;
export const tickForm = (ticks: Ticks, statuses: readonly number[]): TickForm =>
  Object.fromEntries(
    (['before', 'after'] as const).flatMap((column) =>
      statuses.map((status) => [`${column}:${status}`, ticks[column].includes(status)] as const),
    ),
  );
export const ticksOfForm = (form: TickForm): Ticks => {
  const ticked = (column: string): number[] =>
    ascending(
      Object.keys(form)
        .filter((key) => form[key] && key.startsWith(`${column}:`))
        .map((key) => Number(key.split(':')[1])),
    );
  return { before: ticked('before'), after: ticked('after') };
};
