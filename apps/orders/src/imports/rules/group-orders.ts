import type { ImportError } from '@mullion/contracts';
import type { ImportRow } from './read-rows';

/** The rows of one order, and what they say of it together. */
export interface ImportOrder {
  readonly number: string;
  readonly firstRow: number;
  readonly customer: string | null;
  readonly address: string | null;
  readonly rows: readonly ImportRow[];
}

const sameText = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Rows by order, in the order of the file; an order has one customer and one address, said in any of its rows. */
export const groupOrders = (rows: readonly ImportRow[]): { orders: ImportOrder[]; errors: ImportError[] } => {
  const errors: ImportError[] = [];
  const byNumber = new Map<string, ImportRow[]>();
  for (const row of rows) {
    const known = byNumber.get(row.order);
    if (known) known.push(row);
    else byNumber.set(row.order, [row]);
  }
  const said = (group: readonly ImportRow[], column: 'customer' | 'address'): string | null => {
    const first = group.find((row) => row[column] !== null);
    for (const row of group)
      if (first && row[column] !== null && !sameText(row[column], first[column] as string))
        errors.push({ row: row.row, column, code: 'import.differs', params: { value: row[column], first: first.row } });
    return first?.[column] ?? null;
  };
  const orders = [...byNumber].map(([number, group]) => ({
    number,
    firstRow: group[0]?.row ?? 0,
    customer: said(group, 'customer'),
    address: said(group, 'address'),
    rows: group,
  }));
  for (const order of orders)
    if (order.address !== null && order.customer === null)
      errors.push({ row: order.firstRow, column: 'customer', code: 'import.required', params: {} });
  return { orders, errors };
};
