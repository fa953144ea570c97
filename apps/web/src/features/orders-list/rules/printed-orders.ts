import type { Order } from '@mullion/contracts';

interface OrderWords {
  readonly statusOf: (status: number) => string;
  readonly palStatusOf: (palStatus: number) => string;
}
type PrintedCell = string | number | null;
/** Most characters of one printed cell. */
const MAX_TEXT = 300;

const cellOf = (order: Order, key: string, { statusOf, palStatusOf }: OrderWords): PrintedCell => {
  if (key === 'status') return statusOf(order.status);
  if (key === 'pal_status') return palStatusOf(order.pal_status);
  const value = order[key as keyof Order];
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? value.slice(0, MAX_TEXT) : null;
};

/** Chosen orders as rows for paper: the columns on screen in their order, their heads first. */
export const printedOrders = (
  orders: readonly Order[],
  columns: readonly { readonly key: string; readonly head: string }[],
  words: OrderWords,
): PrintedCell[][] => [
  columns.map((column) => column.head),
  ...orders.map((order) => columns.map((column) => cellOf(order, column.key, words))),
];
