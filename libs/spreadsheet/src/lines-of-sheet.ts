import type { CellObject, Range } from '@e965/xlsx';
import type { Hidden } from './hidden-in-ods';
import { limits } from './limits';
import type { Cell, FileFormat, Line, Sheet } from './line';
import { Unreadable } from './unreadable';

/** A sheet as the library gives it: rows and cells by their place, with holes. */
export interface SheetCells {
  readonly '!data': readonly (readonly CellObject[] | undefined)[];
  readonly '!merges'?: readonly Range[];
  readonly '!rows'?: readonly ({ readonly hidden?: boolean } | undefined)[];
  readonly '!cols'?: readonly ({ readonly hidden?: boolean } | undefined)[];
}

interface Reading {
  readonly cellOf: (cell: CellObject) => Cell;
  /** Cells of all sheets of the file so far, and the letters in them. */
  readonly budget: { cells: number; letters: number };
  readonly format: FileFormat;
  /** Where the library does not say it. */
  readonly hidden?: Hidden | undefined;
}

interface Merged {
  /** Columns whose value stands above, with it. */
  readonly above: Map<number, Cell>;
  readonly covered: Set<number>;
}

const places = (list: object): number[] =>
  Object.keys(list)
    .map(Number)
    .filter((at) => Number.isInteger(at) && at >= 0);

const isFilled = (cell: Cell | undefined): boolean => cell !== null && cell !== undefined && cell !== '';

const lettersIn = (cell: Cell): number => {
  if (typeof cell === 'string') return cell.length;
  return typeof cell === 'object' && cell !== null && 'shown' in cell ? cell.shown.length : 0;
};

/** What is merged in each row. @throws Unreadable for more areas, or cells in them, than anybody merges */
const mergesOf = (sheet: SheetCells, { cellOf, format }: Reading): Map<number, Merged> => {
  const areas = sheet['!merges'] ?? [];
  const sizes = areas.map(({ s, e }) => (Math.abs(e.r - s.r) + 1) * (Math.abs(e.c - s.c) + 1));
  const cells = sizes.reduce((sum, size) => sum + size, 0);
  if (areas.length > limits.merges || !(cells <= limits.mergedCells))
    throw new Unreadable({ format, reason: 'too_large' });
  const rows = new Map<number, Merged>();
  for (const { s, e } of areas) {
    const master = sheet['!data'][s.r]?.[s.c];
    const value = master === undefined ? null : cellOf(master);
    for (let r = s.r; r <= e.r; r += 1) {
      const row = rows.get(r) ?? { above: new Map<number, Cell>(), covered: new Set<number>() };
      rows.set(r, row);
      if (r > s.r) row.above.set(s.c, value);
      for (let c = s.c + 1; c <= Math.min(e.c, limits.columns - 1); c += 1) row.covered.add(c);
    }
  }
  return rows;
};

/** Cells by their place; a row may name a cell far to the right, so its list of values is never asked for. */
const lineOf = (
  row: readonly CellObject[],
  number: number,
  merged: Merged | undefined,
  { cellOf }: Reading,
): Line | null => {
  const values = new Map<number, Cell>();
  for (const at of places(row)) {
    const cell = row[at];
    if (at < limits.columns && cell !== undefined && !merged?.covered.has(at) && !merged?.above.has(at))
      values.set(at, cellOf(cell));
  }
  // a row that only has a part of what is merged above says nothing
  if (![...values.values()].some(isFilled)) return null;
  for (const [at, value] of merged?.above ?? []) if (at < limits.columns) values.set(at, value);
  const cells = Array.from<Cell>({ length: Math.max(...values.keys()) + 1 }).fill(null);
  for (const [at, value] of values) cells[at] = value;
  const above = [...(merged?.above.keys() ?? [])].filter((at) => at < limits.columns);
  return {
    row: number,
    cells,
    ...(above.length > 0 ? { merged: above } : {}),
    ...(merged && merged.covered.size > 0 ? { covered: [...merged.covered] } : {}),
  };
};

/** The lines of a sheet that hold something. @throws Unreadable */
export const linesOf = (sheet: SheetCells, reading: Reading): Omit<Sheet, 'name'> => {
  const merges = mergesOf(sheet, reading);
  const lines: Line[] = [];
  let isWider = false;
  for (const r of places(sheet['!data'])) {
    const row = sheet['!data'][r] ?? [];
    const line = lineOf(row, r + 1, merges.get(r), reading);
    isWider ||= row.length > limits.columns;
    if (line === null) continue;
    reading.budget.cells += line.cells.length;
    reading.budget.letters += line.cells.reduce<number>((sum, cell) => sum + lettersIn(cell), 0);
    if (reading.budget.cells > limits.cells || reading.budget.letters > limits.letters)
      throw new Unreadable({ format: reading.format, reason: 'too_large' });
    const isHidden = sheet['!rows']?.[r]?.hidden === true || reading.hidden?.rows.has(r) === true;
    lines.push(isHidden ? { ...line, isHidden: true } : line);
  }
  const columns = sheet['!cols'] ?? [];
  const hiddenColumns =
    reading.hidden?.columns ?? places(columns).filter((at) => at < limits.columns && columns[at]?.hidden === true);
  return { lines, ...(isWider ? { isWider } : {}), ...(hiddenColumns.length > 0 ? { hiddenColumns } : {}) };
};
