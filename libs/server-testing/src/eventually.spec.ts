import { eventually } from './eventually';

describe('what is waited for', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('is the answer of the first try that does not throw', async () => {
    let tries = 0;
    const found = eventually(() => {
      tries += 1;
      if (tries < 3) throw new Error('not yet');
      return tries;
    });
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await found).toBe(3);
  });

  it('is given up with its last error, and tried less and less often on the way', async () => {
    let tries = 0;
    const refused = expect(
      eventually(() => {
        tries += 1;
        throw new Error(`not at try ${tries}`);
      }, 10_000),
    ).rejects.toThrow(/not at try/);
    await jest.advanceTimersByTimeAsync(11_000);
    await refused;
    expect(tries).toBeGreaterThan(40);
    expect(tries).toBeLessThan(80);
  });
});
