const ALPHABET = 26;

/** The letters of a column as a spreadsheet shows them: 0 is A, 26 is AA. */
export const lettersOf = (index: number): string =>
  (index >= ALPHABET ? lettersOf(Math.floor(index / ALPHABET) - 1) : '') +
  String.fromCharCode('A'.charCodeAt(0) + (index % ALPHABET));
