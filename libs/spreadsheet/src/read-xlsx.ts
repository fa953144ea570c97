import type { CellValue, Row } from 'exceljs';
import { checkZip } from './check-zip';
import { limits } from './limits';
import type { Cell, Line, Sheet } from './line';
import { Unreadable } from './unreadable';

/** Parts of a sheet that say nothing about its values, and in which a few letters can name millions of cells. */
const ignored = [
  'dataValidations',
  'conditionalFormatting',
  'cols',
  'hyperlinks',
  'drawing',
  'legacyDrawing',
  'picture',
  'tableParts',
  'autoFilter',
  'rowBreaks',
  'extLst',
];

/** The first sheet, or all that can be seen: lists to choose from are often kept in hidden ones. */
export type WantedSheets = 'first' | 'visible';

/** Reads sheets of an xlsx file; formulas count by their last result. @throws Unreadable */
export const readXlsx = async (bytes: Buffer, wanted: WantedSheets): Promise<Sheet[]> => {
  await checkZip(bytes);
  // Heavy, and only the thread ever needs it.
  const { default: exceljs } = await import('exceljs');
  const book = new exceljs.Workbook();
  try {
    await book.xlsx.load(bytes as unknown as ArrayBuffer, { ignoreNodes: ignored });
  } catch {
    throw new Unreadable({ format: 'xlsx', reason: 'unreadable' });
  }
  const [first, ...others] = book.worksheets;
  if (!first) throw new Unreadable({ format: 'xlsx', reason: 'unreadable' });
  const sheets = wanted === 'first' ? [first] : [first, ...others].filter(({ state }) => (state ?? 'visible') === 'visible');
  let cells = 0;
  return sheets.map((sheet) => {
    const lines: Line[] = [];
    sheet.eachRow({ includeEmpty: false }, (row, number) => {
      const line = lineOf(row, number);
      cells += line.cells.length;
      if (cells > limits.cells) throw new Unreadable({ format: 'xlsx', reason: 'too_large' });
      if (line.cells.some((cell) => cell !== null && cell !== '')) lines.push(line);
    });
    return { name: sheet.name, lines };
  });
};

/** Cells by their place; a row may name a cell far to the right, so its list of values is never asked for. */
const lineOf = (row: Row, number: number): Line => {
  const cells: Cell[] = [];
  const merged: number[] = [];
  for (let column = 1; column <= limits.columns; column += 1) {
    const cell = row.findCell(column);
    if (!cell) continue;
    while (cells.length < column - 1) cells.push(null);
    // a value stands in the first column of its area, in each of its rows
    const isInArea = cell.isMerged && cell.master.fullAddress.col !== column;
    cells.push(isInArea ? null : cellOf(cell.master.value));
    if (cell.isMerged && !isInArea && cell.master !== cell) merged.push(column - 1);
  }
  return { row: number, cells, ...(merged.length > 0 ? { merged } : {}) };
};

const cellOf = (value: CellValue): Cell => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean' || value instanceof Date) return value;
  if ('richText' in value) return value.richText.map((part) => part.text).join('');
  if ('result' in value) return cellOf(value.result as CellValue);
  if ('text' in value) return cellOf(value.text as CellValue);
  return 'error' in value ? { error: String(value.error) } : null;
};
