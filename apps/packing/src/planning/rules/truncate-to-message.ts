/** A message holds 8 MB; orders and pallets share it. */
const MOST_BYTES = 3_500_000;
/** More products than this are not even read. */
export const MOST_PRODUCTS = 6_000;

interface Cut<Item> {
  readonly items: Item[];
  readonly isCut: boolean;
}

const sizeOf = (item: unknown): number => Buffer.byteLength(JSON.stringify(item));

/** The first of these that an answer has room for; none is cut. */
export const truncateToMessage = <Item>(items: readonly Item[], most = MOST_BYTES): Cut<Item> => {
  let left = most;
  const fit = items.findIndex((item) => (left -= sizeOf(item)) < 0);
  return fit < 0 ? { items: [...items], isCut: false } : { items: items.slice(0, fit), isCut: true };
};

/** The same of orders with their products; of a first order that is too large alone, the products that fit. */
export const truncateOrders = <Order extends { readonly products: readonly unknown[] }>(
  orders: readonly Order[],
  most = MOST_BYTES,
): Cut<Order> => {
  const fit = truncateToMessage(orders, most);
  const [first] = orders;
  if (fit.items.length > 0 || !first) return fit;
  const head = sizeOf({ ...first, products: [] });
  return { items: [{ ...first, products: truncateToMessage(first.products, most - head).items }], isCut: true };
};

/** The first orders whose products may be read at once; always one. */
export const readableOrders = <Order extends { readonly product_count: number }>(
  orders: readonly Order[],
  most = MOST_PRODUCTS,
): Cut<Order> => {
  let left = most;
  const end = orders.findIndex((order, at) => (left -= order.product_count) < 0 && at > 0);
  return end < 0 ? { items: [...orders], isCut: left < 0 } : { items: orders.slice(0, end), isCut: true };
};
