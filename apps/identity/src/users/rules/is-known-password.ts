import { knownPasswords } from './known-passwords.table';

/** So many digits and signs around a known word are guessed with it. */
const MOST_AROUND = 6;
const SHORTEST_WORD = 4;
/** Signs that stand for letters. */
const LETTERS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'l',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
};

const known = new Set(knownPasswords.trim().split(/\s+/));

/** Letters alone, without the marks over them. */
const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
const asLetters = (text: string): string => [...text].map((sign) => LETTERS[sign] ?? sign).join('');

/** One known word, or two. */
const isKnownWord = (word: string): boolean => {
  if (known.has(word)) return true;
  for (let at = SHORTEST_WORD; at <= word.length - SHORTEST_WORD; at += 1)
    if (known.has(word.slice(0, at)) && known.has(word.slice(at))) return true;
  return false;
};

/**
 * True for what is tried first: a word of the list of known passwords, or two, as it is, with capitals, with signs for
 * letters, with a few digits and signs around.
 */
export const isKnownPassword = (password: string): boolean => {
  const whole = plain(password);
  const word = whole.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '');
  if (whole.length - word.length > MOST_AROUND) return false;
  return [whole, word, asLetters(word)].some(isKnownWord);
};
