import type { StatusMove } from '@mullion/contracts';

type Part = Pick<StatusMove, 'table_name'> & { readonly user_type: number };
type Move = Pick<StatusMove, 'before' | 'after'>;

const textOf = ({ before, after }: Move): string => `${before}>${after}`;
const partOf = (move: Part): string => `${move.table_name}:${move.user_type}`;

/** The moves of one user type and table. */
export const movesOf = <M extends Part & Move>(moves: readonly M[], part: Part): M[] =>
  moves.filter((move) => partOf(move) === partOf(part));

/** The same moves, in whatever order. */
export const sameMoves = (some: readonly Move[], others: readonly Move[]): boolean =>
  [...new Set(some.map(textOf))].sort().join() === [...new Set(others.map(textOf))].sort().join();

/**
 * Moves of the first list that the second has not, as `2>3`, by `table:user type`; every part that either names is
 * there.
 */
export const onlyIn = <M extends Part & Move>(some: readonly M[], others: readonly M[]): Record<string, string[]> => {
  const known = new Set(others.map((move) => `${partOf(move)} ${textOf(move)}`));
  const parts = [...new Set([...some, ...others].map(partOf))].sort();
  const fresh = (part: string): string[] => some.filter((move) => partOf(move) === part).map(textOf);
  return Object.fromEntries(parts.map((part) => [part, fresh(part).filter((text) => !known.has(`${part} ${text}`))]));
};
