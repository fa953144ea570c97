import {
  fittingColumns,
  fittingLengths,
  fittingQuantity,
  importColumns,
  type FittingGroup,
  type ImportColumn,
  type ImportError,
} from '@mullion/contracts';
import { type FittingLine, groupFittings } from './group-fittings';
import { isFilled, type Line, textOf } from '@mullion/spreadsheet/cells';
import type { Header } from './columns';
import { cellsOf } from './read-cells';

type Columns = ReadonlyMap<ImportColumn, number>;

/** Where the products of a row belong: an order and a position in it. */
interface Place {
  readonly order: string;
  readonly position: string;
}
/** Numbers of orders that differ in case only are one order's. */
export const placeKey = ({ order, position }: Place): string => `${order.toLowerCase()}\n${position}`;

const places = new Set<ImportColumn>(['order', 'position']);
const ofFittings = new Set<ImportColumn>(fittingColumns);
const ofProducts = importColumns.filter((column) => !places.has(column) && !ofFittings.has(column));

/** What is merged with the cells above says nothing of this row alone. */
const saysAny = ({ cells, merged }: Line, at: Columns, columns: readonly ImportColumn[]): boolean =>
  columns.some((column) => {
    const place = at.get(column);
    return place !== undefined && isFilled(cells[place]) && !merged?.includes(place);
  });
const hasFitting = (line: Line, at: Columns): boolean => saysAny(line, at, fittingColumns);
/** A row of a product; one that says nothing but a fitting belongs to a product of another row. */
export const hasProduct = (line: Line, at: Columns): boolean => !hasFitting(line, at) || saysAny(line, at, ofProducts);

/** What a row names, else what the row above did. */
const placeOf = ({ cells }: Line, at: Columns, above: Place): Place => ({
  order: textOf(cells[at.get('order') ?? -1]) || above.order,
  position: textOf(cells[at.get('position') ?? -1]) || above.position,
});

const quantityLimit = { ...fittingQuantity, required: true };

/** The fitting of a row; null when a cell of it is wrong. */
const readFitting = (line: Line, header: Header, errors: ImportError[]): FittingLine | null => {
  const before = errors.length;
  const { text, number } = cellsOf(line, header, errors);
  const read = {
    row: line.row,
    code: text('fitting_code', fittingLengths.code, true) as string,
    description: text('fitting_description', fittingLengths.description),
    field: text('fitting_field', fittingLengths.field, true) as string,
    quantity: number('fitting_quantity', quantityLimit) as number,
  };
  return errors.length > before ? null : read;
};

interface Said {
  readonly row: number;
  readonly position: string;
  readonly lines: FittingLine[];
}

/** The fittings of each place for which a row says some, whether that stands above or below the row of the product. */
export const fittingsByPlace = (
  lines: readonly Line[],
  header: Header,
  defaultOrder: string | null,
  errors: ImportError[],
): ReadonlyMap<string, FittingGroup[]> => {
  const { at, values } = header;
  // what a mapping says for all rows, as the rows of products take it
  const ofAll = (column: 'order' | 'position'): string => (at.has(column) ? '' : textOf(values.get(column)));
  const nowhere: Place = { order: ofAll('order') || (defaultOrder ?? ''), position: ofAll('position') };
  const products = new Set<string>();
  const said = new Map<string, Said>();
  let above = nowhere;
  for (const line of lines) {
    const isProduct = hasProduct(line, at);
    // a product that names no order is in the one chosen for the file, not in that of the row above
    above = placeOf(line, at, isProduct ? nowhere : above);
    const key = placeKey(above);
    if (isProduct) products.add(key);
    if (!hasFitting(line, at)) continue;
    const known = said.get(key) ?? { row: line.row, position: above.position, lines: [] };
    said.set(key, known);
    const read = readFitting(line, header, errors);
    if (read !== null) known.lines.push(read);
  }
  for (const [key, { row, position }] of said)
    if (!products.has(key))
      errors.push({ row, column: 'position', code: 'import.no_such_position', params: { value: position } });
  return new Map([...said].map(([key, { lines: ofPlace }]) => [key, groupFittings(ofPlace, errors)]));
};
