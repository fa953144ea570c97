import { groupOrders } from './group-orders';
import type { ImportRow } from './read-rows';

const row = (line: number, order: string, customer: string | null = null, address: string | null = null) =>
  ({ row: line, order, customer, address }) as ImportRow;

describe('the orders of a file', () => {
  it('are its rows by number, in the order of the file', () => {
    const { orders, errors } = groupOrders([row(2, 'B'), row(3, 'A', 'Uždara', 'Vilnius'), row(4, 'B'), row(5, 'A')]);
    expect(errors).toEqual([]);
    expect(
      orders.map((order) => [order.number, order.firstRow, order.customer, order.address, order.rows.length]),
    ).toEqual([
      ['B', 2, null, null, 2],
      ['A', 3, 'Uždara', 'Vilnius', 2],
    ]);
  });

  it('have one customer and one address', () => {
    expect(groupOrders([row(2, 'A', 'One'), row(3, 'A', 'ONE'), row(4, 'A', 'Two')]).errors).toEqual([
      { row: 4, column: 'customer', code: 'import.differs', params: { value: 'Two', first: 2 } },
    ]);
    expect(groupOrders([row(2, 'A', null, 'Vilnius')]).errors).toEqual([
      { row: 2, column: 'customer', code: 'import.required', params: {} },
    ]);
  });

  it('are one order when their numbers differ in case only, and the row is named', () => {
    const { orders, errors } = groupOrders([row(2, 'ab-1'), row(3, 'AB-1'), row(4, 'ab-1')]);
    expect(orders.map((order) => [order.number, order.rows.length])).toEqual([['ab-1', 3]]);
    expect(errors).toEqual([{ row: 3, column: 'order', code: 'import.differs', params: { value: 'AB-1', first: 2 } }]);
  });
});
