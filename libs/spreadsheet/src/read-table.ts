import { formatOf } from './file-format';
import type { Sheet } from './line';
import { readCsv } from './read-csv';
import { readXlsx, type WantedSheets } from './read-xlsx';
import { type Refusal, Unreadable } from './unreadable';

export type TableReply = { readonly sheets: Sheet[] } | { readonly refusal: Refusal };

/** Reads a spreadsheet by what it is, not by its name. */
export const readTable = async (bytes: Buffer, name: string, wanted: WantedSheets = 'first'): Promise<TableReply> => {
  try {
    return { sheets: formatOf(bytes, name) === 'xlsx' ? await readXlsx(bytes, wanted) : [{ name: '', lines: readCsv(bytes) }] };
  } catch (error) {
    if (error instanceof Unreadable) return { refusal: error.refusal };
    throw error;
  }
};
