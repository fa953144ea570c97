import type { FloorPlans } from '../floor-load/floor-load.queries';
import { KeptPlans, OTHERS_MS, type FloorReads } from './kept-plans';

describe('kept plans of orders', () => {
  /** The open work of orders 1 and 2, and the settings. */
  const now = { 1: 'saw 10', 2: 'saw 20', settings: 'eight hours' };
  let made = 0;
  let atMs = 0;
  const textOf = (id: number): string | null => now[id as 1 | 2] ?? null;
  const reads: FloorReads = {
    workOf: (id) => Promise.resolve(textOf(id)),
    settings: () => Promise.resolve(now.settings),
    work: () => Promise.resolve(`${now[1]} ${now[2]}`),
    plans: async () => {
      made += 1;
      const then = { ...now };
      await new Promise((resolve) => setImmediate(resolve));
      const finish = Object.values(then).join();
      return {
        workOf: (id) => then[id as 1 | 2],
        planOf: () => ({ finish, late: false, reason: null, steps: [] }),
      } satisfies FloorPlans;
    },
  };
  const kept = new KeptPlans(() => atMs);
  const finishOf = async (id: number) => (await kept.of('company 1', id, reads)).finish;
  beforeEach(() => {
    made = 0;
  });

  it('BEY-16 are made once for all who read them at a time, and not again while nothing changes', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => finishOf(1)));
    expect(new Set(answers)).toEqual(new Set(['saw 10,saw 20,eight hours']));
    atMs += 10 * OTHERS_MS;
    await finishOf(2);
    expect(made).toBe(1);
  });

  it('BEY-16 show a change of the order itself and of the settings at once, that of another order a little later', async () => {
    now[1] = 'saw 11';
    expect(await finishOf(1)).toBe('saw 11,saw 20,eight hours');
    now.settings = 'ten hours';
    expect(await finishOf(1)).toBe('saw 11,saw 20,ten hours');
    now[2] = 'saw 22';
    expect(await finishOf(1)).toBe('saw 11,saw 20,ten hours');
    expect(made).toBe(2);
    atMs += OTHERS_MS;
    expect(await finishOf(1)).toBe('saw 11,saw 22,ten hours');
  });

  it('are not made for an order with nothing left to do', async () => {
    expect(await finishOf(3)).toBeNull();
    expect(made).toBe(0);
  });
});
