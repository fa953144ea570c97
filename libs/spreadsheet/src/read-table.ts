import { formatOf } from './file-format';
import type { ReadOptions, Table } from './line';
import { readCsv } from './read-csv';
import { readWorkbook } from './read-workbook';
import { type Refusal, Unreadable } from './unreadable';

export type TableReply = { readonly table: Table } | { readonly refusal: Refusal };

/** Reads a spreadsheet by what it is, not by its name. */
export const readTable = async (bytes: Buffer, name: string, options: ReadOptions = {}): Promise<TableReply> => {
  const format = formatOf(bytes, name);
  try {
    if (format !== 'csv') return { table: await readWorkbook(bytes, format, options) };
    const { sheet, ...how } = readCsv(bytes, options);
    return { table: { format, sheets: [sheet], ...how } };
  } catch (error) {
    if (error instanceof Unreadable) return { refusal: error.refusal };
    throw error;
  }
};
