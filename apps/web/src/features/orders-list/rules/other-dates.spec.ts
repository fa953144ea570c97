import { otherDates, workingDayFrom } from './other-dates';

describe('dates beside the chosen one', () => {
  it('BEY-12a are the working days after it', () => {
    expect(otherDates('2026-11-26')).toEqual(['2026-11-26', '2026-11-27', '2026-11-30', '2026-12-01']);
    expect(otherDates('2026-11-28')).toEqual(['2026-11-28', '2026-11-30', '2026-12-01', '2026-12-02']);
  });

  it('BEY-12a begin with no weekend where none is chosen', () => {
    expect(['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'].map(workingDayFrom)).toEqual([
      '2026-11-27',
      '2026-11-30',
      '2026-11-30',
      '2026-11-30',
    ]);
  });
});
