import type { ImportColumn, ImportError, ImportUnit } from '@mullion/contracts';
import {
  type Cell,
  type Line,
  type NumberLimit,
  type Parsed,
  parseDate,
  parseNumber,
  parseText,
  shown,
} from '@mullion/spreadsheet/cells';
import type { Header } from './columns';

/** What is kept of a unit: millimetres, kilograms, square metres. */
const factors: Readonly<Record<ImportUnit, number>> = {
  mm: 1,
  cm: 10,
  m: 1_000,
  kg: 1,
  g: 0.001,
  t: 1_000,
  m2: 1,
  cm2: 1e-4,
  mm2: 1e-6,
};
/** What a product in a double leaves behind. */
const EXACT = 9;

const parseMeasure = (cell: Cell | undefined, unit: ImportUnit, limit: NumberLimit): Parsed<number | null> => {
  if (factors[unit] === 1) return parseNumber(cell, limit);
  const given = parseNumber(cell, {
    ...{ min: -Infinity, max: Infinity, required: limit.required ?? false, mark: limit.mark },
  });
  if ('fault' in given || given.value === null) return given;
  const parsed = parseNumber(Number((given.value * factors[unit]).toFixed(EXACT)), limit);
  return 'value' in parsed
    ? parsed
    : { fault: { ...parsed.fault, params: { ...parsed.fault.params, value: `${shown(cell ?? null)} ${unit}` } } };
};

/** The cells of one line by their columns; what is wrong with one is added to `errors`. */
export const cellsOf = (
  { row, cells }: Line,
  { at, units, values, decimal }: Pick<Header, 'at' | 'units' | 'values' | 'decimal'>,
  errors: ImportError[],
) => {
  const cell = (column: ImportColumn): Cell | undefined =>
    at.has(column) ? cells[at.get(column) ?? -1] : values.get(column);
  const take = <T>(column: ImportColumn, parsed: Parsed<T>): T => {
    if ('value' in parsed) return parsed.value;
    errors.push({ row, column, ...parsed.fault });
    return undefined as T;
  };
  return {
    cell,
    take,
    number: (column: ImportColumn, wanted: NumberLimit): number | null => {
      const unit = units.get(column);
      const limit = decimal === undefined ? wanted : { ...wanted, mark: decimal };
      return take(
        column,
        unit === undefined ? parseNumber(cell(column), limit) : parseMeasure(cell(column), unit, limit),
      );
    },
    date: (column: ImportColumn): string | null => take(column, parseDate(cell(column))),
    text: (column: ImportColumn, max: number, required = false): string | null =>
      take(column, parseText(cell(column), { max, required })),
  };
};
