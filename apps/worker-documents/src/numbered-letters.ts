import { fontRuns, unknownLetters } from '@mullion/drawings';

/** The footer has a line for them. */
const MOST_NAMED = 12;
const LATIN_ONLY = /^[\0-\u024f]*$/;

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return LATIN_ONLY.test(value) ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** The letters of a document that stand on its paper as numbers, because no font has them; null when there are none. */
export const numberedLetters = (content: unknown): string | null => {
  const letters = unknownLetters(textsIn(content).join(''));
  if (letters.length === 0) return null;
  const numbers = letters.slice(0, MOST_NAMED).flatMap((letter) => fontRuns(letter).map(({ text }) => text));
  return `${numbers.join(', ')}${letters.length > MOST_NAMED ? ' …' : ''}`;
};
