import { typedKeyOf, type TypedKey } from './typed-keys';

/** What of a key press a scanner's code is read from. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly getModifierState?: (name: 'AltGraph') => boolean;
}

export type Decoded =
  | { readonly kind: 'character'; readonly typed: TypedKey }
  | { readonly kind: 'end' }
  | { readonly kind: 'erase' }
  | { readonly kind: 'clear' }
  | { readonly kind: 'other' };

const OTHER: Decoded = { kind: 'other' };

/** Whether the key's third letter is meant: some systems say AltGr, others control and alt together. */
const isThirdLevel = (press: KeyPress): boolean =>
  (press.ctrlKey && press.altKey) || press.getModifierState?.('AltGraph') === true;

/** Reads one key press. A code ends with Enter or Tab, never after a pause: slow and fast scanners are read alike. */
export const decodeKey = (press: KeyPress): Decoded => {
  const third = isThirdLevel(press);
  if (press.metaKey || (!third && (press.ctrlKey || press.altKey))) return OTHER;
  if (press.key === 'Enter' || (press.key === 'Tab' && !press.shiftKey)) return { kind: 'end' };
  if (press.key === 'Backspace') return { kind: 'erase' };
  if (press.key === 'Escape') return { kind: 'clear' };
  const typed = typedKeyOf({ key: press.key, code: press.code, shiftKey: press.shiftKey, isThirdLevel: third });
  return typed ? { kind: 'character', typed } : OTHER;
};

/**
 * A code as it is looked up: no surrounding spaces or control characters. Small letters stay: a code may begin with a
 * number that has some.
 */
export const cleanCode = (typed: string): string =>
  [...typed]
    .filter((character) => character >= ' ' && character !== '\u007f')
    .join('')
    .trim();

/**
 * Codes of a pasted or injected text: each ends with a line break or a tab; what follows the last one is not finished
 * yet.
 */
export const splitCodes = (text: string): { readonly codes: readonly string[]; readonly rest: string } => {
  const parts = text.split(/[\r\n\t]+/);
  const rest = parts.pop() ?? '';
  return { codes: parts.map(cleanCode).filter(Boolean), rest };
};
