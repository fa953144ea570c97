import { parseWeek } from './parse-week';

describe('a week of delivery', () => {
  it.each([
    ['202701', '202701'],
    [202_701, '202701'],
    ['2027-W01', '202701'],
    ['w1/2027', '202701'],
    ['1 sav. 2027', '202701'],
    ['KW 53 / 2026', '202653'],
    ['', null],
  ])('is read from %j', (cell, value) => {
    expect(parseWeek(cell)).toEqual({ value });
  });

  it.each(['w12', '54/2027', '202753', '0/2027', 'January 2027', '12.01.2027'])('is refused as %j', (cell) => {
    expect(parseWeek(cell)).toHaveProperty('fault.code', 'import.not_a_week');
  });
});
