import { CountCache } from './count-cache';

const counted = (tookMs: number) => {
  let time = 0;
  let total = 0;
  const counts = new CountCache<number>(() => time);
  return {
    ask: () =>
      counts.of('all', () => {
        time += tookMs;
        total += 1;
        return Promise.resolve(total);
      }),
    pass: (ms: number) => (time += ms),
  };
};

describe('remembered counts', () => {
  it('counts each time while that is cheap', async () => {
    const { ask } = counted(1);
    expect([await ask(), await ask()]).toEqual([1, 2]);
  });

  it('repeats an expensive count for two seconds, then counts beside the answer', async () => {
    const { ask, pass } = counted(20);
    expect([await ask(), await ask()]).toEqual([1, 1]);
    pass(2_000);
    expect(await ask()).toBe(1);
    expect(await ask()).toBe(2);
  });

  it('never gives a total older than half a minute', async () => {
    const { ask, pass } = counted(20);
    await ask();
    pass(30_000);
    expect(await ask()).toBe(2);
  });

  it('waits for an expensive count that runs already instead of counting beside it', async () => {
    let time = 0;
    let asked = 0;
    const counts = new CountCache<number>(() => time);
    let finish = (_total: number): void => undefined;
    const ask = () =>
      counts.of('all', () => {
        asked += 1;
        return new Promise((resolve) => (finish = resolve));
      });
    const first = ask();
    time = 5;
    const second = ask();
    finish(7);
    expect([await first, await second, asked]).toEqual([7, 7, 1]);
  });
});
