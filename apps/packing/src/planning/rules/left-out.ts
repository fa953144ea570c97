import { palStatus, SHORTEST_PLANNING_TERM, type LeftOutTerm } from '@mullion/contracts';

/**
 * What is known of the number of a term: the order of exactly that number, else the one that got furthest of those that
 * contain it.
 */
export interface KnownTerm {
  readonly text: string;
  readonly is_exact: boolean;
  /** Null: no order of the copies has it in its number. */
  readonly pal_status: number | null;
}

/** Terms that may have found nothing: none of the numbers found is exactly theirs. */
export const doubtfulTerms = (terms: readonly string[], found: readonly string[]): string[] => {
  const numbers = new Set(found.map((number) => number.toLowerCase()));
  return terms.filter((term) => !numbers.has(term));
};

/**
 * The terms that nothing shown answers to, and why. A term that is a number, or too short to be a part of one, is
 * answered by the order of that number alone; any other by what contains it.
 */
export const leftOutOf = (known: readonly KnownTerm[], found: readonly string[]): LeftOutTerm[] => {
  const numbers = found.map((number) => number.toLowerCase());
  return known
    .filter(
      ({ text, is_exact }) =>
        is_exact || text.length < SHORTEST_PLANNING_TERM || !numbers.some((number) => number.includes(text)),
    )
    .map(({ text, pal_status }) => ({ term: text, reason: reasonOf(pal_status) }));
};

const reasonOf = (status: number | null): LeftOutTerm['reason'] => {
  if (status === null) return 'unknown';
  return status === palStatus.departed ? 'departed' : 'not_planned';
};
