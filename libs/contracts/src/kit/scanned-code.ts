import { z } from 'zod';
import { asOnQwertz, keysMeant } from './keyboard-layouts';
import { line } from './text.schema';

/**
 * What a scanner says of the symbol before its code (ISO/IEC 15424): "]", a letter for the symbology, a digit or letter
 * for how it was read, and after an extended channel its number. Case may be lost on the way.
 */
const IDENTIFIER = /^\][A-Za-z][0-9A-Za-z](?:\\\d{6})?/;
const LONGEST_IDENTIFIER = 3;
/** Room for what a scanner sends round a code besides. */
const CONTROLS = 8;
/** FNC1 is transmitted as the group separator, before a code or between its parts. */
const GROUP_SEPARATOR = '\u001d';
/**
 * Scanners frame a code by these: start and end of text, end of transmission, tab, line ends, separators. Any other
 * control is no part of a code.
 */
const FRAMING = '\u0002\u0003\u0004\t\n\r\u001c\u001d\u001e\u001f ';

/** Without FNC1, and without what frames it at its ends. */
const trimmed = (scanned: string): string => {
  const text = scanned.replaceAll(GROUP_SEPARATOR, '');
  let from = 0;
  let to = text.length;
  const isEdge = (at: number): boolean => FRAMING.includes(text.charAt(at));
  while (from < to && isEdge(from)) from += 1;
  while (to > from && isEdge(to - 1)) to -= 1;
  return text.slice(from, to);
};

/** A code without what its scanner says of the symbol; a code that is nothing else stays. */
export const bareCode = (scanned: string): string => {
  const text = trimmed(scanned);
  return trimmed(text.replace(IDENTIFIER, '')) || text;
};

const inEveryCase = (texts: readonly string[]): readonly string[] => [
  ...new Set(texts.flatMap((text) => [text, text.toUpperCase(), text.toLowerCase()])),
];

/**
 * What a scanned code may have been, the likeliest first: as it is, without the identifier of its symbology, with
 * capitals locked the other way, and with what the keys mean that a foreign keyboard typed. An exact match always comes
 * before a guess. Last the slash, whose key types a hyphen on a German keyboard: two orders are not told apart by that
 * alone.
 */
export const readingsOf = (code: string): readonly string[] => {
  const text = trimmed(code);
  const bare = bareCode(text);
  return inEveryCase(
    [text, bare, ...keysMeant(text).map(bareCode), bare.replaceAll('-', '/')].filter((reading) => reading !== ''),
  );
};

/**
 * The same for the number of a pallet: of two numbers of a company no other can be meant by letters that a German
 * keyboard exchanges, since they begin with the company's code.
 */
export const palletReadingsOf = (code: string): readonly string[] => [
  ...new Set([...readingsOf(code), ...inEveryCase([bareCode(asOnQwertz(trimmed(code)))])]),
];

/** The likeliest number of a pallet that a text means, whole or in part. */
export const numberMeant = (text: string): string => {
  const bare = bareCode(text);
  return [bare, ...keysMeant(text).map(bareCode)].find((reading) => /^[A-Za-z0-9]+$/.test(reading)) ?? bare;
};

/**
 * A code as a scanner sends it, in a request: FNC1 and what frames it mean nothing, and an identifier may come before
 * it.
 */
export const scannedCode = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest + LONGEST_IDENTIFIER + CONTROLS)
    .transform(trimmed)
    .pipe(line(longest + LONGEST_IDENTIFIER).min(1));
