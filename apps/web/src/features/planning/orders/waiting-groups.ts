import type { WaitingOrder } from '@mullion/contracts';

/** What goes to one place in one week. */
export interface WaitingGroup {
  readonly key: string;
  /** Six digits; null: without a delivery date. */
  readonly week: string | null;
  /** The address, or the customer where an order has none. */
  readonly place: string;
  /** Of the whole group, also what is on other pages. */
  readonly sum: WaitingOrder['group'];
  readonly orders: readonly WaitingOrder[];
}

/** Neighbours of one week and place as one group; the server gives them in that order. */
export const waitingGroups = (orders: readonly WaitingOrder[]): WaitingGroup[] => {
  const groups = new Map<string, WaitingGroup>();
  for (const order of orders) {
    const place = order.address || (order.customer ?? '');
    const key = `${order.week ?? ''} ${place}`;
    const group = groups.get(key) ?? { key, week: order.week, place, sum: order.group, orders: [] };
    groups.set(key, { ...group, orders: [...group.orders, order] });
  }
  return [...groups.values()];
};
