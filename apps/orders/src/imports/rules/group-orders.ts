import { type ImportError, type OrderColumn, orderColumns } from '@mullion/contracts';
import type { ImportRow, OrderWords } from './read-rows';

/** The rows of one order, and what they say of it together. */
export interface ImportOrder extends OrderWords {
  readonly number: string;
  readonly firstRow: number;
  readonly rows: readonly ImportRow[];
}

/** Numbers that differ in case only are one order's. */
export const orderKey = (number: string): string => number.toLowerCase();
type Word = string | number;
const sameWord = (a: Word, b: Word): boolean => String(a).toLowerCase() === String(b).toLowerCase();

/**
 * Rows by order, in the order of the file; an order has one customer, one address and so on, said in any of its rows.
 */
export const groupOrders = (rows: readonly ImportRow[]): { orders: ImportOrder[]; errors: ImportError[] } => {
  const errors: ImportError[] = [];
  const byNumber = new Map<string, ImportRow[]>();
  for (const row of rows) {
    const known = byNumber.get(orderKey(row.order));
    if (!known) byNumber.set(orderKey(row.order), [row]);
    else {
      const [first] = known;
      if (first && first.order !== row.order)
        errors.push({
          row: row.row,
          column: 'order',
          code: 'import.differs',
          params: { value: row.order, first: first.row },
        });
      known.push(row);
    }
  }
  const said = (group: readonly ImportRow[], column: OrderColumn): Word | null => {
    const first = group.find((row) => row[column] !== null);
    const value = first?.[column] ?? null;
    for (const row of group)
      if (first && value !== null && row[column] !== null && !sameWord(row[column], value))
        errors.push({ row: row.row, column, code: 'import.differs', params: { value: row[column], first: first.row } });
    return value;
  };
  const orders = [...byNumber.values()].map((group) => ({
    ...(Object.fromEntries(orderColumns.map((column) => [column, said(group, column)])) as unknown as OrderWords),
    number: group[0]?.order ?? '',
    firstRow: group[0]?.row ?? 0,
    rows: group,
  }));
  for (const order of orders)
    if (order.address !== null && order.customer === null)
      errors.push({ row: order.firstRow, column: 'customer', code: 'import.required', params: {} });
  return { orders, errors };
};

/** How many fittings the file lists for an order: each code of a position once. */
export const fittingsIn = ({ rows }: Pick<ImportOrder, 'rows'>): number =>
  rows.reduce((sum, { fittings }) => sum + (fittings?.length ?? 0), 0);
