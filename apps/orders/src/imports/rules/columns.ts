import {
  type DecimalMark,
  importColumns,
  type ImportColumn,
  type ImportMapping,
  importHeadLength,
  type ImportUnit,
  isSafeLine,
  type MappedColumn,
  optionalImportColumns,
  importUnitsOf,
} from '@mullion/contracts';
import { type Cell, shown, textOf } from '@mullion/spreadsheet/cells';
import { columnOfTitle } from './column-titles';

const SHOWN = 60;
const NAMED = 50;
const optional = new Set<string>(optionalImportColumns);

export interface Header {
  /** Where each column is, from 0. */
  readonly at: ReadonlyMap<ImportColumn, number>;
  /** Units of columns that have one. */
  readonly units: ReadonlyMap<ImportColumn, ImportUnit>;
  /** What every row says in a column that the file does not have. */
  readonly values: ReadonlyMap<ImportColumn, string>;
  /** The sign before decimals; absent: as each number shows. */
  readonly decimal?: DecimalMark | undefined;
  /** Columns by what the file writes above them. */
  readonly heads: Readonly<Record<string, string>>;
  readonly missing: readonly ImportColumn[];
  /** Columns that stand in the file twice. */
  readonly twice: readonly ImportColumn[];
  /** Columns of a mapping whose heads are not in the file, with the head. */
  readonly unmapped: readonly { readonly column: ImportColumn; readonly head: string }[];
  /** Titles that no column has. */
  readonly ignored: readonly string[];
}

/**
 * What stands above a column as a mapping can name it: one line, nothing unseen; heads are often broken into several.
 */
export const headOf = (title: Cell | undefined): string => {
  const text = textOf(title).slice(0, importHeadLength);
  return isSafeLine(text) ? text.trim() : [...text].filter(isSafeLine).join('').trim();
};

/** Heads are compared without case and without regard to how wide their spaces are. */
export const headKey = (title: Cell | undefined): string =>
  headOf(title).normalize('NFC').toLowerCase().replace(/\s+/g, ' ');

interface Found {
  readonly column: ImportColumn;
  readonly unit: ImportUnit | null;
}

/** Which columns of the file a mapping means, by their places; those it does not find. */
const placesOf = (titles: readonly Cell[], mapped: readonly MappedColumn[]) => {
  const keys = titles.map(headKey);
  const taken = new Set<number>();
  const found = new Map<number, Found>();
  const unmapped: { column: ImportColumn; head: string }[] = [];
  for (const { head, column, field, unit } of mapped) {
    const key = headKey(head);
    const isThere = column !== undefined && (keys[column] ?? '') === key;
    const place = isThere ? column : key === '' ? -1 : keys.findIndex((one, at) => one === key && !taken.has(at));
    if (place >= 0) taken.add(place);
    if (field === null) continue;
    if (place < 0) unmapped.push({ column: field, head });
    else
      found.set(place, {
        column: field,
        unit: importUnitsOf(field).find((one) => one === unit) ?? importUnitsOf(field)[0] ?? null,
      });
  }
  return { found, unmapped };
};

const byTitles = (titles: readonly Cell[]): Map<number, Found> =>
  new Map(
    titles.flatMap((title, at) => {
      const found = columnOfTitle(headOf(title));
      return found ? [[at, found] as const] : [];
    }),
  );

/** Finds the columns of a file, by a mapping or by their titles, in any order and case; unknown ones are named. */
export const readHeader = (titles: readonly Cell[], mapping?: ImportMapping): Header => {
  const { found, unmapped } =
    mapping && mapping.columns.length > 0
      ? placesOf(titles, mapping.columns)
      : { found: byTitles(titles), unmapped: [] };
  const values = new Map(Object.entries(mapping?.values ?? {}) as [ImportColumn, string][]);
  const at = new Map<ImportColumn, number>();
  const units = new Map<ImportColumn, ImportUnit>();
  const twice: ImportColumn[] = [];
  for (const [place, { column, unit }] of [...found].toSorted(([a], [b]) => a - b)) {
    if (at.has(column)) {
      twice.push(column);
      continue;
    }
    at.set(column, place);
    if (unit !== null) units.set(column, unit);
  }
  return {
    at,
    units,
    values,
    decimal: mapping?.decimal,
    heads: Object.fromEntries([...at].map(([column, place]) => [column, textOf(titles[place]).slice(0, SHOWN)])),
    twice,
    unmapped,
    ignored: titles
      .flatMap((title, place) => (found.has(place) || textOf(title) === '' ? [] : [shown(title)]))
      .slice(0, NAMED),
    missing: importColumns.filter(
      (column) =>
        !at.has(column) &&
        !optional.has(column) &&
        !values.has(column) &&
        !unmapped.some((one) => one.column === column),
    ),
  };
};
