import { isoWeek } from './iso-week';

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
});
