import { CsvError, parse } from 'csv-parse/sync';
import { decodeText, separatorOf } from './decode-text';
import { limits } from './limits';
import type { Cell, Line } from './line';
import { Unreadable } from './unreadable';

const unclosed = new Set(['CSV_QUOTE_NOT_CLOSED', 'CSV_MAX_RECORD_SIZE']);

/** Reads a csv file; blank lines count. @throws Unreadable */
export const readCsv = (bytes: Uint8Array): Line[] => {
  const text = decodeText(bytes);
  if (text.includes('\u0000')) throw new Unreadable({ format: 'csv', reason: 'unreadable' });
  const { separator, named } = separatorOf(text);
  if (hasTooManyCells(text, separator)) throw new Unreadable({ format: 'csv', reason: 'too_large' });
  const table: { readonly cells: Cell[]; readonly count: number }[] = [];
  try {
    parse(text, {
      delimiter: separator,
      relax_column_count: true,
      // A quote inside a field without quotes is a letter: 24" frames.
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: limits.lineLength,
      from_line: named ? 2 : 1,
      on_record: (record: string[]) => {
        table.push({ cells: record.slice(0, limits.columns), count: record.length });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const row = table.length + 1 + (named ? 1 : 0);
    throw new Unreadable({ format: 'csv', ...(unclosed.has(error.code) ? { reason: 'quote', row } : { reason: 'unreadable', row }) });
  }
  return table
    .map(({ cells, count }, at) => ({ row: at + 1 + (named ? 1 : 0), cells, count }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
};

/** Counts separators and ends of lines, without understanding a quote. */
const hasTooManyCells = (text: string, separator: string): boolean => {
  let count = 0;
  for (let at = 0; at < text.length && count <= limits.cells; at += 1)
    if (text[at] === separator || text[at] === '\n' || text[at] === '\r') count += 1;
  return count > limits.cells;
};
