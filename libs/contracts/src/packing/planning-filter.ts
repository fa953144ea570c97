/**
 * A shorter number would load half the orders, so nothing is loaded; a shorter one in quotes finds the order of exactly
 * that number.
 */
export const SHORTEST_PLANNING_TERM = 3;
/** As many orders as an answer of the planning page holds. */
export const MOST_PLANNED_ORDERS = 200;
/** 200 numbers of 39 signs: short enough for a URL. */
export const LONGEST_PLANNING_FILTER = 8_000;

/**
 * A number that the separator would part, or that looks quoted, is quoted as in csv; one holding a quote alone is not.
 */
const needsQuotes = /^"|,/;
const aTerm = /\s*(?:"((?:[^"]|"")*)"|([^,]*))\s*(?:,|$)/g;

interface Term {
  readonly text: string;
  /** In quotes a short one is the whole number of an order. */
  readonly isQuoted: boolean;
}

const isShort = (number: string): boolean => number.length < SHORTEST_PLANNING_TERM;
const quoted = (number: string): string => `"${number.replaceAll('"', '""')}"`;
const written = (number: string): string => (isShort(number) || needsQuotes.test(number) ? quoted(number) : number);

const termsOf = (filter: string | null | undefined): Term[] => {
  const terms = new Map<string, Term>();
  for (const [, inQuotes, plain = ''] of (filter ?? '').matchAll(aTerm)) {
    const text = (inQuotes?.replaceAll('""', '"') ?? plain).trim();
    if (text !== '' && !terms.has(text)) terms.set(text, { text, isQuoted: inQuotes !== undefined });
  }
  return [...terms.values()];
};
const isTooShort = ({ text, isQuoted }: Term): boolean => isShort(text) && !isQuoted;

/**
 * Order numbers of a filter of the planning page: by commas, trimmed, each once, in order; one with a comma, or a short
 * one, is in quotes.
 */
export const planningTerms = (filter: string | null | undefined): string[] => termsOf(filter).map(({ text }) => text);

/**
 * Whether a filter has a number that is too short to be looked for. In quotes it never is: it finds the order of
 * exactly that number.
 */
export const hasShortTerm = (filter: string | null | undefined): boolean => termsOf(filter).some(isTooShort);

/** The filter that finds these orders; people read it with a space behind the comma. */
export const planningFilter = (numbers: readonly string[], separator: ',' | ', ' = ','): string =>
  numbers.map(written).join(separator);

/** A filter that somebody has typed, without what is typed twice or for nothing. It finds what it found before. */
export const cleanPlanningFilter = (filter: string | null | undefined, separator: ',' | ', ' = ','): string =>
  termsOf(filter)
    .map((term) => (isTooShort(term) ? term.text : written(term.text)))
    .join(separator);

/** Whether the planning page can show these orders at once. */
export const fitPlanning = (numbers: readonly string[]): boolean =>
  numbers.length <= MOST_PLANNED_ORDERS && planningFilter(numbers).length <= LONGEST_PLANNING_FILTER;
