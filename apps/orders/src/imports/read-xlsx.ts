import type { CellValue } from 'exceljs';
import { checkZip } from './check-zip';
import type { Cell } from './rules/parse-cell';
import { MAX_ROWS } from './rules/read-rows';
import { Unreadable } from './unreadable';

const MAX_COLUMNS = 100;

/** Reads the first sheet of an xlsx file; formulas count by their last result. @throws Unreadable */
export const readXlsx = async (bytes: Buffer): Promise<Cell[][]> => {
  await checkZip(bytes);
  // Heavy, and only the worker ever needs it.
  const { default: exceljs } = await import('exceljs');
  const book = new exceljs.Workbook();
  try {
    await book.xlsx.load(bytes as unknown as ArrayBuffer);
  } catch {
    throw new Unreadable('xlsx');
  }
  const sheet = book.worksheets[0];
  if (!sheet) throw new Unreadable('xlsx');
  const table: Cell[][] = [];
  // One more than allowed is enough to say that there are too many.
  const last = Math.min(sheet.rowCount, 2 * MAX_ROWS + 2);
  for (let line = 1; line <= last; line += 1) {
    const values = sheet.getRow(line).values as CellValue[];
    table.push(values.slice(1, MAX_COLUMNS + 1).map(cellOf));
  }
  return table;
};

const cellOf = (value: CellValue): Cell => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean') return value;
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if ('richText' in value) return value.richText.map((part) => part.text).join('');
  if ('result' in value) return cellOf(value.result as CellValue);
  if ('text' in value) return cellOf(value.text as CellValue);
  return 'error' in value ? String(value.error) : null;
};
