import { weeksUntil } from './weeks-until';

describe('the weeks of the chart', () => {
  it('begin on Mondays and end with the current one, over the end of a year too', () => {
    expect(weeksUntil('2026-11-23', 2)).toEqual(['2026-11-16', '2026-11-23']);
    expect(weeksUntil('2026-11-22', 2)).toEqual(['2026-11-09', '2026-11-16']);
    expect(weeksUntil('2027-01-02', 2)).toEqual(['2026-12-21', '2026-12-28']);
  });
});
