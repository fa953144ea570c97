import { workingCalendars } from './working-calendars';

const week = [8, 8, 8, 8, 8, 0, 0];
const short = [6, 6, 6, 6, 0, 0, 0];

describe('the calendar of a work center', () => {
  it('is its own, else the company’s, and closed when either is', () => {
    const hours = [
      { work_center_id: 0, hours: week },
      { work_center_id: 2, hours: short },
    ];
    const closed = [
      { work_center_id: 0, day: '2026-12-24', reason: 'Kūčios' },
      { work_center_id: 2, day: '2026-12-01', reason: 'Remontas' },
    ];
    const calendars = workingCalendars([1, 2], hours, closed);
    expect(calendars.get(1)).toEqual({ hours: week, closed: new Map([['2026-12-24', 'Kūčios']]) });
    expect(calendars.get(2)?.hours).toBe(short);
    expect([...(calendars.get(2)?.closed.keys() ?? [])]).toEqual(['2026-12-24', '2026-12-01']);
  });

  it('is none where nobody has set any', () => {
    expect(workingCalendars([1], [{ work_center_id: 2, hours: week }], []).get(1)).toBeNull();
  });
});
