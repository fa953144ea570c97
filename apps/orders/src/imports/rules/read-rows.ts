import {
  daysOfWeek,
  type FittingGroup,
  type ImportCorrection,
  type ImportError,
  type ImportMapping,
  isoWeek,
  orderLengths,
  productCommentLength,
} from '@mullion/contracts';
import {
  fault,
  limits as fileLimits,
  type Line,
  type NumberLimit,
  type Parsed,
  parseFlag,
} from '@mullion/spreadsheet/cells';
import { type Header, readHeader } from './columns';
import { parseCategory } from './parse-category';
import { belowAnOrder, mergedElsewhere, miscounted } from './misplaced-cells';
import { parseWeek } from './parse-week';
import { correctLines, hiddenIn } from './correct-lines';
import { cellsOf } from './read-cells';
import { fittingsByPlace, hasProduct, placeKey } from './read-fittings';

/** What a row says of its whole order; null: nothing. */
export interface OrderWords {
  readonly customer: string | null;
  readonly address: string | null;
  readonly delivery_date: string | null;
  /** A name or an e-mail address. */
  readonly contact: string | null;
  readonly offer: string | null;
  readonly customer_order_number: string | null;
  readonly product_type: string | null;
  readonly wood_type: string | null;
  readonly paint_type: string | null;
  readonly element_count: number | null;
  readonly spross_count: number | null;
}

/** One good row of a file: sizes in mm. */
export interface ImportRow extends OrderWords {
  /** The line as a spreadsheet counts it. */
  readonly row: number;
  readonly order: string;
  readonly position: string;
  readonly type: string | null;
  readonly category: 0 | 1 | 2;
  readonly width_mm: number;
  readonly height_mm: number;
  readonly depth_mm: number;
  readonly weight_kg: number;
  readonly area_m2: number;
  readonly quantity: number;
  /** Null: nothing is said. */
  readonly can_be_flipped: boolean | null;
  /** Null: nothing is said. */
  readonly comment: string | null;
  /** Of the one product of a known order that the row means; null: nothing is said. */
  readonly barcode: string | null;
  /** Null: nothing is said. */
  readonly fittings: readonly FittingGroup[] | null;
}

export const MAX_ROWS = 10_000;
/** Rows that are of fittings only. */
export const MAX_FITTING_ROWS = 20_000;
export const MAX_PRODUCTS = 50_000;
const millimetres: NumberLimit = { min: 1, max: 100_000, isInteger: true, required: true };
const limits = {
  weight_kg: { min: 0, max: 100_000, decimals: 1, required: true },
  area_m2: { min: 0, max: 10_000 },
  quantity: { min: 1, max: 1_000, isInteger: true, required: true },
  pieces: { min: 0, max: 100_000, isInteger: true },
} satisfies Record<string, NumberLimit>;
const round = (value: number, digits: number): number => Number(value.toFixed(digits));

interface ReadRows extends Pick<Header, 'heads' | 'ignored'> {
  readonly rows: ImportRow[];
  readonly errors: ImportError[];
  /** What a person has to say yes to. */
  readonly questions: ImportError[];
}

/** How a file is read that does not have our heads. */
interface HowToRead {
  readonly mapping?: ImportMapping | undefined;
  /** The sheet has columns to the right of those that are read. */
  readonly isWider?: boolean | undefined;
  /** Columns that the sheet holds and does not show. */
  readonly hiddenColumns?: readonly number[] | undefined;
  readonly corrections?: readonly ImportCorrection[] | undefined;
}

/**
 * Reads lines of which the first is the header: good rows, and every fault with its line and column.
 * @param defaultOrder the order of rows that name none
 */
export const readRows = (
  [header, ...written]: readonly Line[],
  defaultOrder: string | null,
  { mapping, isWider, hiddenColumns = [], corrections = [] }: HowToRead = {},
): ReadRows => {
  const fileError = (code: string, params: ImportError['params'] = {}, column: string | null = null): ImportError => ({
    row: column === null ? 0 : (header?.row ?? 1),
    column,
    code,
    params,
  });
  const known = readHeader(header?.cells ?? [], mapping);
  const { heads, ignored } = known;
  const refused = (errors: ImportError[]): ReadRows => ({ rows: [], errors, questions: [], heads, ignored });
  const headerErrors = [
    ...known.missing.map((column) => fileError('import.missing_column', { column }, column)),
    ...known.unmapped.map(({ column, head }) => fileError('import.missing_head', { value: head }, column)),
    ...known.twice.map((column) => fileError('import.duplicate_column', { column }, column)),
  ];
  if (headerErrors.length > 0)
    return refused([
      ...headerErrors,
      ...(isWider ? [fileError('import.too_many_columns', { max: fileLimits.columns })] : []),
    ]);
  const { lines: all, errors: misplaced } = correctLines(written, known.at, corrections);
  if (all.length === 0) return refused([fileError('import.empty')]);
  const shifted = all.flatMap((line) => miscounted(line, header));
  const unread = new Set(shifted.map(({ row }) => row));
  const lines = all.filter(({ row }) => !unread.has(row));
  const ofProducts = lines.filter((line) => hasProduct(line, known.at));
  if (ofProducts.length > MAX_ROWS) return refused([fileError('import.too_many_rows', { max: MAX_ROWS })]);
  if (lines.length - ofProducts.length > MAX_FITTING_ROWS)
    return refused([fileError('import.too_many_rows', { max: MAX_FITTING_ROWS })]);

  const merged = lines.filter((line) => line.merged !== undefined || line.covered !== undefined);
  const errors = [...misplaced, ...shifted, ...merged.flatMap((line) => mergedElsewhere(line, known.at))];
  const shownHeader = { row: header?.row ?? 1, cells: header?.cells ?? [], hiddenColumns };
  const questions = [
    ...hiddenIn(lines, known.at, shownHeader),
    ...belowAnOrder(ofProducts, known.at.get('order'), defaultOrder),
  ];
  const rows = ofProducts.map((line) => readRow(line, known, defaultOrder, { errors, questions }));
  const fittings = fittingsByPlace(lines, known, defaultOrder, errors);
  const good = rows.flatMap((row) => (row === null ? [] : [{ ...row, fittings: fittings.get(placeKey(row)) ?? null }]));
  if (good.reduce((sum, row) => sum + row.quantity, 0) > MAX_PRODUCTS)
    errors.push(fileError('import.too_many_products', { max: MAX_PRODUCTS }));
  return { rows: good, errors: errors.toSorted((a, b) => a.row - b.row), questions, heads, ignored };
};

const TO_FRIDAY_MS = 4 * 86_400_000;
/** The day of delivery: of a week without one its Friday; a day in another week is a fault. */
const dayOf = (week: string | null, day: string | null): Parsed<string | null> => {
  if (week === null || (day !== null && isoWeek(day) === week)) return { value: day };
  if (day !== null) return fault('import.week_differs', { value: week, date: day });
  const monday = daysOfWeek(week)?.first;
  return {
    value: monday === undefined ? null : new Date(Date.parse(monday) + TO_FRIDAY_MS).toISOString().slice(0, 10),
  };
};

const readRow = (
  line: Line,
  header: Header,
  defaultOrder: string | null,
  { errors, questions }: Pick<ReadRows, 'errors' | 'questions'>,
): Omit<ImportRow, 'fittings'> | null => {
  const before = errors.length;
  const { row } = line;
  const { cell, take, date, number, text } = cellsOf(line, header, errors);
  const named = text('order', orderLengths.number);
  const order = named === null ? defaultOrder : named;
  const read = {
    row,
    customer: text('customer', 191),
    address: text('address', 400),
    delivery_date: date('delivery_date'),
    contact: text('contact', 320),
    offer: text('offer', orderLengths.number),
    customer_order_number: text('customer_order_number', orderLengths.customerNumber),
    product_type: text('product_type', orderLengths.kind),
    wood_type: text('wood_type', orderLengths.kind),
    paint_type: text('paint_type', orderLengths.kind),
    element_count: number('element_count', limits.pieces),
    spross_count: number('spross_count', limits.pieces),
    position: text('position', 64, true) as string,
    type: text('type', 191),
    category: take('category', parseCategory(cell('category'))),
    width_mm: number('width_mm', millimetres) as number,
    height_mm: number('height_mm', millimetres) as number,
    depth_mm: number('depth_mm', millimetres) as number,
    weight_kg: number('weight_kg', limits.weight_kg) as number,
    quantity: number('quantity', limits.quantity) as number,
    can_be_flipped: take('can_be_flipped', parseFlag(cell('can_be_flipped'))),
    comment: text('comment', productCommentLength),
    barcode: text('barcode', 64),
  };
  const area = number('area_m2', limits.area_m2);
  const week = take('week', parseWeek(cell('week')));
  const delivery = dayOf(week, read.delivery_date);
  if ('fault' in delivery) errors.push({ row, column: 'week', ...delivery.fault });
  else if (week !== null && read.delivery_date === null)
    questions.push({
      row,
      column: 'week',
      code: 'import.week_alone',
      params: { value: week, date: delivery.value ?? '' },
    });
  if (order === null) errors.push({ row, column: 'order', code: 'import.order_missing', params: {} });
  if (read.barcode !== null && read.quantity > 1)
    errors.push({ row, column: 'quantity', code: 'import.barcode_of_many', params: { value: read.barcode } });
  if (errors.length > before) return null;
  const delivery_date = 'value' in delivery ? delivery.value : null;
  return {
    ...read,
    delivery_date,
    order: order as string,
    area_m2: round(area ?? (read.width_mm * read.height_mm) / 1e6, 3),
  };
};
