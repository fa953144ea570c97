import { soughtOrder } from './sought-order';

const orders = ['26-0412', '26-04121', '26-0413'].map((number) => ({ number }));

describe('an order that is not in preparation', () => {
  it('PRE-01a is named when the filter can only mean it', () => {
    expect(soughtOrder(orders, ' 26-0412 ')).toBe(orders[0]);
    expect(soughtOrder(orders.slice(2), '0413')).toBe(orders[2]);
    expect(soughtOrder(orders, '26-04')).toBeNull();
    expect(soughtOrder([], '26-04')).toBeNull();
  });
});
