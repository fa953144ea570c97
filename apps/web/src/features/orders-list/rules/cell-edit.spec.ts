import { editOf, faultOf, textOfCell } from './cell-edit';

describe('BEY-62c a cell of the orders list that is edited', () => {
  const order = { delivery_date: '2031-03-03', customer_order_number: null };

  it('begins with what is there', () => {
    expect(textOfCell(order, 'delivery_date')).toBe('2031-03-03');
    expect(textOfCell(order, 'customer_order_number')).toBe('');
  });
  it('takes a day of the calendar or nothing, and a number as long as may be', () => {
    expect(['2031-02-30', '31.03.2031', 'x'].map((typed) => faultOf('delivery_date', typed))).toEqual(
      Array(3).fill('date'),
    );
    expect(['', ' 2031-02-28 '].map((typed) => faultOf('delivery_date', typed))).toEqual([null, null]);
    expect(faultOf('customer_order_number', 'x'.repeat(192))).toBe('long');
    expect(faultOf('customer_order_number', 'x'.repeat(191))).toBeNull();
  });
  it('writes what is another, and an empty cell as nothing', () => {
    expect(editOf(order, 'delivery_date', ' 2031-03-03 ')).toBeNull();
    expect(editOf(order, 'delivery_date', '')).toEqual({ delivery_date: null });
    expect(editOf(order, 'customer_order_number', ' ')).toBeNull();
    expect(editOf(order, 'customer_order_number', ' PO 7 ')).toEqual({ customer_order_number: 'PO 7' });
  });
});
