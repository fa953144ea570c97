import { withDateFrom, withDateTo, withStatusFrom, withStatusTo } from './range-coupling';

describe('the coupling rules of the filters', () => {
  it('STA-05ab ORD-02a a from-status sets the to-status equal; a lower to-status lowers the from-status', () => {
    expect(withStatusFrom(6)).toEqual({ from: 6, to: 6 });
    expect(withStatusTo({ from: 6, to: 6 }, 100)).toEqual({ from: 6, to: 100 });
    expect(withStatusTo({ from: 6, to: 100 }, 4)).toEqual({ from: 4, to: 4 });
  });

  it('ORD-02a a from-date sets the to-date equal; an earlier to-date moves the from-date', () => {
    expect(withDateFrom({ from: null, to: '2027-01-01' }, '2026-11-24')).toEqual({
      from: '2026-11-24',
      to: '2026-11-24',
    });
    expect(withDateTo({ from: '2026-11-24', to: '2026-11-24' }, '2026-12-09')).toEqual({
      from: '2026-11-24',
      to: '2026-12-09',
    });
    expect(withDateTo({ from: '2026-11-24', to: '2026-12-09' }, '2026-11-20')).toEqual({
      from: '2026-11-20',
      to: '2026-11-20',
    });
    expect(withDateTo({ from: null, to: null }, '2026-11-20')).toEqual({ from: null, to: '2026-11-20' });
  });

  it('ORD-02a clearing a date clears it alone where the rule says nothing else', () => {
    expect(withDateTo({ from: '2026-11-24', to: '2026-12-09' }, null)).toEqual({ from: '2026-11-24', to: null });
    expect(withDateFrom({ from: '2026-11-24', to: '2026-12-09' }, null)).toEqual({ from: null, to: '2026-12-09' });
  });
});
