import type { ImportColumn, ImportCorrection, ImportError, ImportReading, ImportResult } from '@mullion/contracts';

/** A cell as a person has corrected it: by its place in the file, whatever its column is read as. */
interface CorrectedCell {
  readonly row: number;
  readonly place: number;
  readonly value: string;
}
/** What a person has corrected in a file. */
export interface Corrections {
  readonly cells: readonly CorrectedCell[];
  /** Rows that are left out. */
  readonly skipped: readonly number[];
}
export const noCorrections: Corrections = { cells: [], skipped: [] };

const isAt = (row: number, place: number) => (cell: CorrectedCell) => cell.row === row && cell.place === place;

/** What stands in a cell now; null: what the file says. */
export const correctedValue = ({ cells }: Corrections, row: number, place: number): string | null =>
  cells.find(isAt(row, place))?.value ?? null;

/** A corrected cell; null takes the correction back. */
export const withCell = (corrections: Corrections, row: number, place: number, value: string | null): Corrections => {
  const others = corrections.cells.filter((cell) => !isAt(row, place)(cell));
  return { ...corrections, cells: value === null ? others : [...others, { row, place, value }] };
};

/** A row left out, or taken again. */
export const withSkipped = (corrections: Corrections, row: number, isSkipped: boolean): Corrections => ({
  ...corrections,
  skipped: [...corrections.skipped.filter((one) => one !== row), ...(isSkipped ? [row] : [])].toSorted((a, b) => a - b),
});

type Columns = readonly { readonly column?: number | undefined; readonly field: ImportColumn | null }[];

/** As the server takes them; a cell whose column is not read says nothing. */
export const sentCorrections = ({ cells, skipped }: Corrections, columns: Columns): ImportCorrection[] => [
  ...cells.flatMap(({ row, place, value }) => {
    const field = columns.find(({ column }) => column === place)?.field ?? null;
    return field === null || skipped.includes(row) ? [] : [{ row, column: field, value }];
  }),
  ...skipped.map((row) => ({ row, skip: true as const })),
];

/** Something that is wrong with a row, or asked about, at the cell it stands in. */
export interface RowFault {
  readonly row: number;
  /** Null: the row as a whole, or a value that stands in no cell. */
  readonly place: number | null;
  readonly error: ImportError;
  readonly isQuestion: boolean;
}

/** What is wrong with rows that are shown, from the top to the bottom, from left to right. */
export const rowFaults = (
  { errors, questions }: Pick<ImportResult, 'errors' | 'questions'>,
  { rows, columns }: Pick<ImportReading, 'rows' | 'columns'>,
): RowFault[] => {
  const shown = new Set(rows.map(({ row }) => row));
  const placeOf = new Map(columns.map(({ field, column }) => [field, column]));
  const all = [
    ...errors.map((error) => ({ error, isQuestion: false })),
    ...questions.map((error) => ({ error, isQuestion: true })),
  ];
  return all
    .filter(({ error }) => shown.has(error.row))
    .map(({ error, isQuestion }) => ({
      ...{ row: error.row, error, isQuestion },
      place: error.column === null ? null : (placeOf.get(error.column as ImportColumn) ?? null),
    }))
    .toSorted((a, b) => a.row - b.row || (a.place ?? Infinity) - (b.place ?? Infinity));
};

const looksLike: Readonly<Record<string, string>> = { O: '0', o: '0', l: '1', I: '1', '|': '1', S: '5', B: '8' };
/** A number that a person has hardly meant otherwise: letters that look like digits, a unit behind it. Null: none. */
export const proposedValue = (value: string): string | null => {
  const bare = value.trim().replace(/\s*(?:mm|cm|m|kg|g|t|vnt|pcs|szt|stk)\.?$/i, '');
  const digits = bare.replace(/[OolI|SB]/g, (letter) => looksLike[letter] ?? letter);
  return digits !== value && /^\d+(?:[.,]\d+)?$/.test(digits) ? digits : null;
};
