import { listOrders } from './orders.routes';
import { weekOf } from './week';

describe('the week filter', () => {
  it('ORD-02a reads w48 as this year’s week and six digits as they are; anything else is no week', () => {
    expect(weekOf('w48', 2026)).toBe('202648');
    expect(weekOf('W05', 2027)).toBe('202705');
    expect(weekOf(' 202601 ', 2030)).toBe('202601');
    for (const other of ['', 'w', 'w4', 'w481', 'w00', 'w54', 'w99', '48', '2026', '2026480', '202699', 'spring'])
      expect(weekOf(other, 2026)).toBeNull();
  });

  it('is refused by the list when it is no week', () => {
    const { query } = listOrders;
    for (const none of [undefined, '', 'null']) expect(query.parse({ week: none }).week).toBeNull();
    expect(query.parse({ week: '202648' }).week).toBe('202648');
    for (const week of ['w48', 'w99', '202699', '202600', 'spring'])
      expect(query.safeParse({ week }).error?.issues).toMatchObject([{ path: ['week'] }]);
  });
});
