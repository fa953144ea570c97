import { workingTime } from './working-time';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/**
 * Eight hours from Monday to Friday, from seven to three; the 1st of December is closed. In Vilnius it is two hours
 * later than by UTC.
 */
const calendar = { hours: [8, 8, 8, 8, 8, 0, 0], closed: new Map([['2026-12-01', 'Inventorizacija']]) };
const between = (from: string, to: string, days: typeof calendar | null = calendar) =>
  workingTime(days, { from: new Date(from), to: new Date(to), timeZone: 'Europe/Vilnius' });

describe('working time', () => {
  it('counts no nights, weekends or closed days', () => {
    // from Friday 14:50 to Saturday, to Monday 7:05, to the Wednesday after the closed Tuesday
    expect(between('2026-11-27T12:50:00Z', '2026-11-28T09:00:00Z')).toEqual({ ms: 10 * MINUTE, until: null });
    expect(between('2026-11-27T12:50:00Z', '2026-11-30T05:05:00Z').ms).toBe(15 * MINUTE);
    expect(between('2026-11-27T12:50:00Z', '2026-12-02T06:00:00Z').ms).toBe(10 * MINUTE + 9 * HOUR);
  });

  it('runs on until the end of the day, and stands still after it', () => {
    const now = between('2026-11-27T06:00:00Z', '2026-11-27T07:30:00Z');
    expect(now).toEqual({ ms: 90 * MINUTE, until: new Date('2026-11-27T13:00:00Z') });
    expect(between('2026-11-27T06:00:00Z', '2026-11-27T17:00:00Z')).toEqual({ ms: 7 * HOUR, until: null });
  });

  it('counts what is begun outside of the hours on that day', () => {
    expect(between('2026-11-27T17:00:00Z', '2026-11-27T17:20:00Z').ms).toBe(20 * MINUTE);
    expect(between('2026-11-28T08:00:00Z', '2026-11-28T08:30:00Z')).toEqual({
      ms: 30 * MINUTE,
      until: new Date('2026-11-28T22:00:00Z'),
    });
    expect(between('2026-11-28T20:00:00Z', '2026-11-30T06:00:00Z').ms).toBe(2 * HOUR + HOUR);
  });

  it('counts no evening of what stands: nobody is at it', () => {
    const idle = (from: string, to: string) =>
      workingTime(calendar, { from: new Date(from), to: new Date(to), timeZone: 'Europe/Vilnius', of: 'idle' }).ms;
    // from Friday 15:45 to Monday 7:05, and over a Saturday
    expect([
      idle('2026-11-27T13:45:00Z', '2026-11-30T05:05:00Z'),
      idle('2026-11-28T08:00:00Z', '2026-11-28T09:00:00Z'),
    ]).toEqual([5 * MINUTE, 0]);
  });

  it('is all the time where nobody has said when is worked, and the hours of the night the clocks change too', () => {
    expect(between('2026-11-27T12:00:00Z', '2026-11-28T12:00:00Z', null).ms).toBe(24 * HOUR);
    expect(between('2026-10-23T11:00:00Z', '2026-10-26T06:00:00Z').ms).toBe(2 * HOUR);
  });
});
