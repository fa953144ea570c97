import { ConcurrencyGate } from './concurrency-gate';

describe('a gate', () => {
  it('lets so many run at once, the others in the order they came, and refuses those for whom there is no place in the line', async () => {
    const gate = new ConcurrencyGate({ concurrency: 2, queue: 4 });
    const begun: number[] = [];
    const finish: (() => void)[] = [];
    const work = (n: number) =>
      gate.run(() => new Promise<number>((resolve) => (begun.push(n), finish.push(() => resolve(n)))));
    const first = Promise.all([1, 2, 3, 4, 5, 6].map(work));
    await expect(work(7)).rejects.toMatchObject({ code: 'unavailable' });
    expect(begun).toEqual([1, 2]);
    for (let done = 0; done < 6; done += 1) {
      finish[done]?.();
      await new Promise((resolve) => setImmediate(resolve));
      expect(begun).toEqual([1, 2, 3, 4, 5, 6].slice(0, done + 3));
    }
    expect(await first).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('gives the place of work that failed to the next', async () => {
    const gate = new ConcurrencyGate({ concurrency: 1, queue: 1 });
    const failing = gate.run(() => Promise.reject(new Error('failed')));
    const next = gate.run(() => Promise.resolve('next'));
    await expect(failing).rejects.toThrow('failed');
    expect(await next).toBe('next');
    expect(await gate.run(() => Promise.resolve('again'))).toBe('again');
  });
});
