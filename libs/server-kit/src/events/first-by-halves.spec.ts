import { firstByHalves } from './first-by-halves';

describe('firstByHalves', () => {
  const search = async (first: number, range: readonly [number, number], precision: number) => {
    let asked = 0;
    const found = await firstByHalves(range, precision, (at) => {
      asked += 1;
      return Promise.resolve(at >= first);
    });
    return { found, asked };
  };

  it.each([1, 2, 777, 123_456, 9_990_000, 10_000_000])('finds a number just below %i', async (first) => {
    const { found, asked } = await search(first, [1, 10_000_000], 100);
    expect(found).toBeLessThanOrEqual(first);
    expect(found).toBeGreaterThanOrEqual(Math.max(1, first - 100));
    expect(asked).toBeLessThan(20);
  });

  it('asks nothing where the range is no longer than the precision', async () => {
    expect(await search(5, [1, 10], 100)).toEqual({ found: 1, asked: 0 });
  });
});
