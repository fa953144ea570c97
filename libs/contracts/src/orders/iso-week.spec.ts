import { daysOfWeek, isoWeek } from './iso-week';

describe('ISO weeks', () => {
  it.each([
    ['2026-11-24', '202648'],
    ['2027-01-01', '202653'],
    ['2027-01-04', '202701'],
    ['2024-12-30', '202501'],
    ['2026-01-01', '202601'],
  ])('puts %s into %s', (date, week) => {
    expect(isoWeek(date)).toBe(week);
  });

  it.each([
    ['202648', '2026-11-23', '2026-11-29'],
    ['202601', '2025-12-29', '2026-01-04'],
    ['202653', '2026-12-28', '2027-01-03'],
    ['202701', '2027-01-04', '2027-01-10'],
  ])('%s is from %s to %s', (week, first, last) => {
    expect(daysOfWeek(week)).toEqual({ first, last });
  });

  it('a year of 52 weeks has no 53rd', () => {
    expect(daysOfWeek('202553')).toBeNull();
  });
});
