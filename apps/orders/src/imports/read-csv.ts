import { CsvError, parse } from 'csv-parse/sync';
import { decodeText, separatorOf } from './rules/decode-text';
import type { Cell } from './rules/parse-cell';
import { Unreadable } from './unreadable';

/** Reads a csv file, header and blank lines included, so that line numbers stay. @throws Unreadable */
export const readCsv = (bytes: Uint8Array): Cell[][] => {
  const text = decodeText(bytes);
  if (text.includes('\u0000')) throw new Unreadable('csv');
  const { separator, named } = separatorOf(text);
  try {
    const table: Cell[][] = parse(text, {
      delimiter: separator,
      relax_column_count: true,
      // A quote inside a field without quotes is a letter: 24" frames.
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: 100_000,
      from_line: named ? 2 : 1,
    });
    return named ? [...table.slice(0, 1), [], ...table.slice(1)] : table;
  } catch (error) {
    if (error instanceof CsvError) throw new Unreadable('csv');
    throw error;
  }
};
