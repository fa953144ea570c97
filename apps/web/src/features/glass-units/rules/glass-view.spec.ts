import { glassView } from './glass-view';

const at = (pathname: string, search = '') => glassView.read({ pathname: `/lt/${pathname}`, search });

describe('what the address of the glass units says', () => {
  it('GLU-01ab is a filter in the path; at first all by rising stand number', () => {
    expect(at('glass-units')).toMatchObject({
      filter: null,
      orderBy: 'stand_number',
      order: 'ASC',
      page: 1,
      shown: 'list',
    });
    expect(at('glass-units/26-0405')).toMatchObject({ filter: '26-0405' });
    expect(glassView.write(at('glass-units'))).toBe('glass-units');
    expect(glassView.write(at('glass-units/a%2Fb'))).toBe('glass-units/a%2Fb');
  });

  it('GLU-01a cannot be an order by size', () => {
    for (const column of ['size', 'width', 'height'])
      expect(at('glass-units', `?order_by=${column}`).orderBy).toBe('stand_number');
  });

  it('may be the map, or one side of one stand', () => {
    expect(at('glass-units', '?shown=stands').shown).toBe('stands');
    expect(at('glass-units', '?stand=12&side=B')).toMatchObject({ stand: '12', side: 'B' });
    expect(at('glass-units', '?stand=12&side=C').side).toBeNull();
  });
});
