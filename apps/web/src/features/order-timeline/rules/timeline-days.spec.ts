import type { TimelineMoment } from '@mullion/contracts';
import { idleTimeOf, idleInAll, timelineDays } from './timeline-days';

const HOUR = 3_600_000;
const local = (day: number, hour: number): string => new Date(2026, 10, day, hour).toISOString();
const moment = (at: string, idle_ms: number | null = 0) => ({ kind: 'status', at, idle_ms }) as TimelineMoment;

describe('BEY-36c the days of a timeline', () => {
  it('hold what happened on them by the clock of the reader', () => {
    const days = timelineDays({ moments: [moment(local(20, 8)), moment(local(20, 23)), moment(local(21, 0))] });
    expect(days.map(({ date, moments }) => [date, moments.length])).toEqual([
      ['2026-11-20', 2],
      ['2026-11-21', 1],
    ]);
  });
  it('show standing from half an hour of working time on, and mark a whole working day', () => {
    expect([idleTimeOf(null), idleTimeOf(HOUR / 2 - 1)]).toEqual([null, null]);
    expect(idleTimeOf(1.5 * HOUR)).toEqual({ time: { hours: 1, minutes: 30 }, isLong: false });
    expect(idleTimeOf(8 * HOUR)?.isLong).toBe(true);
  });
  it('add up what stood, until now too, and say nothing where nobody can say', () => {
    const moments = [moment(local(20, 8)), moment(local(21, 8), 3 * HOUR)];
    const stands = { since: local(21, 8), ms: 2 * HOUR };
    expect(idleInAll({ moments, stands })).toEqual({
      all: { hours: 5, minutes: 0 },
      longest: { hours: 3, minutes: 0 },
    });
    expect(idleInAll({ moments, stands: { ...stands, ms: null } })).toBeNull();
    expect(idleInAll({ moments: [], stands: null })).toEqual({
      all: { hours: 0, minutes: 0 },
      longest: { hours: 0, minutes: 0 },
    });
  });
});
