import type { Language } from '@mullion/contracts';
import type { Cell } from './cell';

/** Excel in Lithuanian parts columns by semicolons and decimals by commas. */
const signs = { lt: { column: ';', decimal: ',' }, en: { column: ',', decimal: '.' } } as const;
/** What a spreadsheet takes for a formula, also behind spaces and in full width (OWASP: CSV injection). */
const FORMULA = /^[\s\u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20|%]|^[\t\r\n]/;
/** A phone number with its country: digits alone compute nothing. With other signs (+370-600) it would be a sum. */
const PHONE = /^\+\d[\d ]{4,24}$/;
/** Makes a spreadsheet show such a text as it is. */
const AS_TEXT = "'";

/** One cell: a number in the language's form, a text quoted where it must be and never a formula. */
export const csvCell = (cell: Cell, language: Language): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', signs[language].decimal);
  const text = FORMULA.test(cell) && !PHONE.test(cell) ? AS_TEXT + cell : cell;
  return /[",;\r\n']/.test(text) || text.trim() !== text ? `"${text.replaceAll('"', '""')}"` : text;
};

const LINES_A_PIECE = 500;

/** A table as CSV (RFC 4180, UTF-8 with its mark so that Excel reads ąčęėįšųūž), piece by piece. */
export async function* csv(
  heads: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
  language: Language,
): AsyncGenerator<string> {
  const line = (cells: readonly Cell[]): string =>
    `${cells.map((cell) => csvCell(cell, language)).join(signs[language].column)}\r\n`;
  let piece = `\ufeff${line(heads)}`;
  let lines = 0;
  for await (const row of rows) {
    piece += line(row);
    lines += 1;
    if (lines % LINES_A_PIECE === 0) {
      yield piece;
      piece = '';
    }
  }
  yield piece;
}
