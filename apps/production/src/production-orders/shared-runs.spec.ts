import { SharedRuns } from './shared-runs';

describe('runs that are shared', () => {
  const ends: ((value: number) => void)[] = [];
  const fails: ((error: Error) => void)[] = [];
  let begun = 0;
  const read = () => {
    begun += 1;
    return new Promise<number>((resolve, reject) => {
      ends.push(resolve);
      fails.push(reject);
    });
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  beforeEach(() => {
    begun = 0;
    ends.length = 0;
    fails.length = 0;
  });

  it('answer nobody with what was read before they asked, and are two at most', async () => {
    const runs = new SharedRuns<number>();
    const first = runs.run('a', read);
    const later = [runs.run('a', read), runs.run('a', read), runs.run('a', read)];
    expect(begun).toBe(1);
    ends[0]?.(1);
    expect(await first).toBe(1);
    await settled();
    expect(begun).toBe(2);
    const last = runs.run('a', read);
    ends[1]?.(2);
    expect(await Promise.all(later)).toEqual([2, 2, 2]);
    await settled();
    ends[2]?.(3);
    expect(await last).toBe(3);
    expect(begun).toBe(3);
  });

  it('of other keys go beside, and one that fails does not keep the next from being read', async () => {
    const runs = new SharedRuns<number>();
    const first = runs.run('a', read);
    const beside = runs.run('b', read);
    const next = runs.run('a', read);
    expect(begun).toBe(2);
    fails[0]?.(new Error('gone'));
    await expect(first).rejects.toThrow('gone');
    ends[1]?.(5);
    expect(await beside).toBe(5);
    await settled();
    ends[2]?.(6);
    expect(await next).toBe(6);
  });
});
