import { readCsv } from './read-csv';
import { readXlsx } from './read-xlsx';
import type { Cell } from './rules/parse-cell';

export type TableReply =
  { readonly table: Cell[][] } | { readonly unreadable: { readonly format: 'csv' | 'xlsx'; readonly tooLarge: boolean } };

/** A zip, whatever the file is called. */
const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Reads a spreadsheet by what it is, not by its name; a file named xlsx that is none is refused. @throws Unreadable */
export const readTable = (bytes: Buffer, name: string): Promise<Cell[][]> | Cell[][] =>
  isZip(bytes) || /\.xlsx$/i.test(name) ? readXlsx(bytes) : readCsv(bytes);
