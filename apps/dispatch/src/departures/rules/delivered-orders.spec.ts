import { deliveredOrders, momentBetween } from './delivered-orders';

const product = (id: number, order: number) => ({ id, order_id: order }) as never;
const pallets = [{ products: [product(1, 7), product(2, 7)] }, { products: [product(3, 8)] }] as never[];

describe('what is delivered at a stop', () => {
  it('BEY-26 is all of it but what was missing', () => {
    expect(deliveredOrders(pallets, [])).toEqual([
      { order_id: 7, product_ids: [1, 2] },
      { order_id: 8, product_ids: [3] },
    ]);
    expect(
      deliveredOrders(pallets, [
        { product_id: 3, kind: 'missing' },
        { product_id: 1, kind: 'glass' },
      ]),
    ).toEqual([{ order_id: 7, product_ids: [1, 2] }]);
  });

  it('BEY-26 is not delivered before the truck has left, nor in the future, whatever the clock of the device says', () => {
    const [left, now] = [new Date('2026-11-23T06:00:00Z'), new Date('2026-11-23T18:00:00Z')];
    expect(momentBetween('2026-11-23T09:30:00Z', left, now).toISOString()).toBe('2026-11-23T09:30:00.000Z');
    expect(momentBetween('2020-01-01T00:00:00Z', left, now)).toEqual(left);
    expect(momentBetween('2030-01-01T00:00:00+02:00', left, now)).toEqual(now);
  });
});
