import type { ImportError, ImportMapping, ImportReading, InputOf, RequestContext, routes } from '@mullion/contracts';
import { AppError, type Database } from '@mullion/server-kit';
import { type Table, Unreadable } from '@mullion/spreadsheet';
import { textOf } from '@mullion/spreadsheet/cells';
import type { ImportFiles } from '../import-files';
import { chooseSheet } from '../rules/choose-sheet';
import { titleWords } from '../rules/column-titles';
import { readRows } from '../rules/read-rows';
import { readingOf, shownRows } from '../rules/reading-of';
import { askedMapping, type ChosenMapping, keptMappingFor } from './chosen-mapping';
import { failedImport } from './import-answers';

type Fields = InputOf<typeof routes.importOrders>['body'];
export interface ReadFile extends ReturnType<typeof readRows> {
  readonly reading: ImportReading;
  /** By which it was read; absent: by its own heads alone. */
  readonly mapping: ImportMapping | undefined;
  /** The first rows, and those of which something is said. */
  readonly shownRows: (said: readonly ImportError[]) => ImportReading['rows'];
}

interface Source {
  readonly files: ImportFiles;
  readonly database: Database;
  readonly context: RequestContext;
}
interface Upload {
  readonly bytes: Buffer;
  readonly name: string;
}

/**
 * A file as a table.
 * @throws AppError `import.unreadable`, `import.locked`, `import.too_large`, `import.failed` naming the line,
 * `unavailable` when too many files are being read
 */
const tableOf = async (
  files: ImportFiles,
  { bytes, name }: Upload,
  { encoding, separator }: Pick<ImportMapping, 'encoding' | 'separator'>,
  timeMs: number,
): Promise<Table> => {
  try {
    const table = await files.table(
      bytes,
      name,
      {
        words: titleWords,
        isBeginningEnough: true,
        ...(encoding === undefined ? {} : { encoding }),
        ...(separator === undefined ? {} : { separator }),
      },
      timeMs,
    );
    const isFilled = ({ cells }: Table['sheets'][number]['lines'][number]): boolean =>
      cells.some((cell) => textOf(cell) !== '');
    return { ...table, sheets: table.sheets.map((sheet) => ({ ...sheet, lines: sheet.lines.filter(isFilled) })) };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const { reason, format, row } = error.refusal;
    if (reason === 'too_large') throw new AppError('import.too_large', { format });
    if (reason === 'locked') throw new AppError('import.locked');
    if (reason === 'unreadable' && format === 'html')
      throw refused({ row: 0, column: null, code: 'import.web_page', params: {} }, null);
    if (reason === 'unreadable') throw new AppError('import.unreadable', { format });
    throw refused({ row: row ?? 0, column: null, code: 'import.quote_not_closed', params: {} }, null);
  }
};

const nothing = { created: [], updated: [], skipped: [], errors: [], questions: [] };
const refused = (error: ImportError, reading: ImportReading | null): AppError =>
  failedImport(nothing, {
    errors: [error],
    questions: [],
    file: { heads: {}, ignored: [], reading },
    newCustomers: [],
    heads: new Map(),
    judged: [],
  });

/** All that may be spent on reading a file, twice if need be: a request may take 30 s. */
const READING_MS = 22_000;

/**
 * A file as a table, its letters read as they were said to be, else as such files of this customer are read, else as its
 * words suggest. A text whose letters are guessed shows its first lines before it is read as a whole.
 * @throws AppError
 */
const readAs = async (
  { files, database, context }: Source,
  fields: Fields,
  upload: Upload,
): Promise<{ readonly table: Table; readonly used: ChosenMapping }> => {
  const asked = fields.mapping === undefined ? null : await askedMapping(database, context, fields.mapping);
  const said = { encoding: fields.encoding, separator: fields.separator ?? asked?.mapping?.separator };
  const startedAt = performance.now();
  const first = await tableOf(files, upload, said, READING_MS);
  const used = asked ?? (await keptMappingFor(database, context, first.sheets, fields.customer_id));
  const separator = fields.separator ?? used.mapping?.separator;
  const { letters } = first;
  // what a file says itself counts for most, then what a person has said of such files, then what its words suggest
  const isGuessed = letters !== null && letters.choices.length > 0;
  const encoding = fields.encoding ?? (isGuessed ? used.mapping?.encoding : undefined);
  const isOther = encoding !== undefined && (encoding !== letters?.encoding || !letters.isSure);
  const isParted = separator !== undefined && first.separator !== null && separator !== first.separator;
  if (first.isBeginning !== true && !isOther && !isParted) return { table: first, used };
  const whole = await tableOf(
    files,
    upload,
    { encoding: encoding ?? letters?.encoding, separator },
    READING_MS - (performance.now() - startedAt),
  );
  // who has only guessed is no surer for having read it to its end
  const table = encoding === undefined ? { ...whole, letters } : whole;
  return { table, used };
};

/** What was said of this file alone goes before what is kept. */
const withFields = ({ encoding, separator, decimal, sheet }: Fields, mapping: ImportMapping | undefined) => {
  const said = Object.entries({ encoding, separator, decimal, sheet }).filter(([, value]) => value !== undefined);
  return mapping === undefined && said.length === 0
    ? undefined
    : { columns: [], ...mapping, ...(Object.fromEntries(said) as Partial<ImportMapping>) };
};

/**
 * Reads a file as it was asked for, else as such files of this customer are read, else by its own heads.
 * @throws AppError
 */
export const readFile = async (source: Source, fields: Fields, upload: Upload): Promise<ReadFile> => {
  const { table, used } = await readAs(source, fields, upload);
  const mapping = withFields(fields, used.mapping);
  const chosen = chooseSheet(table.sheets, fields.sheet, mapping);
  if (chosen === null)
    throw refused({ row: 0, column: null, code: 'import.no_such_sheet', params: noSheet(table, mapping) }, null);
  const reading = readingOf(table, chosen, { mapping, kept: used.kept });
  const { isWider, hiddenColumns } = chosen.sheet;
  const read = readRows(chosen.lines, fields.order ?? null, {
    ...{ mapping, isWider, hiddenColumns, corrections: fields.corrections },
  });
  // programs save web pages under the name of a workbook; one without our table is said to be what it is
  const isPage = table.format === 'html' && read.rows.length === 0;
  const page = { row: 0, column: null, code: 'import.web_page', params: {} };
  const unsure = { row: 0, column: null, code: 'import.encoding_unsure', params: { samples: samplesOf(reading) } };
  return {
    ...read,
    errors: [...(reading.is_encoding_sure ? [] : [unsure]), ...(isPage ? [page] : []), ...read.errors],
    reading,
    mapping,
    shownRows: (said) => shownRows(chosen.lines, read.rows, said),
  };
};

const samplesOf = ({ encoding_choices }: ImportReading): string =>
  encoding_choices.map(({ encoding, sample }) => `${encoding}: ${sample}`).join(' · ');

const noSheet = ({ sheets }: Table, mapping: ImportMapping | undefined): ImportError['params'] => ({
  value: mapping?.sheet ?? '',
  sheets: sheets.map(({ name }) => name).join(', '),
});
