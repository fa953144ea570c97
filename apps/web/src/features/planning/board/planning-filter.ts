import { hasShortTerm, planningTerms } from '@mullion/contracts';

export type FilterState = 'empty' | 'too-short' | 'ready';

/** Whether the planning page loads anything for this filter. */
export const filterState = (filter: string | null | undefined): FilterState => {
  if (planningTerms(filter).length === 0) return 'empty';
  return hasShortTerm(filter) ? 'too-short' : 'ready';
};
