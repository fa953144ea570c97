import { bareCode, US_KEYBOARD } from '@mullion/contracts';

/**
 * A key that was pressed for a character: what the computer's keyboard typed, and what the key means to a scanner,
 * which knows keys by their place alone.
 */
export interface TypedKey {
  readonly letter: string;
  /** As on a keyboard of the USA; the letter itself where it is one of that key's two. */
  readonly place: string;
  /** A digit that needed shift: no scanner set for the USA types it so. */
  readonly isShiftedDigit: boolean;
}

/** A scanner's keys follow each other faster than this, ms; a person's do not. */
export const BURST_MS = 50;
const SHORTEST_BURST = 4;

const PLACES = new Map<string, number>(
  [
    ...['Backquote', ...[...'1234567890'].map((digit) => `Digit${digit}`), 'Minus', 'Equal'],
    ...[...'QWERTYUIOP'].map((letter) => `Key${letter}`),
    ...['BracketLeft', 'BracketRight', 'Backslash'],
    ...[...'ASDFGHJKL'].map((letter) => `Key${letter}`),
    ...['Semicolon', 'Quote'],
    ...[...'ZXCVBNM'].map((letter) => `Key${letter}`),
    ...['Comma', 'Period', 'Slash'],
  ].map((code, at) => [code, at]),
);
const isDigit = (letter: string): boolean => letter >= '0' && letter <= '9';
const isForeign = (letter: string): boolean => letter > '~';

/** The key of a character; null for one that types none. A dead key is known by its place. */
export const typedKeyOf = (press: {
  key: string;
  code: string;
  shiftKey: boolean;
  isThirdLevel: boolean;
}): TypedKey | null => {
  const { key, code, shiftKey } = press;
  const at = press.isThirdLevel ? undefined : PLACES.get(code);
  if ([...key].length !== 1) {
    if (key !== 'Dead' || at === undefined) return null;
    const place = (shiftKey ? US_KEYBOARD.shifted : US_KEYBOARD.plain).charAt(at);
    return { letter: '\ufffd', place, isShiftedDigit: false };
  }
  if (at === undefined) return { letter: key, place: key, isShiftedDigit: false };
  const plain = US_KEYBOARD.plain.charAt(at);
  const shifted = US_KEYBOARD.shifted.charAt(at);
  const isCapital =
    code.startsWith('Key') && key.toLowerCase() !== key.toUpperCase() ? key !== key.toLowerCase() : shiftKey;
  const place = key === plain || key === shifted ? key : isCapital ? shifted : plain;
  return { letter: key, place, isShiftedDigit: shiftKey && isDigit(key) && isDigit(plain) };
};

const hasIdentifier = (text: string): boolean => bareCode(text) !== text;
const isOfCodes = (text: string): boolean => /^[A-Za-z0-9./_ -]*$/.test(text);
const isBurst = (times: readonly number[]): boolean =>
  times.length >= SHORTEST_BURST &&
  times.every((at, index) => index === 0 || at - (times[index - 1] ?? at) <= BURST_MS);

/**
 * The code that keys have typed. A scanner presses keys by their places on a keyboard of the USA, whatever the
 * computer's keyboard types by them: places count where a letter shows that, and where a burst of a scanner leaves it
 * open. What a person types counts by its letters, and so does what a scanner sends that is set for this keyboard.
 * `times`: the moment of each key, ms.
 */
export const codeTyped = (keys: readonly TypedKey[], times: readonly number[]): string => {
  const letters = keys.map(({ letter }) => letter).join('');
  const places = keys.map(({ place }) => place).join('');
  if (letters === places || keys.some(({ isShiftedDigit }) => isShiftedDigit)) return letters;
  if (
    keys.some(({ letter, place }) => letter !== place && isForeign(letter)) ||
    (hasIdentifier(places) && !hasIdentifier(letters))
  )
    return places;
  if (!isBurst(times)) return letters;
  if (keys.some(({ letter, place }) => isDigit(place) && !isDigit(letter))) return places;
  const isHyphenElsewhere = keys.some(({ letter, place }) => letter === '-' && place !== '-');
  return isHyphenElsewhere || (!isOfCodes(places) && isOfCodes(letters)) ? letters : places;
};
