import { monthAfter, weeksOf, workingDaysBetween, dayAfter } from './month-days';
import { dateState, daysLate, furthestDates } from './supplier-dates';

const promised = (supplier: number, confirmed: string | null, ordered: string | null = '2026-11-12') => ({
  supplier_id: supplier as never,
  ordered_at: ordered,
  confirmed_delivery_date: confirmed,
});

describe('supplier dates of orders', () => {
  it('PRE-01c say whether they are confirmed, passed, ordered without a date, or not ordered', () => {
    const today = '2026-11-20';
    expect(dateState(promised(1, '2026-11-20'), today)).toBe('confirmed');
    expect(dateState(promised(1, '2026-11-18'), today)).toBe('late');
    expect(daysLate('2026-11-18', today)).toBe(2);
    expect(dateState(promised(1, null), today)).toBe('ordered');
    expect(dateState(promised(1, null, null), today)).toBe('notOrdered');
    expect(dateState(undefined, today)).toBe('none');
  });

  it('PRE-01c have the furthest confirmed one of each supplier', () => {
    const orders = [
      { suppliers: [promised(1, '2026-11-24'), promised(2, null)] },
      { suppliers: [promised(1, '2026-12-04'), promised(3, '2026-11-30')] },
      { suppliers: [promised(1, '2026-11-30')] },
    ];
    expect([...furthestDates(orders)]).toEqual([
      [1, '2026-12-04'],
      [3, '2026-11-30'],
    ]);
  });
});

describe('the days of a month', () => {
  it('stand in weeks from Monday', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null]);
    expect(weeksOf('2027-02').flat()).toHaveLength(28);
  });

  it('go on over the ends of years', () => {
    expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1), monthAfter('2026-11', 3)]).toEqual([
      '2027-01',
      '2025-12',
      '2027-02',
    ]);
    expect([dayAfter('2026-12-31', 1), dayAfter('2026-03-01', -1)]).toEqual(['2027-01-01', '2026-02-28']);
  });

  it('are counted without weekends and holidays', () => {
    expect(
      workingDaysBetween(
        '2026-12-23',
        '2026-12-29',
        (date) => date.startsWith('2026-12-2') && date > '2026-12-23' && date < '2026-12-27',
      ),
    ).toBe(2);
    expect(workingDaysBetween('2026-12-29', '2026-12-23', () => false)).toBe(0);
  });
});
