import type { ProductionBox } from '@mullion/contracts';
import { boxState, locationOf, toBox, type CountedBox } from './production-box';

const at = (hour: number): Date => new Date(Date.UTC(2026, 10, 20, hour));
const box = (over: Partial<CountedBox>): CountedBox => ({
  order_id: 1,
  work_center_id: 50,
  total: 9,
  completed: 0,
  started: 0,
  problems: 0,
  ready: 0,
  touched: at(8),
  came: null,
  ...over,
});

describe('a box of the production page', () => {
  it.each([
    ['failed', { problems: 1, completed: 8 }],
    ['empty', { total: 0 }],
    ['completed', { completed: 9 }],
    ['uncompleted', { completed: 8, started: 1 }],
  ] as const)('PRO-01a is %s', (state, over) => {
    expect(boxState(box(over))).toBe(state);
  });

  it('stands since the last event there, or since what is ready came, whichever is later; not at all while nothing is ready', () => {
    const since = (over: Partial<CountedBox>) => toBox(box(over)).since;
    expect(since({ touched: at(9), came: at(7) })).toBe(at(9).toISOString());
    expect(since({ touched: at(9), came: at(11) })).toBe(at(11).toISOString());
    expect(since({})).toBeNull();
  });

  it('of an order, the first with something ready says where it stands', () => {
    const boxes = [
      box({ completed: 9 }),
      box({ work_center_id: 60, came: at(10) }),
      box({ work_center_id: 70, came: at(2) }),
    ].map(toBox);
    expect(locationOf(boxes)).toEqual({ work_center_id: 60, since: at(10).toISOString() });
    expect(locationOf(boxes.slice(0, 1) as ProductionBox[])).toBeNull();
  });
});
