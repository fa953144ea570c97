/** §2.2: a shorter number would load half the orders, so nothing is loaded. */
export const SHORTEST_PLANNING_TERM = 3;
/** As many orders as an answer of the planning page holds. */
export const MOST_PLANNED_ORDERS = 200;
/** 200 numbers of 39 signs: short enough for a URL. */
export const LONGEST_PLANNING_FILTER = 8_000;

/** A number that the separator would part, or that looks quoted, is quoted as in csv; one holding a quote alone is not. */
const needsQuotes = /^"|,/;
const quoted = (number: string): string => (needsQuotes.test(number) ? `"${number.replaceAll('"', '""')}"` : number);
const aTerm = /\s*(?:"((?:[^"]|"")*)"|([^,]*))\s*(?:,|$)/g;

/** Order numbers of a filter of the planning page: by commas, trimmed, each once, in order; one that holds a comma stands in quotes. */
export const planningTerms = (filter: string | null | undefined): string[] => {
  const terms = [...(filter ?? '').matchAll(aTerm)].map(([, inQuotes, plain = '']) => (inQuotes?.replaceAll('""', '"') ?? plain).trim());
  return [...new Set(terms.filter(Boolean))];
};

/** The filter that finds these orders; people read it with a space behind the comma. */
export const planningFilter = (numbers: readonly string[], separator: ',' | ', ' = ','): string => numbers.map(quoted).join(separator);

/** Whether the planning page can show these orders at once. */
export const fitPlanning = (numbers: readonly string[]): boolean =>
  numbers.length <= MOST_PLANNED_ORDERS && planningFilter(numbers).length <= LONGEST_PLANNING_FILTER;
