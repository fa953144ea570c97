import { demoGlass, type GlazedProduct } from './demo-glass';

const product = (over: Partial<GlazedProduct> = {}): GlazedProduct => ({
  id: 1,
  order_id: 1,
  order: '26-0001',
  position: 'L1',
  barcode: '26-0001.999001',
  type: 'Medinis langas 92',
  category: 1,
  width: 1_000,
  height: 1_400,
  status: 6,
  order_status: 6,
  ...over,
});
const now = new Date('2026-11-23T08:00:00Z');

describe('the glass of the demo factory', () => {
  it('is a pane for each field of a window or door, smaller than it, and none for an addition', () => {
    const panes = demoGlass([product(), product({ id: 2, width: 1_900 }), product({ id: 3, category: 0 })], now);
    expect(
      panes.map(({ customer_position, field, width, height }) => [customer_position, field, width, height]),
    ).toEqual([
      ['L1.1', 'A', 844, 1_244],
      ['L1.1', 'A', 794, 1_244],
      ['L1.2', 'B', 794, 1_244],
    ]);
  });

  it('stands at most twelve to a side, each order by itself, and has left the stand when the product is made', () => {
    const many = Array.from({ length: 14 }, (_none, at) => product({ id: at + 1 }));
    const other = [product({ id: 20, order_id: 2 }), product({ id: 21, order_id: 2, status: 8 })];
    const places = demoGlass([...many, ...other], now).map(
      ({ stand_number: stand, stand_side: side }) => `${stand ?? ''}${side ?? ''}`,
    );
    expect(places).toEqual([...Array<string>(12).fill('1A'), '1B', '1B', '2A', '']);
  });

  it('is only ordered for part of what is prepared, and for nothing before that', () => {
    const stands = (over: Partial<GlazedProduct>) =>
      demoGlass([product(over)], now).map(({ stand_number }) => stand_number);
    expect([stands({ order_status: 4 }), stands({ order_status: 4, order_id: 2 })]).toEqual([[null], ['1']]);
    expect([stands({ order_status: 0 }), stands({ order_status: 14 })]).toEqual([[], []]);
  });
});
