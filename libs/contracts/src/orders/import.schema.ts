import { z } from 'zod';
import { MEBIBYTE, type FileLimits } from '../kit/file-limits';
import { addressId, customerId, orderId } from '../kit/id.schema';
import { formJson, isoDate, uploadedFiles, urlInt } from '../kit/route';
import { estimateSpread, keptEstimate } from '../packing/kept-estimate.schema';
import { fileEncodings } from '../kit/file-encoding';
import { line } from '../kit/text.schema';
import { importColumns, orderColumns } from './import-columns';
import { decimalMarks, importReading, importSeparators } from './import-mapping.schema';
import { changeDecisions, productChange } from './product-changes.schema';

/** A bad cell or row of the file: `row` is the line as a spreadsheet counts it (header = 1), 0 for the file itself. */
export const importError = z.object({
  row: z.int().min(0),
  column: z.string().nullable(),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type ImportError = z.infer<typeof importError>;

/** 10 000 rows have about 1 MB. */
export const importFile: FileLimits = {
  extensions: ['csv', 'txt', 'xlsx', 'xlsm', 'xls', 'ods'],
  maxBytes: 20 * MEBIBYTE,
};

/** A cell as it should have been, in the unit of its column, or a row that is left out. */
export const importCorrections = z
  .array(
    z.union([
      z.strictObject({ row: z.int().min(1), column: z.enum(importColumns), value: line(1_000) }),
      z.strictObject({ row: z.int().min(1), skip: z.literal(true) }),
    ]),
  )
  .max(2_000);
export type ImportCorrection = z.infer<typeof importCorrections>[number];

/** Multipart fields beside the one file `file`. A file without column `order` needs `order`. */
export const importFields = z.strictObject({
  /**
   * What happens with an order number that exists: skipped, updated to the file's content, or the rows are added to its
   * products as they are.
   */
  on_known: z.enum(['skip', 'update', 'add']).default('skip'),
  order: line(64).min(1).optional(),
  customer_id: urlInt.positive().pipe(customerId).optional(),
  delivery_address: urlInt.positive().pipe(addressId).optional(),
  delivery_date: isoDate.optional(),
  /** The sheet that is read; absent: the first one in which the heads are found. */
  sheet: line(191).min(1).optional(),
  /** How the letters of a csv file are written; absent: as its words suggest, and asked when several fit. */
  encoding: z.enum(fileEncodings).optional(),
  /**
   * The name of a kept mapping, or one as JSON; absent: the one that is kept for these heads and this customer, if any.
   */
  mapping: z.string().trim().min(1).max(100_000).optional(),
  /**
   * What no window has and no person has looked at is asked about (`questions`) and not written; `take`: somebody has
   * looked.
   */
  unusual: z.enum(['ask', 'take']).default('ask'),
  /** `questions_seen` of the answer that asked: with others than these the file is asked about again. */
  questions_seen: line(64).optional(),
  /** JSON: cells as they should have been, and rows that are left out, each by its row and column. */
  corrections: formJson.pipe(importCorrections).optional(),
  /** The name under which the way in which the file was read is kept, for `customer_id` or for all, once it is written. */
  keep_mapping: line(64).min(1).optional(),
  /** Of a csv file; absent: as its lines show. */
  separator: z.enum(importSeparators).optional(),
  /** Which sign the decimal one is; absent: as each number shows. */
  decimal: z.enum(decimalMarks).optional(),
  /** `true`: everything is checked, nothing is written. */
  check_only: z.enum(['true', 'false']).default('false'),
  /** JSON: what becomes of products of known orders with which something has been done already. */
  decisions: formJson.pipe(changeDecisions).optional(),
  /** Set by the gateway: the uploaded file in the blob store. */
  files: uploadedFiles,
});

export const importResult = z.object({
  written: z.boolean(),
  orders: z.array(
    z.object({
      id: orderId.nullable(),
      number: z.string(),
      outcome: z.enum(['created', 'updated', 'skipped']),
      /** Products that are added, changed and removed together. */
      products: z.int(),
      added: z.int(),
      changed: z.int(),
      removed: z.int(),
      /** Positions whose products go, at most 50. */
      removed_positions: z.array(z.string()),
      /** Products of a known order that are as the file says. */
      same: z.int(),
      /** Those that would change or go, at most 500, those that need a decision first. */
      changes: z.array(productChange),
      /** What else of a known order changes. */
      order_columns: z.array(z.enum(orderColumns)),
      fittings: z.int(),
      /** When only checking: what it would take; null when packing does not say. */
      estimate: keptEstimate.nullish(),
    }),
  ),
  products: z.int(),
  /** Fittings that the file lists at its positions, each code of a position once; of the orders the same. */
  fittings: z.int(),
  /** Customers that are not there yet and would be created; of an import that is written, those that it created. */
  new_customers: z.array(z.string()),
  errors: z.array(importError),
  /** Rows that may well be wrong: `unusual=take` writes them as they are. */
  questions: z.array(importError),
  /** Names these questions. */
  questions_seen: z.string(),
  /** How the file was read; null when it could not be. */
  reading: importReading.nullable(),
  /** What the file itself writes above the columns that errors name. */
  heads: z.record(z.string(), z.string()),
  /** What the file writes above columns that are not read, at most 50. */
  ignored: z.array(z.string()),
  /** Of the estimates; null when packing does not say. */
  spread: estimateSpread.nullish(),
  /** True when more errors exist than are listed (200). */
  more_errors: z.boolean(),
});
export type ImportResult = z.infer<typeof importResult>;
