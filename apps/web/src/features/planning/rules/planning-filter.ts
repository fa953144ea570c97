/** §2.2: a shorter term would load half the orders, so nothing is loaded. */
export const SHORTEST_TERM = 3;

/** Order numbers of a filter text: by commas, trimmed, each once, in order. */
export const termsOf = (text: string | null | undefined): readonly string[] => [
  ...new Set(
    (text ?? '')
      .split(',')
      .map((term) => term.trim())
      .filter(Boolean),
  ),
];

export type FilterState = 'empty' | 'too-short' | 'ready';

/** Whether the planning page loads anything for these terms. */
export const filterState = (terms: readonly string[]): FilterState => {
  if (terms.length === 0) return 'empty';
  return terms.every((term) => term.length >= SHORTEST_TERM) ? 'ready' : 'too-short';
};

/** As it stands in the filter box. */
export const filterText = (terms: readonly string[]): string => terms.join(', ');
