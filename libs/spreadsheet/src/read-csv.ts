import { CsvError, parse } from 'csv-parse/sync';
import { dialectOf } from './dialect';
import { decodeText } from './letters';
import { limits } from './limits';
import type { Cell, Letters, Line, ReadOptions, Sheet } from './line';
import { Unreadable } from './unreadable';

const unclosed = new Set(['CSV_QUOTE_NOT_CLOSED', 'CSV_MAX_RECORD_SIZE']);
/** A text that a program has written as a formula, so that a spreadsheet leaves its zeros: ="00412". */
const asFormula = /^="((?:[^"]|"")*)"$/;
const seen = (value: string): string => {
  const [, text] = asFormula.exec(value) ?? [];
  return text === undefined ? value : text.replaceAll('""', '"');
};

/** Lines that show what a file is: heads stand below titles, addresses and logos at most so far down. */
const BEGINNING = 120;

interface ReadCsv {
  readonly sheet: Sheet;
  readonly letters: Letters;
  readonly separator: string;
  readonly isBeginning?: boolean;
}

/** Reads a csv file; blank lines count. @throws Unreadable */
export const readCsv = (bytes: Uint8Array, options: ReadOptions = {}): ReadCsv => {
  const decoded = decodeText(bytes, options);
  if (decoded.text.includes('\u0000')) throw new Unreadable({ format: 'csv', reason: 'unreadable' });
  const text = decoded.text.replace(/\r\n?/g, '\n');
  const { separator, quote, isNamed } = dialectOf(text, options.separator);
  const isBeginning =
    options.isBeginningEnough === true && options.encoding === undefined && decoded.letters.choices.length > 0;
  if (hasTooManyCells(text, separator)) throw new Unreadable({ format: 'csv', reason: 'too_large' });
  const first = isNamed ? 2 : 1;
  const table: { readonly cells: Cell[]; readonly count: number }[] = [];
  try {
    parse(text, {
      delimiter: separator,
      quote,
      escape: quote,
      record_delimiter: '\n',
      relax_column_count: true,
      // A quote inside a field without quotes is a letter: 24" frames.
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: limits.lineLength,
      from_line: first,
      ...(isBeginning ? { to: BEGINNING } : {}),
      on_record: (record: string[]) => {
        table.push({ cells: record.slice(0, limits.columns).map(seen), count: record.length });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const row = table.length + first;
    throw new Unreadable({
      format: 'csv',
      ...(unclosed.has(error.code) ? { reason: 'quote', row } : { reason: 'unreadable', row }),
    });
  }
  const lines: Line[] = table
    .map(({ cells, count }, at) => ({ row: at + first, cells, count }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const isWider = table.some(({ count }) => count > limits.columns);
  const sheet = { name: '', lines, ...(isWider ? { isWider } : {}) };
  return { sheet, letters: decoded.letters, separator, ...(isBeginning ? { isBeginning } : {}) };
};

/** Counts separators and ends of lines, without understanding a quote. */
const hasTooManyCells = (text: string, separator: string): boolean => {
  let count = 0;
  for (let at = 0; at < text.length && count <= limits.cells; at += 1)
    if (text[at] === separator || text[at] === '\n') count += 1;
  return count > limits.cells;
};
