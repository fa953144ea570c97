import type { EstimateWeek } from '@mullion/contracts';
import { otherWeek, roomOf, tallest } from './week-room';

const week = (number: number, length: number, promised: number): EstimateWeek => ({
  week: `2026${number}`,
  monday: '2026-11-23',
  trucks: length > 0 ? 1 : 0,
  length,
  promised,
  unestimated: 0,
});

describe('BEY-24b room in a week', () => {
  it('is what trucks leave beside what is promised and the order itself', () => {
    expect(roomOf(week(48, 13_600, 11_200), 4450)).toMatchObject({ number: 48, kind: 'lacks', byMm: 2050 });
    expect(roomOf(week(51, 40_800, 22_600), 4450)).toMatchObject({ kind: 'fits', byMm: 13_750 });
    expect(roomOf(week(49, 13_600, 13_600), null)).toMatchObject({ kind: 'fits', byMm: 0 });
    expect(roomOf(week(49, 0, 0), 10)).toMatchObject({ kind: 'no_trucks' });
  });

  it('names the first other week that fits', () => {
    const rooms = [week(48, 13_600, 13_000), week(49, 0, 0), week(50, 13_600, 0), week(51, 13_600, 0)].map((one) =>
      roomOf(one, 4450),
    );
    expect(otherWeek(rooms, '202648')?.number).toBe(50);
    expect(otherWeek(rooms, '202650')?.number).toBe(51);
    expect(otherWeek(rooms.slice(0, 2), '202648')).toBeNull();
  });

  it('is drawn by the tallest of all', () => {
    expect(tallest([week(48, 13_600, 11_200), week(49, 0, 20_000)], 4450)).toBe(24_450);
    expect(tallest([], null)).toBe(1);
  });
});
