import {
  type ImportError,
  type ImportMapping,
  importMapping,
  type ImportReading,
  type InputOf,
  type KeptMapping,
  type routes,
} from '@mullion/contracts';
import { AppError, type Database } from '@mullion/server-kit';
import { type Table, Unreadable } from '@mullion/spreadsheet';
import { textOf } from '@mullion/spreadsheet/cells';
import type { ImportFiles } from '../import-files';
import { ImportMappingRepository } from '../import-mapping.repository';
import { chooseSheet, type ImportSheet } from '../rules/choose-sheet';
import { titleWords } from '../rules/column-titles';
import { findMapping } from '../rules/find-mapping';
import { readRows } from '../rules/read-rows';
import { readingOf } from '../rules/reading-of';
import { failedImport } from './import-answers';

type Fields = InputOf<typeof routes.importOrders>['body'];
export type ReadFile = ReturnType<typeof readRows> & { readonly reading: ImportReading };

interface Source {
  readonly files: ImportFiles;
  readonly database: Database;
  readonly companyId: number;
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
  encoding: ImportMapping['encoding'],
): Promise<Table> => {
  try {
    const table = await files.table(bytes, name, {
      words: titleWords,
      ...(encoding === undefined ? {} : { encoding }),
    });
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

const nothing = { created: [], updated: [], skipped: [], errors: [] };
const refused = (error: ImportError, reading: ImportReading | null): AppError =>
  failedImport(nothing, {
    errors: [error],
    questions: [],
    file: { heads: {}, ignored: [], reading },
    newCustomers: [],
    heads: new Map(),
    judged: [],
  });

interface Chosen {
  readonly mapping: ImportMapping | undefined;
  readonly kept: KeptMapping | null;
}
const BAD = { path: 'body.mapping', code: 'custom' } as const;

/** The mapping that was asked for, by name or itself. @throws AppError `import.no_such_mapping`, `invalid` */
const askedMapping = async ({ database, companyId }: Source, text: string | undefined): Promise<Chosen> => {
  if (text === undefined) return { mapping: undefined, kept: null };
  if (!text.startsWith('{')) {
    const kept = await new ImportMappingRepository(database, companyId).byName(text);
    if (kept === null) throw new AppError('import.no_such_mapping', { name: text });
    return { mapping: kept.mapping, kept };
  }
  const parsed = importMapping.safeParse(parsedJson(text));
  if (parsed.success) return { mapping: parsed.data, kept: null };
  const errors = parsed.error.issues.map(({ path, code }) => ({
    path: ['body.mapping', ...path.map(String)].join('.'),
    code,
  }));
  throw new AppError('invalid', {}, { errors });
};
const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('invalid', {}, { errors: [BAD] });
  }
};

/** The mapping that is kept for such a file. */
const keptMapping = async (
  { database, companyId }: Source,
  sheets: readonly ImportSheet[],
  customerId: number | undefined,
): Promise<Chosen> => {
  const kept = findMapping(await new ImportMappingRepository(database, companyId).all(), sheets, customerId);
  return { mapping: kept?.mapping, kept };
};

/**
 * Reads a file as it was asked for, else as such files of this customer are read, else by its own heads.
 * @throws AppError
 */
export const readFile = async (source: Source, fields: Fields, upload: Upload): Promise<ReadFile> => {
  const asked = await askedMapping(source, fields.mapping);
  const first = await tableOf(source.files, upload, fields.encoding);
  const used = asked.mapping === undefined ? await keptMapping(source, first.sheets, fields.customer_id) : asked;
  const encoding = fields.encoding ?? used.mapping?.encoding;
  const { letters } = first;
  // what a file says itself counts for most, then what a person has said of such files, then what its words suggest
  const isGuessed = letters !== null && letters.choices.length > 0;
  const isOther = isGuessed && encoding !== undefined && (encoding !== letters.encoding || !letters.isSure);
  const table = isOther ? await tableOf(source.files, upload, encoding) : first;
  const chosen = chooseSheet(table.sheets, fields.sheet, used.mapping);
  if (chosen === null)
    throw refused({ row: 0, column: null, code: 'import.no_such_sheet', params: noSheet(table, fields, used) }, null);
  const reading = readingOf(table, chosen, used);
  const read = readRows(chosen.lines, fields.order ?? null, { mapping: used.mapping, isWider: chosen.sheet.isWider });
  // programs save web pages under the name of a workbook; one without our table is said to be what it is
  const isPage = table.format === 'html' && read.rows.length === 0;
  const page = { row: 0, column: null, code: 'import.web_page', params: {} };
  const unsure = { row: 0, column: null, code: 'import.encoding_unsure', params: { samples: samplesOf(reading) } };
  return {
    ...read,
    errors: [...(reading.is_encoding_sure ? [] : [unsure]), ...(isPage ? [page] : []), ...read.errors],
    reading,
  };
};

const samplesOf = ({ encoding_choices }: ImportReading): string =>
  encoding_choices.map(({ encoding, sample }) => `${encoding}: ${sample}`).join(' · ');

const noSheet = ({ sheets }: Table, fields: Fields, { mapping }: Chosen): ImportError['params'] => ({
  value: fields.sheet ?? mapping?.sheet ?? '',
  sheets: sheets.map(({ name }) => name).join(', '),
});
