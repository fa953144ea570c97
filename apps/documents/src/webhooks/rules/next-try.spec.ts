import { afterTry, MAX_TRIES, PAUSES_SECONDS, type Tried } from './next-try';

const tried = (over: Partial<Tried> = {}): Tried => ({ status: 500, error: null, ms: 100, retry_after: null, ...over });
const pauseAfter = (attempt: number, over: Partial<Tried> = {}): number =>
  afterTry(tried(over), attempt, 0).pauseSeconds;

describe('BEY-34 when a webhook is tried again', () => {
  it('is after pauses that grow from 5 s to 10 h and add up to 24 h', () => {
    const pauses = Array.from({ length: MAX_TRIES - 1 }, (_, at) => pauseAfter(at + 1));
    expect(pauses).toEqual([5, 30, 300, 900, 2_400, 3_600, 7_200, 14_400, 21_600, 36_000]);
    expect(Math.round(pauses.reduce((sum, one) => sum + one, 0) / 3_600)).toBe(24);
    expect(PAUSES_SECONDS).toHaveLength(10);
  });

  it('is never after the last try', () => {
    expect(afterTry(tried(), MAX_TRIES - 1, 0).state).toBe('pending');
    expect(afterTry(tried(), MAX_TRIES, 0)).toMatchObject({ state: 'failed', isGone: false });
  });

  it('is up to a tenth later, so that what failed together does not come together', () => {
    expect([0, 0.5, 1].map((random) => afterTry(tried(), 3, random).pauseSeconds)).toEqual([300, 315, 330]);
  });

  it('is not before the receiver wants it, a day at most', () => {
    expect([
      pauseAfter(1, { retry_after: 120 }),
      pauseAfter(5, { retry_after: 120 }),
      pauseAfter(1, { retry_after: 10_000_000 }),
    ]).toEqual([120, 2_400, 86_400]);
  });

  it.each([
    [200, 'delivered'],
    [204, 'delivered'],
    [299, 'delivered'],
    [301, 'pending'],
    [302, 'pending'],
    [307, 'pending'],
    [400, 'pending'],
    [404, 'pending'],
    [410, 'failed'],
    [429, 'pending'],
    [503, 'pending'],
  ] as const)('after an answer %s it is %s', (status, state) =>
    expect(afterTry(tried({ status }), 1, 0).state).toBe(state),
  );

  it('is after silence and refusals as after a bad answer; only 410 says that nothing is wanted any more', () => {
    for (const error of ['timeout', 'unreachable', 'private_address', 'unresolved'] as const)
      expect(afterTry(tried({ status: null, error }), 1, 0)).toMatchObject({
        state: 'pending',
        isGone: false,
        isSlow: true,
      });
    expect(afterTry(tried({ status: 410 }), 1, 0).isGone).toBe(true);
  });

  it('puts an address that fails or takes over 2 s among the slow ones, until it answers quickly', () => {
    const slow = (over: Partial<Tried>): boolean => afterTry(tried(over), 1, 0).isSlow;
    expect([slow({}), slow({ status: 200, ms: 2_001 }), slow({ status: 200, ms: 2_000 })]).toEqual([true, true, false]);
  });
});
