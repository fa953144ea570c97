import { SHORTEST_PLANNING_TERM } from '@mullion/contracts';

export type FilterState = 'empty' | 'too-short' | 'ready';

/** Whether the planning page loads anything for these numbers. */
export const filterState = (terms: readonly string[]): FilterState => {
  if (terms.length === 0) return 'empty';
  return terms.every((term) => term.length >= SHORTEST_PLANNING_TERM) ? 'ready' : 'too-short';
};
