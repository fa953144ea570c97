interface Numbered {
  readonly number: string;
}

/** The one order that a filter can only mean: named in full, or the only one that fits. */
export const soughtOrder = <Order extends Numbered>(orders: readonly Order[], filter: string): Order | null => {
  const named = orders.find(({ number }) => number.toLowerCase() === filter.trim().toLowerCase());
  return named ?? (orders.length === 1 ? (orders[0] ?? null) : null);
};
