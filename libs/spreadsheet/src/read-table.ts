import { formatOf } from './file-format';
import type { Line } from './line';
import { readCsv } from './read-csv';
import { readXlsx } from './read-xlsx';
import { type Refusal, Unreadable } from './unreadable';

export type TableReply = { readonly lines: Line[] } | { readonly refusal: Refusal };

/** Reads a spreadsheet by what it is, not by its name. */
export const readTable = async (bytes: Buffer, name: string): Promise<TableReply> => {
  try {
    return { lines: formatOf(bytes, name) === 'xlsx' ? await readXlsx(bytes) : readCsv(bytes) };
  } catch (error) {
    if (error instanceof Unreadable) return { refusal: error.refusal };
    throw error;
  }
};
