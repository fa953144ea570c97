import type { HistoryAction } from '@mullion/contracts';
import { historyDays, initials } from './history-days';

const action = (id: number, day: number): HistoryAction =>
  ({ id, time: { date: new Date(2026, 10, day, 12).toISOString() } }) as HistoryAction;

describe('days of the history', () => {
  it('PRO-01b hold their lines in the order they came', () => {
    expect(
      historyDays([action(3, 20), action(2, 20), action(1, 19)]).map(({ date, actions }) => [
        date,
        actions.map(({ id }) => id),
      ]),
    ).toEqual([
      ['2026-11-20', [3, 2]],
      ['2026-11-19', [1]],
    ]);
  });

  it.each([
    ['Darbininkas 2', 'D2'],
    ['Ona Rita Petraitė', 'OP'],
    ['admin', 'A'],
    ['', ''],
  ])('a name %s is %s on a badge', (name, badge) => {
    expect(initials(name)).toBe(badge);
  });
});
