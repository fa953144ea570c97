import { z } from 'zod';
import { customerId, importMappingId } from '../kit/id.schema';
import { fileEncodings } from '../kit/file-encoding';
import { line } from '../kit/text.schema';
import { importColumns, type ImportColumn } from './import-columns';

/** Units that a column of a customer's file may be in, the one that is kept first. */
const unitsOfColumn = {
  width_mm: ['mm', 'cm', 'm'],
  height_mm: ['mm', 'cm', 'm'],
  depth_mm: ['mm', 'cm', 'm'],
  weight_kg: ['kg', 'g', 't'],
  area_m2: ['m2', 'cm2', 'mm2'],
} as const satisfies Readonly<Partial<Record<ImportColumn, readonly string[]>>>;
const importUnits = ['mm', 'cm', 'm', 'kg', 'g', 't', 'm2', 'cm2', 'mm2'] as const;
export type ImportUnit = (typeof importUnits)[number];

/** None: the column has no unit. */
export const importUnitsOf = (column: ImportColumn): readonly ImportUnit[] =>
  column in unitsOfColumn ? unitsOfColumn[column as keyof typeof unitsOfColumn] : [];

/** What may stand between the values of a csv file, the likeliest first. */
export const importSeparators = [';', '\t', ',', '|'] as const;
export type ImportSeparator = (typeof importSeparators)[number];
/** The sign before the decimals of a number; the other one then parts thousands. */
export const decimalMarks = [',', '.'] as const;
export type DecimalMark = (typeof decimalMarks)[number];

const MAX_MAPPED_COLUMNS = 200;
/** Letters of a head that count. */
export const importHeadLength = 191;

/**
 * What a column of the file is: by what stands above it, and by its place (from 0) where that is empty or there twice.
 */
const mappedColumn = z.strictObject({
  head: line(importHeadLength),
  column: z.int().min(0).max(999).optional(),
  /** Null: it is not read. */
  field: z.enum(importColumns).nullable(),
  unit: z.enum(importUnits).optional(),
});
export type MappedColumn = z.infer<typeof mappedColumn>;

/** How a customer's own file is read. */
const mappingParts = z.strictObject({
  /** Absent: the first sheet in which the heads are found. */
  sheet: line(importHeadLength).min(1).optional(),
  /**
   * The line of the heads, from 1; 0: there are none, and columns are named by their places. Absent: the line that has
   * the most of them.
   */
  head_row: z.int().min(0).max(1_048_576).optional(),
  encoding: z.enum(fileEncodings).optional(),
  /** Of a csv file. Absent: as its lines show. */
  separator: z.enum(importSeparators).optional(),
  /** Absent: as each number shows. */
  decimal: z.enum(decimalMarks).optional(),
  /** None: the columns are found by their own titles. */
  columns: z.array(mappedColumn).max(MAX_MAPPED_COLUMNS),
  /** What each row says where the file has no such column: `{ "category": "1" }`. */
  values: z.partialRecord(z.enum(importColumns), line(importHeadLength).min(1)).optional(),
});

/** Columns of a mapping that cannot both be meant, by their places in it: one field twice, one column twice. */
const secondOnes = (columns: readonly MappedColumn[]): { readonly at: number; readonly name: 'field' | 'head' }[] => {
  const [fields, heads] = [new Set<string>(), new Set<string>()];
  return columns.flatMap(({ head, column, field }, at) => {
    const place = `${column ?? ''} ${head.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()}`;
    const isField = field !== null && fields.has(field);
    const isHead = heads.has(place);
    if (field !== null) fields.add(field);
    heads.add(place);
    return [...(isField ? [{ at, name: 'field' as const }] : []), ...(isHead ? [{ at, name: 'head' as const }] : [])];
  });
};

export const importMapping = mappingParts.superRefine(({ columns }, { addIssue }) => {
  for (const { at, name } of secondOnes(columns))
    addIssue({ code: 'custom', message: 'form.twice', path: ['columns', at, name] });
});
export type ImportMapping = z.infer<typeof importMapping>;

/**
 * A mapping as it was stored, perhaps by an older release: what is not understood any more is left out, and its column
 * is not read.
 */
export const storedMapping = (stored: unknown): ImportMapping => {
  const json = z.record(z.string(), z.unknown()).catch({}).parse(stored);
  const { columns, values, ...said } = mappingParts.shape;
  const rest = Object.entries(said).flatMap(([name, schema]) => {
    const parsed = schema.safeParse(json[name]);
    return parsed.success && parsed.data !== undefined ? [[name, parsed.data] as const] : [];
  });
  const { head, column, field, unit } = mappedColumn.shape;
  const lenient = z.object({
    head,
    column: column.catch(undefined),
    field: field.catch(null),
    unit: unit.catch(undefined),
  });
  const fields = new Set<string>();
  const understood = z
    .array(z.unknown())
    .max(MAX_MAPPED_COLUMNS)
    .catch([])
    .parse(json['columns'])
    .flatMap((one) => lenient.safeParse(one).data ?? [])
    .map((one): MappedColumn => {
      const isTwice = one.field !== null && fields.has(one.field);
      if (one.field !== null) fields.add(one.field);
      return {
        head: one.head,
        field: isTwice ? null : one.field,
        ...(one.column === undefined ? {} : { column: one.column }),
        ...(one.unit === undefined ? {} : { unit: one.unit }),
      };
    });
  const kept = Object.entries(z.record(z.string(), z.unknown()).catch({}).parse(json['values'])).filter(
    ([name, value]) => values.safeParse({ [name]: value }).success,
  );
  return {
    ...(Object.fromEntries(rest) as Omit<ImportMapping, 'columns' | 'values'>),
    columns: understood,
    ...(kept.length === 0 ? {} : { values: Object.fromEntries(kept) as ImportMapping['values'] }),
  };
};

export const keptMapping = z.object({
  id: importMappingId,
  name: z.string(),
  customer_id: customerId.nullable(),
  customer: z.string().nullable(),
  mapping: importMapping,
  version: z.int(),
});
export type KeptMapping = z.infer<typeof keptMapping>;

/** How a file was read: what a person has to see, and may say otherwise. */
export const importReading = z.object({
  format: z.enum(['csv', 'xlsx', 'xls', 'ods', 'html']),
  /** Names of the sheets that can be seen; a csv file has one without a name. */
  sheets: z.array(z.string()),
  sheet: z.string(),
  head_row: z.int(),
  /** Rows below the heads that hold something. */
  row_count: z.int(),
  columns: z.array(
    z.object({
      column: z.int(),
      /** As a spreadsheet names it: A, AB. */
      letters: z.string(),
      head: z.string(),
      field: z.enum(importColumns).nullable(),
      unit: z.enum(importUnits).nullable(),
      /** The file holds it and does not show it. */
      is_hidden: z.boolean(),
    }),
  ),
  /** What stands above the heads. */
  titles: z.array(z.object({ row: z.int(), cells: z.array(z.string()) })),
  /** The first five rows below the heads, and at most 200 of those that something is wrong with or asked about. */
  rows: z.array(
    z.object({
      row: z.int(),
      cells: z.array(z.string()),
      /** What it is understood as; null: it is not, or is no product. */
      understood: z
        .object({
          position: z.string(),
          category: z.union([z.literal(0), z.literal(1), z.literal(2)]),
          width_mm: z.int(),
          height_mm: z.int(),
          depth_mm: z.int(),
          weight_kg: z.number(),
          quantity: z.int(),
        })
        .nullable(),
    }),
  ),
  /** What each row says where the file has no such column. */
  values: z.partialRecord(z.enum(importColumns), z.string()),
  /** Null: the file says itself how its letters are written. */
  encoding: z.enum(fileEncodings).nullable(),
  /** False: several encodings fit, of which a person says the right one. */
  is_encoding_sure: z.boolean(),
  encoding_choices: z.array(z.object({ encoding: z.enum(fileEncodings), sample: z.string() })),
  /** Of a csv file. */
  separator: z.string().nullable(),
  /** Null: as each number shows. */
  decimal: z.enum(decimalMarks).nullable(),
  /** The kept mapping that was used. */
  mapping: z.object({ id: importMappingId, name: z.string() }).nullable(),
});
export type ImportReading = z.infer<typeof importReading>;
