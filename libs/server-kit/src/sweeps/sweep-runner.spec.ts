import type { Database } from '../database/database';
import { SweepRunner, type SweepJob } from './sweep-runner';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Runs are remembered as the database would; a sweep that has never run is due. */
const database = (): Database => {
  const ran = new Map<unknown, number>();
  const read = async (sql: string, [name, given]: unknown[]): Promise<unknown[]> => {
    if (sql.startsWith('INSERT')) {
      ran.set(name, Number(given));
      return [];
    }
    const due = (ran.get(name) ?? Number.NEGATIVE_INFINITY) < Date.now() - Number(given);
    return due ? [{ now: new Date() }] : [];
  };
  return { schema: 'orders', read } as unknown as Database;
};
const freeLocks = { take: async () => true, release: async () => undefined, close: async () => undefined };

describe('the first run of a sweep', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const runsWithin = async (ms: number, given: Partial<SweepJob> & { failures?: number } = {}): Promise<number> => {
    let runs = 0;
    const run = async (): Promise<void> => {
      runs += 1;
      if (runs <= (given.failures ?? 0)) throw new Error('the sweep fails');
    };
    const job = { name: 'sample', everyMs: 5 * MINUTE_MS, ...given, run };
    const sweeps = new SweepRunner(database(), [job], freeLocks);
    sweeps.start();
    await jest.advanceTimersByTimeAsync(ms);
    await sweeps.stop();
    await jest.advanceTimersByTimeAsync(MINUTE_MS);
    return runs;
  };

  it('comes soon after the start when it is asked to, but not at once', async () => {
    const first = { afterMs: 20_000, withinMs: MINUTE_MS };
    expect(await runsWithin(19_000, { first })).toBe(0);
    expect(await runsWithin(MINUTE_MS, { first })).toBe(1);
  });

  it('comes after the period else', async () => {
    expect(await runsWithin(4 * MINUTE_MS)).toBe(0);
    expect(await runsWithin(6 * MINUTE_MS)).toBe(1);
  });

  it('of a daily one does not wait for a process that lives for a day, and the next one waits for the day', async () => {
    expect(await runsWithin(30 * MINUTE_MS, { everyMs: DAY_MS })).toBe(1);
    expect(await runsWithin(DAY_MS + 30 * MINUTE_MS, { everyMs: DAY_MS })).toBe(2);
  });

  it('that fails is made good soon, and not at the next period', async () => {
    expect(await runsWithin(30 * MINUTE_MS, { everyMs: DAY_MS, failures: 1 })).toBe(2);
  });
});
