import { addressKeyOf } from './address-key';

const order = (over: object) =>
  addressKeyOf({ id: 5, delivery_address: null, address: null, customer_id: null, ...over } as never);

describe('what groups orders to one address', () => {
  it('the address row, else its text however it is spaced, else the customer, else the order alone', () => {
    expect(order({ delivery_address: 3, address: 'x' })).toBe('address:3');
    expect(order({ address: ' Vilnius,  Gedimino 1 ' })).toBe(order({ address: 'vilnius, gedimino 1' }));
    expect(order({ customer_id: 8 })).toBe('customer:8');
    expect(order({})).toBe('order:5');
  });
});
