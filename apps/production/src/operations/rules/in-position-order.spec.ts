import { inPositionOrder } from './in-position-order';

const product = (delivery_date: string | null, order: string, position: string, barcode = '') => ({
  delivery_date,
  order,
  position,
  barcode,
});

describe('the order of what waits at a work center', () => {
  it('EXP-04a is by delivery, order and position, numbers by their value, undated orders last', () => {
    const wanted = [
      product('2026-11-20', '26-0900', 'A1'),
      product('2026-11-27', '26-0101', 'A2', '26-0101.2'),
      product('2026-11-27', '26-0101', 'A2', '26-0101.10'),
      product('2026-11-27', '26-0101', 'A10'),
      product('2026-11-27', '26-0102', 'A1'),
      product(null, '26-0001', 'A1'),
    ];
    expect([...wanted].reverse().sort(inPositionOrder)).toEqual(wanted);
  });
});
