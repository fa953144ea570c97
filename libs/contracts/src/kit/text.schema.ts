import { z } from 'zod';

/**
 * What no text may hold: control characters other than tab and line breaks, halves of letters, and marks that turn the
 * direction of what follows.
 */
const unsafe = /(?![\t\n\r])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
/**
 * What a name or a number may not hold besides: line breaks, tabs, and signs by which two names would look the same:
 * those that cannot be seen (soft hyphens, joiners, fillers …), and U+FFFD, which stands for any letter that was lost
 * on the way (a form sends it instead of half a letter). The sign after an emoji that says how it is drawn may stay
 * there.
 */
const notInLines =
  /[\t\n\r\u2028\u2029\ufffd]|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}|(?:^|\P{Extended_Pictographic})[\ufe0e\ufe0f]/u;

/** Nearly every line: Latin letters, digits and signs, among which nothing is unsafe. Much faster than looking for it. */
const plainLine = /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u024f]*$/;

export const isSafeText = (text: string): boolean => plainLine.test(text) || !unsafe.test(text);
/** May this stand as a name, a number or a barcode: one line, nothing unseen, no lost letter. */
export const isSafeLine = (text: string): boolean =>
  plainLine.test(text) || (isSafeText(text) && !notInLines.test(text));

/**
 * One line of text of a request, at most so long; `routeInput` refuses what no text may hold, this what no line may.
 */
export const line = (longest: number) =>
  z
    .string()
    .trim()
    // what is too long is not read to its end
    .max(longest, { abort: true })
    .refine((text) => !notInLines.test(text), 'form.characters');

/** Where a value holds an unsafe text, as a value or as the name of a field: paths to each. */
export const unsafeTexts = (
  value: unknown,
  path: readonly (string | number)[] = [],
): (readonly (string | number)[])[] => {
  if (typeof value === 'string') return isSafeText(value) ? [] : [path];
  if (Array.isArray(value)) return value.flatMap((item, at) => unsafeTexts(item, [...path, at]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    isSafeText(name) ? unsafeTexts(part, [...path, name]) : [path],
  );
};
