import {
  type DecimalMark,
  type FileEncoding,
  importColumns,
  type ImportColumn,
  type ImportMapping,
  type ImportReading,
  type ImportResult,
  type ImportSeparator,
  type ImportUnit,
  optionalImportColumns,
  importUnitsOf,
} from '@mullion/contracts';

/** What a person says about how a file is read; what he does not say the server finds. */
export interface ReadingChoice {
  readonly sheet?: string;
  readonly encoding?: FileEncoding;
  readonly separator?: ImportSeparator;
  readonly decimal?: DecimalMark;
  /** A kept mapping, by name; columns that are chosen in the window go before it. */
  readonly keptName?: string;
  /** The columns as they stand in the window. */
  readonly mapping?: ImportMapping;
}

const optional = new Set<string>(optionalImportColumns);
/** Columns that a file has to have, or each row says the same. */
export const neededColumns: readonly ImportColumn[] = importColumns.filter((column) => !optional.has(column));

/** How the file was read, as a mapping that can be changed and kept. */
export const mappingOf = ({ columns, values }: Pick<ImportReading, 'columns' | 'values'>): ImportMapping => ({
  columns: columns.flatMap(({ column, head, field, unit }) =>
    head === '' && field === null ? [] : [{ head, column, field, ...(unit === null ? {} : { unit }) }],
  ),
  ...(Object.keys(values).length > 0 ? { values } : {}),
});

/** The mapping with another field over one column; a field stands over one column only. */
export const withField = (
  mapping: ImportMapping,
  { column, head }: ImportReading['columns'][number],
  field: ImportColumn | null,
): ImportMapping => {
  const others = mapping.columns
    .filter((one) => one.column !== column)
    .map((one) => (field !== null && one.field === field ? { head: one.head, column: one.column, field: null } : one));
  const [unit] = field === null ? [] : importUnitsOf(field);
  const set = { head, column, field, ...(unit === undefined ? {} : { unit }) };
  return { ...mapping, columns: [...others, set].toSorted((a, b) => (a.column ?? 0) - (b.column ?? 0)) };
};

export const withUnit = (mapping: ImportMapping, column: number, unit: ImportUnit): ImportMapping => ({
  ...mapping,
  columns: mapping.columns.map((one) => (one.column === column ? { ...one, unit } : one)),
});

/** What each row says in a column that the file does not have; an empty text takes it back. */
export const withValue = (mapping: ImportMapping, field: ImportColumn, value: string): ImportMapping => {
  const { [field]: _before, ...values } = mapping.values ?? {};
  const next = value.trim() === '' ? values : { ...values, [field]: value.trim() };
  const { values: _values, ...rest } = mapping;
  return Object.keys(next).length > 0 ? { ...rest, values: next } : rest;
};

/** Columns that are needed and stand nowhere in the file. */
export const withoutColumn = (mapping: ImportMapping): readonly ImportColumn[] =>
  neededColumns.filter((column) => !mapping.columns.some(({ field }) => field === column));

const ofHeads = new Set([
  'import.missing_column',
  'import.missing_head',
  'import.duplicate_column',
  'import.encoding_unsure',
  'import.no_such_sheet',
]);
/** Has a person to say what the columns of the file are, or how its letters are written? */
export const needsReading = ({ errors, reading }: Pick<ImportResult, 'errors' | 'reading'>): boolean =>
  reading !== null && errors.some(({ code }) => ofHeads.has(code));

/** The fields of the form that say it. */
export const fieldsOf = ({ sheet, encoding, separator, decimal, keptName, mapping }: ReadingChoice) => ({
  ...(sheet === undefined ? {} : { sheet }),
  ...(encoding === undefined ? {} : { encoding }),
  ...(separator === undefined ? {} : { separator }),
  ...(decimal === undefined ? {} : { decimal }),
  ...(mapping === undefined
    ? keptName === undefined
      ? {}
      : { mapping: keptName }
    : { mapping: JSON.stringify(mapping) }),
});
