import type { ImportColumn, ImportError } from '@mullion/contracts';
import type { ImportOrder } from './group-orders';
import type { ImportRow } from './read-rows';

interface Range {
  readonly min: number;
  readonly max: number;
}
type Category = ImportRow['category'];
/** Kilograms a square metre of what the company has made; none where that is too little to judge by. */
export type CompanyMasses = Partial<Readonly<Record<Category, Range>>>;

type Side = 'width_mm' | 'height_mm' | 'depth_mm';
/**
 * What timber, aluminium and plastic windows have: the smallest that a sash and its fittings allow, the largest that a
 * lorry carries standing. Additions are sills, shutters and profiles.
 */
const sides: Readonly<Record<Category, Readonly<Record<Side, Range>>>> = {
  0: { width_mm: { min: 10, max: 13_000 }, height_mm: { min: 10, max: 13_000 }, depth_mm: { min: 1, max: 1_500 } },
  1: { width_mm: { min: 250, max: 7_000 }, height_mm: { min: 250, max: 4_000 }, depth_mm: { min: 25, max: 400 } },
  2: { width_mm: { min: 400, max: 8_000 }, height_mm: { min: 1_000, max: 4_000 }, depth_mm: { min: 25, max: 400 } },
};
/** From a frame with one pane to triple security glass, where the company has made too little to compare with. */
const anyMass: Range = { min: 5, max: 250 };
/** A piece that several people carry; additions have no measure by area. */
const ADDITION_KG = 500;
const YEARS = 5;
const YEAR_MS = 365.25 * 86_400_000;
/** Half of what the lightest, twice of what the heaviest of the company have. */
const MARGIN = 2;

/** Letters that papers and labels show by their number only: neither Latin nor Greek nor Cyrillic, and pictures. */
const beyondPapers =
  /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}])[\p{L}\p{N}]|\p{Emoji_Presentation}/gu;
/** Nearly every text. */
const plain = /^[\x20-\u024f]*$/;
const lettersBeyond = (text: string): string =>
  plain.test(text) ? '' : [...new Set(text.match(beyondPapers))].join(' ');

/** What papers and labels show of a row. */
const onPapers = [
  'position',
  'type',
  'customer',
  'address',
  'comment',
  'customer_order_number',
  'wood_type',
  'paint_type',
] as const;

type Question = Omit<ImportError, 'row'>;

const question = (column: ImportColumn, code: string, params: ImportError['params']): Question => ({
  column,
  code,
  params,
});

const ofSides = (row: ImportRow): Question[] =>
  (Object.keys(sides[row.category]) as Side[]).flatMap((side) => {
    const { min, max } = sides[row.category][side];
    return row[side] < min || row[side] > max
      ? [question(side, 'import.unusual_size', { value: row[side], min, max })]
      : [];
  });

const ofMass = (row: ImportRow, masses: CompanyMasses): Question[] => {
  // 0 says that nobody knows it yet: such an order has no estimate
  if (row.weight_kg === 0) return [];
  if (row.category === 0)
    return row.weight_kg > ADDITION_KG
      ? [question('weight_kg', 'import.unusual_mass', { value: row.weight_kg, max: ADDITION_KG })]
      : [];
  const own = masses[row.category];
  const { min, max } = own ? { min: own.min / MARGIN, max: own.max * MARGIN } : anyMass;
  const area = (row.width_mm * row.height_mm) / 1e6;
  const each = row.weight_kg / area;
  if (each >= min && each <= max) return [];
  const params = { value: row.weight_kg, each: Math.round(each), min: Math.round(min), max: Math.round(max) };
  return [question('weight_kg', 'import.unusual_mass_of_area', params)];
};

const ofArea = (row: ImportRow): Question[] => {
  const computed = (row.width_mm * row.height_mm) / 1e6;
  // a shape is smaller than its frame, never larger
  return row.category !== 0 && (row.area_m2 > computed * 1.1 + 0.01 || row.area_m2 < computed * 0.2)
    ? [question('area_m2', 'import.unusual_area', { value: row.area_m2, computed: Number(computed.toFixed(3)) })]
    : [];
};

const ofDate = ({ delivery_date: date }: ImportRow, today: Date): Question[] =>
  date !== null && Math.abs(Date.parse(date) - today.getTime()) > YEARS * YEAR_MS
    ? [question('delivery_date', 'import.unusual_date', { value: date })]
    : [];

const ofLetters = (row: ImportRow): Question[] =>
  onPapers.flatMap((column) => {
    const letters = lettersBeyond(row[column] ?? '');
    return letters === '' ? [] : [question(column, 'import.letters', { value: row[column] ?? '', letters })];
  });

const sizes = (row: ImportRow): string => `${row.width_mm} × ${row.height_mm}`;

/** A mark that stands in an order twice with other sizes: one of them may be a slip. */
const ofMarks = ({ rows }: ImportOrder): ImportError[] => {
  const first = new Map<string, ImportRow>();
  return rows.flatMap((row) => {
    const key = `${row.category} ${row.position.toLowerCase()}`;
    const known = first.get(key);
    if (known === undefined) first.set(key, row);
    if (known === undefined || sizes(known) === sizes(row)) return [];
    const params = { value: row.position, first: known.row, size: sizes(row), other: sizes(known) };
    return [{ row: row.row, column: 'position', code: 'import.mark_twice', params }];
  });
};

/** What no window has, or hardly one: a person has to look at it. */
export const unusualIn = (orders: readonly ImportOrder[], masses: CompanyMasses, today: Date): ImportError[] =>
  orders.flatMap((order) => [
    ...order.rows.flatMap((row) =>
      [...ofSides(row), ...ofMass(row, masses), ...ofArea(row), ...ofDate(row, today), ...ofLetters(row)].map(
        (one) => ({
          row: row.row,
          ...one,
        }),
      ),
    ),
    ...ofMarks(order),
  ]);
