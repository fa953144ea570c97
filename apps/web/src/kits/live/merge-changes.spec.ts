import { createMerger, MERGE_MS } from './merge-changes';

const setUp = (random = 0) => {
  const passed: [string, readonly number[]][] = [];
  const timers: { at: number; act: () => void }[] = [];
  let now = 1_000_000;
  let hidden = false;
  const merger = createMerger<number>(
    (key, ids) => passed.push([key, ids]),
    () => hidden,
    { windowMs: MERGE_MS, spreadMs: 300 },
    { now: () => now, random: () => random, later: (act, ms) => timers.push({ at: now + ms, act }) },
  );
  const advance = (ms: number) => {
    now += ms;
    for (const timer of timers.splice(0)) timer.at <= now ? timer.act() : timers.push(timer);
  };
  return { merger, passed, advance, hide: (value: boolean) => (hidden = value) };
};

describe('merging live changes', () => {
  it('passes the first change at once and the rest together after two seconds', () => {
    const { merger, passed, advance } = setUp();
    merger.add('order', [1]);
    advance(0);
    merger.add('order', [2]);
    merger.add('order', [3, 2]);
    expect(passed).toEqual([['order', [1]]]);
    advance(MERGE_MS - 1);
    expect(passed).toHaveLength(1);
    advance(1);
    expect(passed).toEqual([
      ['order', [1]],
      ['order', [2, 3]],
    ]);
  });

  it('keeps kinds apart and is ready at once after a quiet time', () => {
    const { merger, passed, advance } = setUp();
    merger.add('order', [1]);
    merger.add('pallet', [9]);
    advance(0);
    advance(MERGE_MS);
    merger.add('order', [2]);
    advance(0);
    expect(passed).toEqual([
      ['order', [1]],
      ['pallet', [9]],
      ['order', [2]],
    ]);
  });

  it('holds changes of a hidden page until it is seen again', () => {
    const { merger, passed, advance, hide } = setUp();
    hide(true);
    merger.add('order', [1]);
    merger.add('order', [2]);
    advance(MERGE_MS);
    expect(passed).toEqual([]);
    hide(false);
    merger.flush();
    expect(passed).toEqual([['order', [1, 2]]]);
  });

  it('is spread over time, because thousands of browsers get the same change', () => {
    const { merger, passed, advance } = setUp(0.5);
    merger.add('order', [1]);
    advance(149);
    expect(passed).toEqual([]);
    advance(1);
    expect(passed).toEqual([['order', [1]]]);
  });
});
