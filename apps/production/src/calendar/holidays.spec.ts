import { holidaysOf } from './holidays.queries';

describe('public holidays', () => {
  it('PRE-02a are those of Lithuania, named in both languages, with those that move', () => {
    const days = new Map(holidaysOf(2026, 2027).map(({ date, name }) => [date, name]));
    expect(days.get('2026-02-16')?.en).toContain('Lithuania');
    // Easter Monday of either year, and Christmas Eve
    for (const date of ['2026-04-06', '2027-03-29', '2026-12-24']) expect(days.has(date)).toBe(true);
    // families keep it, factories work
    expect(days.has('2026-06-07')).toBe(false);
    expect(holidaysOf(2030, 2020)).toEqual([]);
  });
});
