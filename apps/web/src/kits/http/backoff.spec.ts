import { backoffMs } from './backoff';

describe('waiting after failures', () => {
  it('grows to a limit and is spread, so that browsers do not come back together', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 50].map((failures) => backoffMs(failures, 0.5))).toEqual([
      500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000,
    ]);
    expect([backoffMs(3, 0), backoffMs(3, 0.999)]).toEqual([1_000, 2_998]);
  });
});
