import { createRepeatGuard, REPEAT_MS } from './repeat-guard';

describe('the repeat guard', () => {
  it('PSC-01 takes one code once within 600 ms and never holds a different one back', () => {
    let now = 0;
    const isNew = createRepeatGuard(() => now);
    expect(isNew('a')).toBe(true);
    expect(isNew('b')).toBe(true);
    now = REPEAT_MS - 1;
    expect([isNew('a'), isNew('c')]).toEqual([false, true]);
    now = REPEAT_MS;
    expect(isNew('a')).toBe(true);
  });
});
