import type { StatusRight } from '@mullion/contracts';
import { withPlace } from './mail-place';
import { combinationsOf, differenceOf, movesOf, sameTicks, tickForm, ticksOf, ticksOfForm, withTicks } from './matrix';

const part = { table_name: 'pallets', user_type: 4 } as const;
const right = (before: number, after: number, over: Partial<StatusRight> = {}): StatusRight => ({
  id: before * 100 + after,
  ...part,
  before,
  after,
  company_id: 1 as StatusRight['company_id'],
  ...over,
});

describe('RIG-02 the status-rights matrix', () => {
  const rights = [
    right(0, 1),
    right(1, 2),
    right(2, 1),
    right(0, 3, { table_name: 'trucks' }),
    right(3, 0, { user_type: 2 }),
  ];

  it('RIG-02a ticks a status where a move of this type and table begins or ends', () => {
    expect(movesOf(rights, part)).toHaveLength(3);
    expect(ticksOf(movesOf(rights, part))).toEqual({ before: [0, 1, 2], after: [1, 2] });
  });
  it('RIG-02b saves every combination of ticked before and after', () => {
    expect(combinationsOf(part, { before: [0, 1], after: [1, 2] })).toEqual([
      { ...part, before: 0, after: 1 },
      { ...part, before: 0, after: 2 },
      { ...part, before: 1, after: 1 },
      { ...part, before: 1, after: 2 },
    ]);
    expect(combinationsOf(part, { before: [0, 1], after: [] })).toEqual([]);
  });
  it('lists what saving allows and forbids, without a status to itself', () => {
    const now = movesOf(rights, part);
    const next = combinationsOf(part, withTicks(ticksOf(now), 'before', [2], false));
    expect(differenceOf(now, next).added).toEqual([{ ...part, before: 0, after: 2 }]);
    expect(differenceOf(now, next).removed).toEqual([right(2, 1)]);
  });
  it('can be compared with somebody else’s, tick by tick', () => {
    const form = tickForm({ before: [1], after: [2] }, [1, 2]);
    expect(form).toEqual({ 'before:1': true, 'before:2': false, 'after:1': false, 'after:2': true });
    expect(ticksOfForm({ ...form, 'before:2': true })).toEqual({ before: [1, 2], after: [2] });
  });
  it('ticks and unticks one or all, and knows when nothing changed', () => {
    const ticks = { before: [1], after: [] };
    const all = withTicks(ticks, 'after', [3, 0, 3], true);
    expect(all).toEqual({ before: [1], after: [0, 3] });
    expect(sameTicks(withTicks(all, 'after', [0, 3], false), ticks)).toBe(true);
    expect(sameTicks(all, ticks)).toBe(false);
  });
});

describe('COM-03a the truck-loaded e-mail', () => {
  it('puts the place in where the cursor stands', () => {
    expect(withPlace('ab', '%orders', 1, 1)).toEqual({ text: 'a%ordersb', cursor: 8 });
    expect(withPlace('abc', '%orders', 1, 3)).toEqual({ text: 'a%orders', cursor: 8 });
  });
});
