import type { ImportError, ImportMapping, ImportReading, KeptMapping } from '@mullion/contracts';
import { type Cell, columnLetters, type Line, shown, type Table } from '@mullion/spreadsheet/cells';
import { headOf, readHeader } from './columns';
import type { ChosenSheet } from './choose-sheet';
import type { ImportRow } from './read-rows';

const SHOWN_COLUMNS = 200;
const SAMPLES = 5;
const SHOWN_TITLES = 10;
const SHOWN_ROWS = 200;

interface Used {
  readonly mapping: ImportMapping | undefined;
  readonly kept: Pick<KeptMapping, 'id' | 'name'> | null;
}

const textAt = (cells: readonly Cell[], place: number): string => shown(cells[place] ?? null);
const textsOf = (cells: readonly Cell[], width: number): string[] =>
  Array.from({ length: width }, (_cell, place) => textAt(cells, place));
const widthOf = (header: Line | undefined, sampled: readonly Line[]): number =>
  Math.min(SHOWN_COLUMNS, Math.max(0, ...[header, ...sampled].map((line) => line?.cells.length ?? 0)));

/** How a file was read, column by column, with what stands in its first rows. */
export const readingOf = (
  { format, sheets, letters, separator }: Table,
  { sheet, lines }: ChosenSheet,
  { mapping, kept }: Used,
): ImportReading => {
  const [header, ...rows] = lines;
  const { at, units } = readHeader(header?.cells ?? [], mapping);
  const fields = new Map([...at].map(([field, place]) => [place, field]));
  const width = widthOf(header, rows.slice(0, SAMPLES));
  const hidden = new Set(sheet.hiddenColumns);
  const above = sheet.lines.slice(0, Math.max(0, sheet.lines.length - lines.length)).slice(-SHOWN_TITLES);
  return {
    format,
    sheets: sheets.map(({ name }) => name),
    sheet: sheet.name,
    head_row: header?.row ?? 1,
    row_count: rows.length,
    columns: Array.from({ length: width }, (_column, place) => {
      const field = fields.get(place) ?? null;
      return {
        column: place,
        letters: columnLetters(place),
        head: headOf(header?.cells[place]),
        field,
        unit: field === null ? null : (units.get(field) ?? null),
        is_hidden: hidden.has(place),
      };
    }),
    titles: above.map(({ row, cells }) => ({ row, cells: textsOf(cells, width) })),
    rows: [],
    values: mapping?.values ?? {},
    encoding: letters?.encoding ?? null,
    is_encoding_sure: letters?.isSure ?? true,
    encoding_choices: [...(letters?.choices ?? [])],
    separator,
    decimal: mapping?.decimal ?? null,
    mapping: kept === null ? null : { id: kept.id, name: kept.name },
  };
};

/** The first rows of a file and those that something is said of, as they stand there and as they were understood. */
export const shownRows = (
  [header, ...rows]: readonly Line[],
  read: readonly ImportRow[],
  said: readonly ImportError[],
): ImportReading['rows'] => {
  const width = widthOf(header, rows.slice(0, SAMPLES));
  const understood = new Map(read.map((row) => [row.row, row]));
  const faulty = new Set(said.map(({ row }) => row));
  const first = rows.slice(0, SAMPLES);
  const others = rows.slice(SAMPLES).filter(({ row }) => faulty.has(row));
  return [...first, ...others.slice(0, SHOWN_ROWS)].map(({ row, cells }) => {
    const one = understood.get(row);
    return {
      row,
      cells: textsOf(cells, width),
      understood: one
        ? {
            ...{ position: one.position, category: one.category, quantity: one.quantity, weight_kg: one.weight_kg },
            ...{ width_mm: one.width_mm, height_mm: one.height_mm, depth_mm: one.depth_mm },
          }
        : null,
    };
  });
};

/** How a file was read, as a mapping that reads the next one of its kind in the same way. */
export const mappingOfReading = (
  { columns, values, separator, decimal, encoding }: ImportReading,
  used: ImportMapping | undefined,
): ImportMapping => ({
  columns: columns.flatMap(({ column, head, field, unit }) =>
    head === '' && field === null ? [] : [{ head, column, field, ...(unit === null ? {} : { unit }) }],
  ),
  ...(Object.keys(values).length > 0 ? { values } : {}),
  ...(used?.sheet === undefined ? {} : { sheet: used.sheet }),
  ...(used?.encoding === undefined || encoding === null ? {} : { encoding }),
  ...(used?.separator === undefined || separator === null ? {} : { separator: used.separator }),
  ...(decimal === null ? {} : { decimal }),
});
