import type { ProductionBox } from '@mullion/contracts';
import { boxGlyph, standing } from './box-glyph';

const now = Date.parse('2026-11-20T12:00:00Z');
const ago = (hours: number): string => new Date(now - hours * 3_600_000).toISOString();
const box = (over: Partial<ProductionBox>): ProductionBox => ({
  ...{
    work_center_id: 50 as ProductionBox['work_center_id'],
    state: 'uncompleted',
    total: 9,
    completed: 0,
    started: 0,
    problems: 0,
    ready: 0,
  },
  since: null,
  ...over,
});

describe('the sign of a cell', () => {
  it.each([
    ['none', undefined],
    ['none', box({ state: 'empty', total: 0 })],
    ['problem', box({ state: 'failed', problems: 1, ready: 1, since: ago(100) })],
    ['done', box({ state: 'completed', completed: 9 })],
    ['threeDays', box({ ready: 1, since: ago(73) })],
    ['oneDay', box({ ready: 1, started: 1, since: ago(25) })],
    ['working', box({ ready: 2, completed: 1, since: ago(2) })],
    ['working', box({ completed: 3 })],
    ['ready', box({ ready: 2, since: ago(24) })],
    ['later', box({})],
  ] as const)('PRO-01a is %s', (glyph, given) => {
    expect(boxGlyph(given, now)).toBe(glyph);
  });

  it('counts whole hours that something stands, and none before it came', () => {
    expect(standing(ago(101.5), now)).toEqual({ days: 4, hours: 5 });
    expect(standing(ago(-1), now)).toEqual({ days: 0, hours: 0 });
  });
});
