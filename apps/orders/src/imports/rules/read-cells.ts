import type { ImportColumn, ImportError } from '@mullion/contracts';
import { type Cell, type NumberLimit, type Parsed, parseDate, parseNumber, parseText } from '@mullion/spreadsheet/cells';

/** A line of a file that holds something. */
export interface Line {
  readonly row: number;
  readonly cells: readonly Cell[];
  /** Of csv: how many values it has. */
  readonly count?: number;
  /** Columns whose value is that of a merged cell above. */
  readonly merged?: readonly number[];
}

/** The cells of one line by their columns; what is wrong with one is added to `errors`. */
export const cellsOf = ({ row, cells }: Line, at: ReadonlyMap<ImportColumn, number>, errors: ImportError[]) => {
  const cell = (column: ImportColumn): Cell | undefined => cells[at.get(column) ?? -1];
  const take = <T>(column: ImportColumn, parsed: Parsed<T>): T => {
    if ('value' in parsed) return parsed.value;
    errors.push({ row, column, ...parsed.fault });
    return undefined as T;
  };
  return {
    cell,
    take,
    number: (column: ImportColumn, limit: NumberLimit): number | null => take(column, parseNumber(cell(column), limit)),
    date: (column: ImportColumn): string | null => take(column, parseDate(cell(column))),
    text: (column: ImportColumn, max: number, required = false): string | null => take(column, parseText(cell(column), { max, required })),
  };
};
