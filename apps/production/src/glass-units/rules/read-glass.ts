import type { GlassColumn, GlassFault, StandSide } from '@mullion/contracts';
import {
  type Cell,
  type Fault,
  fault,
  columnLetters,
  type NumberLimit,
  parseChoice,
  parseFlag,
  parseNumber,
  parseText,
  shown,
  textOf,
} from '@mullion/spreadsheet/cells';
import type { Parsed } from '@mullion/spreadsheet/cells';
import { readGlassHead, type GlassHead } from './glass-columns';

/** A sheet of a file, and its lines that hold something. */
export interface GlassSheet {
  readonly name: string;
  readonly lines: readonly { readonly row: number; readonly cells: readonly Cell[]; readonly isHidden?: boolean }[];
}
/** One good row; a column that the sheet does not have is null, as an empty cell is. */
export interface GlassRow {
  readonly supplier_order: string;
  readonly supplier_position: string;
  readonly supplier_barcode: string | null;
  readonly barcode: string | null;
  readonly customer_order: string;
  readonly customer_position: string | null;
  readonly customer_marking: string | null;
  readonly type: string;
  readonly width: number;
  readonly height: number;
  readonly text: string | null;
  readonly stand_number: string | null;
  readonly stand_side: StandSide | null;
  readonly ordered_date: string | null;
  readonly loaded_date: string | null;
  readonly field: string | null;
  readonly has_shape: boolean;
  readonly has_bars: boolean;
  readonly description: string | null;
  readonly shape: string | null;
}
/** Rows of a sheet, and which columns it has: what it does not have is not said and stays as it was. */
export interface ReadSheet {
  readonly columns: readonly GlassColumn[];
  readonly rows: readonly GlassRow[];
}
export interface ReadGlass {
  readonly sheets: readonly ReadSheet[];
  /** Panes that are read; rows below the heads while there are faults. */
  readonly count: number;
  readonly faults: readonly GlassFault[];
}

export const MOST_GLASS_ROWS = 10_000;
/** Panes of one row. */
const quantities: NumberLimit = { min: 1, max: 500, isInteger: true };
/** The largest pane that a factory can order: a jumbo sheet. */
const millimetres: NumberLimit = { min: 50, max: 6_000, isInteger: true, required: true };
const sides: Readonly<Record<string, StandSide>> = { a: 'A', b: 'B' };

const LOCAL = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/;
/** A day as a date of the spreadsheet, `2026-11-23`, or `23.11.2026`. */
const parseDay = (cell: Cell | undefined): Parsed<string | null> => {
  const text = textOf(cell);
  if (text === '') return { value: null };
  const [, day = '', month = '', year = ''] = LOCAL.exec(text) ?? [];
  const iso = year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const isDay =
    /^20\d\d-\d\d-\d\d$/.test(iso) && !Number.isNaN(Date.parse(iso)) && new Date(iso).toISOString().startsWith(iso);
  return isDay ? { value: iso } : fault('import.not_a_day', { value: shown(cell ?? null) });
};
/** A letter O that somebody took for a zero is the fault met most often. */
const parseSize = (cell: Cell | undefined): Parsed<number> => {
  const parsed = parseNumber(cell, millimetres);
  if ('fault' in parsed && parsed.fault.code === 'import.not_a_number' && /^[\dOo\s]*\d[\dOo\s]*$/.test(textOf(cell)))
    return fault('import.letter_for_zero', parsed.fault.params);
  return parsed as Parsed<number>;
};

/**
 * Reads all sheets of a file: good rows, and every fault with its sheet, row and column. Empty sheets are left alone.
 */
export const readGlass = (sheets: readonly GlassSheet[]): ReadGlass => {
  const filled = sheets.filter(({ lines }) => lines.length > 0);
  const count = filled.reduce((sum, { lines }) => sum + lines.length - 1, 0);
  const refused = (code: string, params: Fault['params'] = {}): ReadGlass => ({
    sheets: [],
    count,
    faults: [{ sheet: null, row: null, column: null, letters: null, head: null, value: null, code, params }],
  });
  if (count === 0) return refused('import.empty');
  if (count > MOST_GLASS_ROWS) return refused('import.too_many_rows', { max: MOST_GLASS_ROWS });
  const faults: GlassFault[] = [];
  const seen = new Map<string, string>();
  const read = filled.map((sheet) => readSheet(sheet, seen, faults));
  const panes = read.reduce((sum, { rows }) => sum + rows.length, 0);
  if (faults.length === 0 && panes > MOST_GLASS_ROWS) return refused('import.too_many_rows', { max: MOST_GLASS_ROWS });
  return { sheets: read, count: faults.length > 0 ? count : panes, faults };
};

const readSheet = (
  { name, lines: [first, ...lines] }: GlassSheet,
  seen: Map<string, string>,
  faults: GlassFault[],
): ReadSheet => {
  const head = readGlassHead(first?.cells ?? []);
  const headFault = (code: string, column: GlassColumn): void =>
    void faults.push({
      sheet: name,
      row: first?.row ?? null,
      column,
      letters: null,
      head: head.titles.get(column) ?? null,
      value: null,
      code,
      params: {},
    });
  for (const column of head.missing) headFault('import.missing_column', column);
  for (const column of head.twice) headFault('import.duplicate_column', column);
  if (head.missing.length + head.twice.length > 0) return { columns: [], rows: [] };
  const rows = lines.flatMap((line) => readRow(name, line, { head, seen, faults }));
  return { columns: [...head.at.keys()], rows };
};

interface Reading {
  readonly head: GlassHead;
  /** Which sheet and row named a unit first. */
  readonly seen: Map<string, string>;
  readonly faults: GlassFault[];
}

const readRow = (
  sheet: string,
  { row, cells, isHidden }: GlassSheet['lines'][number],
  { head, seen, faults }: Reading,
): GlassRow[] => {
  const before = faults.length;
  // nobody has ordered what he does not see
  if (isHidden === true) {
    const place = { sheet, row, column: null, letters: null, head: null, value: null };
    faults.push({ ...place, code: 'import.hidden_row', params: {} });
  }
  const cell = (column: GlassColumn): Cell | undefined => cells[head.at.get(column) ?? -1];
  const blame = (column: GlassColumn, { code, params }: Fault): void => {
    const at = head.at.get(column);
    faults.push({
      ...{
        sheet,
        row,
        column,
        letters: at === undefined ? null : columnLetters(at),
        head: head.titles.get(column) ?? null,
      },
      value: shown(cell(column) ?? null) || null,
      ...{ code, params },
    });
  };
  const blameQuantity = ({ code, params }: Fault): void => {
    const at = head.quantityAt ?? 0;
    const place = { sheet, row, column: 'quantity', letters: columnLetters(at), head: null };
    faults.push({ ...place, value: shown(cells[at] ?? null) || null, code, params });
  };
  const take = <T>(column: GlassColumn, parse: (cell: Cell | undefined) => Parsed<T>): T => {
    const parsed = parse(cell(column));
    if ('value' in parsed) return parsed.value;
    blame(column, parsed.fault);
    return undefined as T;
  };
  const text = (column: GlassColumn, max: number): string | null => take(column, (value) => parseText(value, { max }));
  const needed = (column: GlassColumn, max: number): string =>
    take(column, (value) => parseText(value, { max, required: true })) as string;
  const flag = (column: GlassColumn): boolean => take(column, parseFlag) ?? false;
  const read: GlassRow = {
    supplier_order: needed('supplier_order', 64),
    supplier_position: needed('supplier_position', 64),
    supplier_barcode: text('supplier_barcode', 64),
    barcode: text('barcode', 64),
    customer_order: needed('customer_order', 64),
    customer_position: text('customer_position', 64),
    customer_marking: text('customer_marking', 191),
    type: needed('type', 191),
    width: take('width', parseSize),
    height: take('height', parseSize),
    text: text('text', 400),
    stand_number: text('stand_number', 32),
    stand_side: take('stand_side', (value) => parseChoice(value, sides, 'A, B')),
    ordered_date: take('ordered_date', parseDay),
    loaded_date: take('loaded_date', parseDay),
    field: text('field', 32),
    has_shape: flag('has_shape'),
    has_bars: flag('has_bars'),
    description: text('description', 400),
    shape: text('shape', 64),
  };
  // glass that is only ordered stands nowhere yet; a side without a stand is a stand left out
  if (read.stand_number === null && read.stand_side !== null)
    blame('stand_number', { code: 'import.required', params: {} });
  const counted = parseNumber(cells[head.quantityAt ?? -1], quantities);
  if ('fault' in counted) blameQuantity(counted.fault);
  const quantity = 'value' in counted ? (counted.value ?? 1) : 1;
  // a label is on one pane
  if (quantity > 1 && read.supplier_barcode !== null)
    blame('supplier_barcode', { code: 'glass.label_of_many', params: { count: quantity } });
  if (faults.length > before) return [];
  const key = JSON.stringify(
    [read.supplier_order, read.supplier_position, read.supplier_barcode ?? ''].map((part) => part.toLowerCase()),
  );
  const first = seen.get(key);
  if (first !== undefined) blame('supplier_position', { code: 'glass.twice', params: { first } });
  else seen.set(key, `${sheet} ${row}`);
  if (quantity === 1) return [read];
  return Array.from({ length: quantity }, (_pane, at) => ({
    ...read,
    supplier_position: `${read.supplier_position}/${at + 1}`,
  }));
};
