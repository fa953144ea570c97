/** Letters that Unicode does not take apart into a plain letter and a mark. */
const APART: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
};
const LATIN_FROM = 0xc0;
const LATIN_TO = 0x17f;

/**
 * A text as searches compare it: small letters without marks, `Ąžuolyno` as `azuolyno`. `createFolded` of the server
 * kit does the same to Latin letters in SQL.
 */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\0-\x7f]/gu, (letter) => APART[letter] ?? letter);

/**
 * Small Latin letters that `folded` writes otherwise, each with what it becomes: what a database needs to do the same.
 */
export const foldedLetters = (): readonly (readonly [string, string])[] =>
  Array.from({ length: LATIN_TO - LATIN_FROM + 1 }, (_none, at) => String.fromCodePoint(LATIN_FROM + at))
    .filter((letter) => letter === letter.toLowerCase() && folded(letter) !== letter)
    .map((letter) => [letter, folded(letter)]);
