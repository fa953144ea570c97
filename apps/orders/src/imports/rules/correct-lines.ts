import type { ImportColumn, ImportCorrection, ImportError } from '@mullion/contracts';
import { type Line, shown, textOf } from '@mullion/spreadsheet/cells';
import { hasProduct } from './read-fittings';

type Columns = ReadonlyMap<ImportColumn, number>;
type Cell = Extract<ImportCorrection, { column: ImportColumn }>;

const without = (places: readonly number[] | undefined, place: number): readonly number[] =>
  (places ?? []).filter((one) => one !== place);

/** A cell that a person has corrected stands for itself, whatever it was merged with. */
const withCell = (line: Line, place: number, value: string): Line => {
  const cells = [...line.cells];
  while (cells.length <= place) cells.push(null);
  cells[place] = value;
  return { ...line, cells, merged: without(line.merged, place), covered: without(line.covered, place) };
};

/** Rows that are left out: with a product go the fittings below it that name no position of their own. */
const leftOut = (lines: readonly Line[], at: Columns, skipped: ReadonlySet<number>): ReadonlySet<number> => {
  const out = new Set<number>();
  let isOut = false;
  for (const line of lines) {
    const isOwn = hasProduct(line, at) || textOf(line.cells[at.get('position') ?? -1]) !== '';
    isOut = skipped.has(line.row) || (isOut && !isOwn);
    if (isOut) out.add(line.row);
  }
  return out;
};

/** Lines below the heads as a person has corrected them; a correction that means no cell of the file is an error. */
export const correctLines = (
  lines: readonly Line[],
  at: Columns,
  corrections: readonly ImportCorrection[],
): { readonly lines: readonly Line[]; readonly errors: ImportError[] } => {
  if (corrections.length === 0) return { lines, errors: [] };
  const rows = new Set(lines.map(({ row }) => row));
  const cells = new Map<number, Cell[]>();
  const errors: ImportError[] = [];
  for (const one of corrections) {
    const column = 'column' in one ? one.column : null;
    if (!rows.has(one.row)) errors.push({ row: one.row, column, code: 'import.no_such_row', params: {} });
    else if ('column' in one && !at.has(one.column))
      errors.push({ row: one.row, column, code: 'import.unknown_column', params: { column: one.column } });
    else if ('column' in one) cells.set(one.row, [...(cells.get(one.row) ?? []), one]);
  }
  const corrected = lines.map((line) =>
    (cells.get(line.row) ?? []).reduce(
      (changed, { column, value }) => withCell(changed, at.get(column) ?? 0, value),
      line,
    ),
  );
  const skipped = new Set(corrections.flatMap((one) => ('skip' in one ? [one.row] : [])));
  const out = leftOut(corrected, at, skipped);
  return { lines: corrected.filter(({ row }) => !out.has(row)), errors };
};

/** What the file holds and does not show: a filter, or a person, has taken it out of sight. */
export const hiddenIn = (
  lines: readonly Line[],
  at: Columns,
  {
    row,
    hiddenColumns,
    cells,
  }: { readonly row: number; readonly hiddenColumns: readonly number[]; readonly cells: Line['cells'] },
): ImportError[] => [
  ...[...at].flatMap(([column, place]) =>
    hiddenColumns.includes(place)
      ? [{ row, column, code: 'import.hidden_column', params: { value: shown(cells[place] ?? null) } }]
      : [],
  ),
  ...lines.flatMap((line) =>
    line.isHidden === true ? [{ row: line.row, column: null, code: 'import.hidden_row', params: {} }] : [],
  ),
];
