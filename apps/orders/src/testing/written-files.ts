import { utils, type BookType, type WorkSheet, write } from '@e965/xlsx';

/** Files as other programs write them: one order of one position, with what a test changes in it. */
export const heads = [
  'position',
  'category',
  'width_mm',
  'height_mm',
  'depth_mm',
  'weight_kg',
  'quantity',
  'order',
  'type',
];
type Value = string | number | boolean | Date | null;
export const row = (over: Readonly<Record<string, Value>> = {}): Value[] =>
  heads.map((head) => {
    const usual: Record<string, Value> = {
      ...{ position: 'L1', category: 1, width_mm: 1180, height_mm: 1390, depth_mm: 92, weight_kg: 52.5 },
      ...{ quantity: 2, order: 'K-1', type: 'Langas' },
      ...over,
    };
    return usual[head] ?? null;
  });
export const sheetOf = (...rows: Value[][]): WorkSheet => utils.aoa_to_sheet([heads, ...rows], { cellDates: true });
export const bookOf = (
  sheets: Readonly<Record<string, WorkSheet>>,
  bookType: BookType = 'xlsx',
  over: (book: ReturnType<typeof utils.book_new>) => void = () => undefined,
): Buffer => {
  const book = utils.book_new();
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name);
  over(book);
  return Buffer.from(write(book, { type: 'buffer', bookType, cellDates: true }) as Uint8Array);
};
export const changed = (sheet: WorkSheet, change: (sheet: WorkSheet) => void): WorkSheet => {
  change(sheet);
  return sheet;
};
export const csv = (...lines: string[]): string => [heads.join(';'), ...lines].join('\r\n');
export const line = (over: Readonly<Record<string, Value>> = {}): string => row(over).join(';');
export const page = (cells: (value: Value) => string, ...rows: Value[][]): string =>
  `<html><head><meta charset="utf-8"></head><body><table>${[heads, ...rows]
    .map((values) => `<tr>${values.map((value) => `<td>${cells(value)}</td>`).join('')}</tr>`)
    .join('')}</table></body></html>`;
