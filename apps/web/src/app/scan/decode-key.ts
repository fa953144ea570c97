/** What of a key press a scanner's code is read from. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

export type Decoded =
  | { readonly kind: 'character'; readonly text: string }
  | { readonly kind: 'end' }
  | { readonly kind: 'erase' }
  | { readonly kind: 'clear' }
  | { readonly kind: 'other' };

/** What the number row of a Lithuanian keyboard types without shift: a scanner that sends digits then types these letters. */
const LITHUANIAN_ROW = new Set('ąčęėįšųūž„“');
const NUMBER_ROW: Readonly<Record<string, string>> = {
  Digit1: '1',
  Digit2: '2',
  Digit3: '3',
  Digit4: '4',
  Digit5: '5',
  Digit6: '6',
  Digit7: '7',
  Digit8: '8',
  Digit9: '9',
  Digit0: '0',
  Equal: '=',
};
const OTHER: Decoded = { kind: 'other' };

/** Reads one key press. A code ends with Enter or Tab, never after a pause: slow and fast scanners are read alike. */
export const decodeKey = (press: KeyPress): Decoded => {
  if (press.ctrlKey || press.altKey || press.metaKey) return OTHER;
  if (press.key === 'Enter' || (press.key === 'Tab' && !press.shiftKey)) return { kind: 'end' };
  if (press.key === 'Backspace') return { kind: 'erase' };
  if (press.key === 'Escape') return { kind: 'clear' };
  if ([...press.key].length !== 1) return OTHER;
  const digit = NUMBER_ROW[press.code];
  const isLetterForDigit = digit !== undefined && LITHUANIAN_ROW.has(press.key.toLowerCase());
  return { kind: 'character', text: isLetterForDigit ? digit : press.key };
};

/** A code as it is looked up: no surrounding spaces or control characters. Small letters stay: a barcode begins with its order's number, which may have some. */
export const cleanCode = (typed: string): string =>
  [...typed]
    .filter((character) => character >= ' ' && character !== '\u007f')
    .join('')
    .trim();

/** The code of a pallet: its number has capitals only, however it was typed. */
export const palletCode = (code: string): string => code.toUpperCase();

/** Codes of a pasted or injected text: each ends with a line break or a tab; what follows the last one is not finished yet. */
export const splitCodes = (text: string): { readonly codes: readonly string[]; readonly rest: string } => {
  const parts = text.split(/[\r\n\t]+/);
  const rest = parts.pop() ?? '';
  return { codes: parts.map(cleanCode).filter(Boolean), rest };
};
