import type { CellObject, WorkBook } from '@e965/xlsx';
import { checkedParts } from './check-zip';
import { cleanParts, formatOfParts } from './clean-parts';
import { type Hidden, hiddenInOds } from './hidden-in-ods';
import { limits } from './limits';
import { decodePage } from './letters';
import { cleanXmlWorkbook } from './clean-xml-workbook';
import { linesOf, type SheetCells } from './lines-of-sheet';
import type { Cell, FileFormat, ReadOptions, Sheet, Table } from './line';
import { Unreadable } from './unreadable';

type Library = typeof import('@e965/xlsx');
type Workbooks = Exclude<FileFormat, 'csv'>;

/** Values, what they look like, and nothing else: no formula is understood, no style, no link. */
const options = {
  cellDates: true,
  cellNF: true,
  cellText: true,
  cellFormula: false,
  cellHTML: false,
  dense: true,
} as const;

/** A workbook with a password is kept whole in an entry of this name (MS-OFFCRYPTO, 2.3.4.4). */
const lockedPackage = Buffer.from('EncryptedPackage', 'utf16le');

interface Opened {
  readonly book: WorkBook;
  /** Where the library does not say it. */
  readonly hidden?: readonly Hidden[];
  readonly format: Workbooks;
}

const openZip = async (library: Library, bytes: Buffer, named: 'xlsx' | 'ods'): Promise<Opened> => {
  const parts = cleanParts(await checkedParts(bytes, named));
  const zip = library.CFB.utils.cfb_new();
  for (const [name, part] of parts) library.CFB.utils.cfb_add(zip, name, part);
  const packed = library.CFB.write(zip, { fileType: 'zip', type: 'buffer' } as never) as unknown as Buffer;
  // what is hidden comes with the styles, which few files need
  const cellStyles = [...parts.values()].some((part) => part.includes('hidden'));
  const format = formatOfParts(parts);
  const book = library.read(packed, { ...options, cellStyles, type: 'buffer' });
  return format === 'ods'
    ? { book, format, hidden: hiddenInOds(String(parts.get('content.xml') ?? '')) }
    : { book, format };
};

const open = async (library: Library, bytes: Buffer, format: Workbooks, text: string): Promise<Opened> => {
  if (format === 'xlsx' || format === 'ods') return openZip(library, bytes, format);
  if (bytes.length > limits.oldBytes) throw new Unreadable({ format, reason: 'too_large' });
  if (bytes.includes(lockedPackage)) throw new Unreadable({ format, reason: 'locked' });
  // of a web page every value is the text that stands in it
  const book =
    format === 'html'
      ? library.read(cleanXmlWorkbook(text), { ...options, type: 'string', raw: true })
      : library.read(bytes, { ...options, cellStyles: true, type: 'buffer' });
  return { book, format };
};

const LOCKED = /password|encrypt/i;

/**
 * Reads the sheets of a workbook, or the tables of a web page, that can be seen; formulas count by their last result.
 * @throws Unreadable
 */
export const readWorkbook = async (bytes: Buffer, format: Workbooks, read: ReadOptions): Promise<Table> => {
  // Heavy, and only the thread ever needs it.
  const library = await import('@e965/xlsx');
  const page = format === 'html' ? decodePage(bytes, read) : null;
  try {
    const opened = await open(library, bytes, format, page?.text ?? '');
    return {
      format: opened.format,
      sheets: sheetsOf(opened),
      letters: page?.letters ?? null,
      separator: null,
    };
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    const isLocked = error instanceof Error && LOCKED.test(error.message);
    throw new Unreadable({ format, reason: isLocked ? 'locked' : 'unreadable' });
  }
};

const sheetsOf = ({ book, format, hidden = [] }: Opened): Sheet[] => {
  const all = book.SheetNames.map((name, at) => ({
    name,
    isHidden: (book.Workbook?.Sheets?.[at]?.Hidden ?? 0) !== 0,
    cells: book.Sheets[name] as SheetCells | undefined,
    hidden: hidden[at],
  })).filter(({ cells }) => cells?.['!data'] !== undefined);
  const visible = all.filter(({ isHidden }) => !isHidden);
  const wanted = visible.length > 0 ? visible : all;
  if (wanted.length === 0) throw new Unreadable({ format, reason: 'unreadable' });
  const budget = { cells: 0, letters: 0 };
  return wanted.map(({ name, cells, hidden: unseen }) => ({
    name,
    ...linesOf(cells as SheetCells, { cellOf, budget, format, hidden: unseen }),
  }));
};

const cellOf = ({ t, v, w, z }: CellObject): Cell => {
  if (t === 'e') return { error: w ?? '#N/A' };
  if (v === undefined || v === null || t === 'z') return null;
  if (v instanceof Date || typeof v === 'boolean') return v;
  if (typeof v === 'string') return v;
  const shown = (w ?? String(v)).trim();
  // General rounds what a double cannot say exactly
  const isPlain =
    shown === String(v) || ((z ?? 'General') === 'General' && Number(shown) === Number(v.toPrecision(SAFE_DIGITS)));
  return isPlain ? Number(v.toPrecision(SAFE_DIGITS)) : { number: v, shown };
};
/** Digits that a double keeps, as spreadsheets show them. */
const SAFE_DIGITS = 15;
