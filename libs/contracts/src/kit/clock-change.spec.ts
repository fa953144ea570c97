import { clockChangeAt } from './clock-change';

describe('a time of day when clocks change', () => {
  it('does not come when they are put forward, comes twice when they are put back, and is any other time else', () => {
    const vilnius = (date: string, time: string) => clockChangeAt(date, time, 'Europe/Vilnius');
    expect(vilnius('2027-03-28', '03:30')).toBe('missing');
    expect(vilnius('2027-03-28', '03:00')).toBe('missing');
    expect(vilnius('2026-10-25', '03:30')).toBe('twice');
    for (const [date, time] of [
      ['2027-03-28', '02:59'],
      ['2027-03-28', '04:00'],
      ['2026-10-25', '02:59'],
      ['2026-10-25', '04:00'],
      ['2026-11-28', '03:30'],
    ] as const)
      expect([date, time, vilnius(date, time)]).toEqual([date, time, null]);
    expect(clockChangeAt('2027-03-28', '01:30', 'Europe/London')).toBe('missing');
    expect(clockChangeAt('2027-03-28', '03:30', 'UTC')).toBeNull();
    expect(clockChangeAt('', '03:30', 'Europe/Vilnius')).toBeNull();
  });
});
