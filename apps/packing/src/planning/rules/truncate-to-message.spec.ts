import { truncateOrders, truncateToMessage, readableOrders } from './truncate-to-message';

const order = (id: number, products: number) => ({
  id,
  product_count: products,
  products: Array.from({ length: products }, (_one, at) => ({ at })),
});

describe('an answer that a message can hold', () => {
  it('has complete orders and pallets as long as there is room, and says that it was cut', () => {
    expect(truncateToMessage(['aaaa', 'bbbb', 'cccc'], 13)).toEqual({ items: ['aaaa', 'bbbb'], isCut: true });
    expect(truncateToMessage(['aaaa', 'bbbb'], 100)).toEqual({ items: ['aaaa', 'bbbb'], isCut: false });
    expect(truncateOrders([order(1, 2), order(2, 2)], 1_000).isCut).toBe(false);
    expect(truncateOrders([order(1, 2), order(2, 100)], 200)).toEqual({ items: [order(1, 2)], isCut: true });
  });

  it('has a part of the products when one order alone is too large', () => {
    const { items, isCut } = truncateOrders([order(1, 1_000), order(2, 1)], 500);
    expect([items.length, isCut]).toEqual([1, true]);
    expect(items[0]?.products.length).toBeGreaterThan(10);
    expect(Buffer.byteLength(JSON.stringify(items))).toBeLessThan(1_000);
  });

  it('never needs more products to be read than it could hold', () => {
    expect(readableOrders([order(1, 4), order(2, 4), order(3, 4)], 8)).toMatchObject({
      items: [{ id: 1 }, { id: 2 }],
      isCut: true,
    });
    expect(readableOrders([order(1, 20), order(2, 1)], 8)).toMatchObject({ items: [{ id: 1 }], isCut: true });
    expect(readableOrders([order(1, 20)], 8)).toMatchObject({ items: [{ id: 1 }], isCut: true });
    expect(readableOrders([order(1, 8)], 8).isCut).toBe(false);
  });
});
