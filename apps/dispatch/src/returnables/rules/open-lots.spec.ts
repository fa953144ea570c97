import fc from 'fast-check';
import { agesOf, daysBetween, openLots, type Moved } from './open-lots';

const moved = (
  id: number,
  act: Moved['act'],
  count: number,
  moved_on: string,
  corrects_id: number | null = null,
): Moved => ({
  id,
  act,
  count,
  moved_on,
  corrects_id,
});

describe('BEY-17a what a holder still has, and since when', () => {
  it('is what was given out last: the oldest comes back first', () => {
    const movements = [
      moved(1, 'given', 5, '2026-01-10'),
      moved(2, 'given', 3, '2026-02-10'),
      moved(3, 'taken', 6, '2026-03-01'),
      moved(4, 'given', 2, '2026-01-20'),
    ];
    expect(openLots(movements)).toEqual({
      lots: [
        { movement_id: 4, since: '2026-01-20', count: 1 },
        { movement_id: 2, since: '2026-02-10', count: 3 },
      ],
      balance: 4,
    });
  });

  it('is without what a correction takes back, of what was given and of what was taken', () => {
    const given = [
      moved(1, 'given', 5, '2026-01-10'),
      moved(2, 'given', 5, '2026-02-10'),
      moved(3, 'taken', 4, '2026-02-20'),
    ];
    expect(openLots([...given, moved(4, 'corrected', 5, '2026-03-01', 2)])).toEqual({
      lots: [{ movement_id: 1, since: '2026-01-10', count: 1 }],
      balance: 1,
    });
    expect(openLots([...given, moved(4, 'corrected', 3, '2026-03-01', 3)]).lots).toEqual([
      { movement_id: 1, since: '2026-01-10', count: 4 },
      { movement_id: 2, since: '2026-02-10', count: 5 },
    ]);
  });

  it('may be less than nothing, which the next that are given out make good', () => {
    expect(openLots([moved(1, 'taken', 3, '2026-01-10')])).toEqual({ lots: [], balance: -3 });
    expect(openLots([moved(1, 'taken', 3, '2026-01-10'), moved(2, 'given', 4, '2026-02-01')])).toEqual({
      lots: [{ movement_id: 2, since: '2026-02-01', count: 1 }],
      balance: 1,
    });
  });

  it('adds up whatever the order in which movements are told', () => {
    const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-0${1 + (n % 9)}-${String(n).padStart(2, '0')}`);
    const some = fc.array(
      fc.record({
        act: fc.constantFrom('given' as const, 'taken' as const),
        count: fc.integer({ min: 1, max: 40 }),
        moved_on: day,
      }),
      {
        maxLength: 30,
      },
    );
    fc.assert(
      fc.property(some, (rows) => {
        const movements = rows.map(({ act, count, moved_on }, at) => moved(at + 1, act, count, moved_on));
        const { lots, balance } = openLots(movements);
        const sum = rows.reduce((all, { act, count }) => all + (act === 'given' ? count : -count), 0);
        expect(balance).toBe(sum);
        expect(lots.reduce((all, { count }) => all + count, 0)).toBe(Math.max(0, sum));
        expect(openLots(movements.toReversed())).toEqual({ lots, balance });
        expect(lots.every(({ since }, at) => at === 0 || (lots[at - 1]?.since ?? '') <= since)).toBe(true);
      }),
    );
  });
});

describe('ages', () => {
  it('have four steps, whose last days belong to them', () => {
    const today = '2026-11-25';
    const since = (days: number) => new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
    const lots = [0, 30, 31, 60, 61, 90, 91, 400].map((days) => ({ since: since(days), count: 1 }));
    expect(agesOf(lots, today)).toEqual([2, 2, 2, 2]);
  });

  it('count days over the change of the clocks', () => {
    expect(daysBetween('2026-10-01', '2026-11-01')).toBe(31);
  });
});
