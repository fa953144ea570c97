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
export const importMapping = z.strictObject({
  /** Absent: the first sheet in which the heads are found. */
  sheet: line(importHeadLength).min(1).optional(),
  /** The line of the heads, from 1. Absent: the one that has the most of them. */
  head_row: z.int().min(1).max(1_048_576).optional(),
  encoding: z.enum(fileEncodings).optional(),
  /** None: the columns are found by their own titles. */
  columns: z.array(mappedColumn).max(MAX_MAPPED_COLUMNS),
  /** What each row says where the file has no such column: `{ "category": "1" }`. */
  values: z.partialRecord(z.enum(importColumns), line(importHeadLength).min(1)).optional(),
});
export type ImportMapping = z.infer<typeof importMapping>;

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
      /** What stands below the head in the first rows. */
      samples: z.array(z.string()),
    }),
  ),
  /** What each row says where the file has no such column. */
  values: z.partialRecord(z.enum(importColumns), z.string()),
  /** Null: the file says itself how its letters are written. */
  encoding: z.enum(fileEncodings).nullable(),
  /** False: several encodings fit, of which a person says the right one. */
  is_encoding_sure: z.boolean(),
  encoding_choices: z.array(z.object({ encoding: z.enum(fileEncodings), sample: z.string() })),
  /** The kept mapping that was used. */
  mapping: z.object({ id: importMappingId, name: z.string() }).nullable(),
});
export type ImportReading = z.infer<typeof importReading>;
