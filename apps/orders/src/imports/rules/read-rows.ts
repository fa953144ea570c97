import type { ImportColumn, ImportError } from '@mullion/contracts';
import { type Cell, type NumberLimit, type Parsed, parseFlag, parseNumber, parseText } from '@mullion/spreadsheet/cells';
import { type Header, readHeader } from './columns';
import { parseCategory } from './parse-category';

/** A line of a file that holds something. */
export interface Line {
  readonly row: number;
  readonly cells: readonly Cell[];
}

/** One good row of a file: sizes in mm. */
export interface ImportRow {
  /** The line as a spreadsheet counts it. */
  readonly row: number;
  readonly order: string;
  readonly customer: string | null;
  readonly address: string | null;
  readonly position: string;
  readonly type: string | null;
  readonly category: 0 | 1 | 2;
  readonly width_mm: number;
  readonly height_mm: number;
  readonly depth_mm: number;
  readonly weight_kg: number;
  readonly area_m2: number;
  readonly quantity: number;
  /** Null: nothing is said. */
  readonly can_be_flipped: boolean | null;
}

export const MAX_ROWS = 10_000;
export const MAX_PRODUCTS = 50_000;
const millimetres: NumberLimit = { min: 1, max: 100_000, isInteger: true, required: true };
const limits = {
  weight_kg: { min: 0, max: 100_000, decimals: 1, required: true },
  area_m2: { min: 0, max: 10_000 },
  quantity: { min: 1, max: 1_000, isInteger: true, required: true },
} satisfies Record<string, NumberLimit>;
const round = (value: number, digits: number): number => Number(value.toFixed(digits));

/**
 * Reads lines of which the first is the header: good rows, and every fault with its line and column.
 * @param defaultOrder the order of rows that name none
 */
export const readRows = (
  [header, ...lines]: readonly Line[],
  defaultOrder: string | null,
): { rows: ImportRow[]; errors: ImportError[]; heads: Header['heads'] } => {
  const fileError = (code: string, params: ImportError['params'] = {}, column: string | null = null): ImportError => ({
    row: column === null ? 0 : 1,
    column,
    code,
    params,
  });
  const known = readHeader(header?.cells ?? []);
  const { heads } = known;
  const headerErrors = [
    ...known.missing.map((column) => fileError('import.missing_column', { column }, column)),
    ...known.twice.map((column) => fileError('import.duplicate_column', { column }, column)),
  ];
  if (headerErrors.length > 0) return { rows: [], errors: headerErrors, heads };
  if (lines.length === 0) return { rows: [], errors: [fileError('import.empty')], heads };
  if (lines.length > MAX_ROWS) return { rows: [], errors: [fileError('import.too_many_rows', { max: MAX_ROWS })], heads };
  const errors: ImportError[] = [];
  const rows = lines.map(({ cells, row }) => readRow(row, cells, known.at, defaultOrder, errors));
  const good = rows.filter((row) => row !== null);
  if (good.reduce((sum, row) => sum + row.quantity, 0) > MAX_PRODUCTS)
    errors.push(fileError('import.too_many_products', { max: MAX_PRODUCTS }));
  return { rows: good, errors, heads };
};

const readRow = (
  row: number,
  cells: readonly Cell[],
  at: ReadonlyMap<ImportColumn, number>,
  defaultOrder: string | null,
  errors: ImportError[],
): ImportRow | null => {
  const before = errors.length;
  const cell = (column: ImportColumn): Cell | undefined => cells[at.get(column) ?? -1];
  const take = <T>(column: ImportColumn, parsed: Parsed<T>): T => {
    if ('value' in parsed) return parsed.value;
    errors.push({ row, column, ...parsed.fault });
    return undefined as T;
  };
  const number = (column: ImportColumn, limit: NumberLimit): number | null => take(column, parseNumber(cell(column), limit));
  const text = (column: ImportColumn, max: number, required = false): string | null =>
    take(column, parseText(cell(column), { max, required }));
  const named = text('order', 64);
  const order = named === null ? defaultOrder : named;
  const read = {
    row,
    customer: text('customer', 191),
    address: text('address', 400),
    position: text('position', 64, true) as string,
    type: text('type', 191),
    category: take('category', parseCategory(cell('category'))),
    width_mm: number('width_mm', millimetres) as number,
    height_mm: number('height_mm', millimetres) as number,
    depth_mm: number('depth_mm', millimetres) as number,
    weight_kg: number('weight_kg', limits.weight_kg) as number,
    quantity: number('quantity', limits.quantity) as number,
    can_be_flipped: take('can_be_flipped', parseFlag(cell('can_be_flipped'))),
  };
  const area = number('area_m2', limits.area_m2);
  if (order === null) errors.push({ row, column: 'order', code: 'import.order_missing', params: {} });
  if (errors.length > before) return null;
  return { ...read, order: order as string, area_m2: round(area ?? (read.width_mm * read.height_mm) / 1e6, 3) };
};
