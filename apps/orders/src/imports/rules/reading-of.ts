import type { ImportMapping, ImportReading, KeptMapping } from '@mullion/contracts';
import { type Cell, lettersOf, shown, type Table } from '@mullion/spreadsheet/cells';
import { headOf, readHeader } from './columns';
import type { ChosenSheet } from './choose-sheet';

const SHOWN_COLUMNS = 200;
const SAMPLES = 5;

interface Used {
  readonly mapping: ImportMapping | undefined;
  readonly kept: Pick<KeptMapping, 'id' | 'name'> | null;
}

/** How a file was read, column by column, with what stands in its first rows. */
export const readingOf = (
  { format, sheets, letters }: Table,
  { sheet, lines }: ChosenSheet,
  { mapping, kept }: Used,
): ImportReading => {
  const [header, ...rows] = lines;
  const { at, units } = readHeader(header?.cells ?? [], mapping);
  const fields = new Map([...at].map(([field, place]) => [place, field]));
  const sampled = rows.slice(0, SAMPLES);
  const width = Math.min(SHOWN_COLUMNS, Math.max(0, ...[header, ...sampled].map((line) => line?.cells.length ?? 0)));
  const textAt = (cells: readonly Cell[] | undefined, place: number): string => shown(cells?.[place] ?? null);
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
        letters: lettersOf(place),
        head: headOf(header?.cells[place]),
        field,
        unit: field === null ? null : (units.get(field) ?? null),
        samples: sampled.map(({ cells }) => textAt(cells, place)),
      };
    }),
    values: mapping?.values ?? {},
    encoding: letters?.encoding ?? null,
    is_encoding_sure: letters?.isSure ?? true,
    encoding_choices: [...(letters?.choices ?? [])],
    mapping: kept === null ? null : { id: kept.id, name: kept.name },
  };
};
