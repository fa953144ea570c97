import { z } from 'zod';
import { line } from '../kit/text.schema';

/** What a printed sheet can show and a row of a job can hold; beyond it a list is exported, not printed. */
export const mostPrintedRows = 1_000;
const mostPrintedColumns = 16;
/** Laying out so many takes some seconds of a core. */
export const mostPrintedLetters = 400_000;
const MAX_TEXT = 300;

// oxlint-disable-next-line no-control-regex -- characters that no font has and no database text takes
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f\ufffe\uffff]/g;
const HALF_PAIRS = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const printable = (text: string): string => text.replace(CONTROLS, '').replace(HALF_PAIRS, '');

const cell = z.union([z.string().max(MAX_TEXT).transform(printable), z.number().min(-1e12).max(1e12), z.null()]);

/** A list to be printed as it stands: the first row holds the heads, every other row has as many cells. */
export const printedRows = z
  .array(z.array(cell).min(1).max(mostPrintedColumns))
  .min(1)
  .max(mostPrintedRows)
  .refine((rows) => rows.every((row) => row.length === rows[0]?.length), 'rows_differ');
export const printedTitle = line(120);

export const printedTable = z.object({
  title: z.string().nullable(),
  rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
});
export type PrintedTable = z.infer<typeof printedTable>;

/** The letters that a table puts on paper; a number as many as it is written with. */
export const printedLetters = (rows: PrintedTable['rows']): number =>
  rows.reduce(
    (sum, row) => sum + row.reduce<number>((letters, each) => letters + (each === null ? 0 : String(each).length), 0),
    0,
  );
