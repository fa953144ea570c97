const ALPHABET = 26;

/** The letters of a column as a spreadsheet shows them: 0 is A, 26 is AA. */
export const columnLetters = (index: number): string =>
  (index >= ALPHABET ? columnLetters(Math.floor(index / ALPHABET) - 1) : '') +
  String.fromCharCode('A'.charCodeAt(0) + (index % ALPHABET));
