import { daysBetween, type OrderSupplier } from '@mullion/contracts';

type Promised = Pick<OrderSupplier, 'supplier_id' | 'ordered_at' | 'confirmed_delivery_date'>;
export type DateState = 'confirmed' | 'late' | 'ordered' | 'notOrdered' | 'none';

/** What the cell of an order and a supplier says: a date that has passed is still confirmed, and marked. */
export const dateState = (promise: Promised | undefined, today: string): DateState => {
  if (!promise) return 'none';
  const { ordered_at: ordered, confirmed_delivery_date: confirmed } = promise;
  if (confirmed !== null) return confirmed < today ? 'late' : 'confirmed';
  return ordered === null ? 'notOrdered' : 'ordered';
};

/** Days since a date that has passed. */
export const daysLate = (date: string, today: string): number => Math.max(0, daysBetween(date, today));

/** The furthest date that each supplier confirmed for these orders, by supplier. */
export const furthestDates = (
  orders: readonly { readonly suppliers: readonly Promised[] }[],
): ReadonlyMap<number, string> => {
  const furthest = new Map<number, string>();
  for (const { supplier_id: id, confirmed_delivery_date: date } of orders.flatMap(({ suppliers }) => suppliers)) {
    const known = furthest.get(id);
    if (date !== null && (known === undefined || date > known)) furthest.set(id, date);
  }
  return furthest;
};
