import { listOrders } from './orders.routes';
import { weekOf } from './week';

describe('the week filter', () => {
  it('ORD-02a reads w48 or 48 as the nearest such week and six digits as they are; anything else is no week', () => {
    expect(weekOf('w48', '2026-11-28')).toBe('202648');
    expect(weekOf('48', '2026-11-28')).toBe('202648');
    expect(weekOf('W05', '2027-06-30')).toBe('202705');
    expect(weekOf('w5', '2027-02-01')).toBe('202705');
    expect(weekOf(' 202601 ', '2030-01-01')).toBe('202601');
    for (const other of ['', 'w', 'w481', 'w00', 'w54', 'w99', '2026', '2026480', '202699', '202553', 'spring'])
      expect(weekOf(other, '2026-11-28')).toBeNull();
  });

  it('around New Year is the week of the ISO year, not of the calendar', () => {
    expect(weekOf('w01', '2026-12-29')).toBe('202701');
    expect(weekOf('w53', '2027-01-02')).toBe('202653');
    expect(weekOf('w52', '2027-01-04')).toBe('202652');
    expect(weekOf('w02', '2026-12-20')).toBe('202702');
  });

  it('is refused by the list when it is no week', () => {
    const { query } = listOrders;
    for (const none of [undefined, '', 'null']) expect(query.parse({ week: none }).week).toBeNull();
    expect(query.parse({ week: '202648' }).week).toBe('202648');
    for (const week of ['w48', 'w99', '202699', '202600', 'spring'])
      expect(query.safeParse({ week }).error?.issues).toMatchObject([{ path: ['week'] }]);
  });
});
