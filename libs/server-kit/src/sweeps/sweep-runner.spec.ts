import type { Database } from '../database/database';
import { SweepRunner } from './sweep-runner';

const MINUTE_MS = 60_000;

/** A database whose locks are always free and whose sweeps are always due. */
const database = (): Database => {
  const client = { query: async () => ({ rows: [{ locked: true }], rowCount: 1 }), on: () => undefined, removeListener: () => undefined };
  return { schema: 'orders', pool: { connect: async () => ({ ...client, release: () => undefined }) } } as unknown as Database;
};

describe('the first run of a sweep', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const runsWithin = async (ms: number, first?: { afterMs: number; withinMs: number }): Promise<number> => {
    let runs = 0;
    const job = { name: 'sample', everyMs: 5 * MINUTE_MS, ...(first && { first }), run: async () => void (runs += 1) };
    const sweeps = new SweepRunner(database(), [job]);
    sweeps.start();
    await jest.advanceTimersByTimeAsync(ms);
    await sweeps.stop();
    await jest.advanceTimersByTimeAsync(MINUTE_MS);
    return runs;
  };

  it('comes soon after the start when it is asked to, but not at once', async () => {
    const first = { afterMs: 20_000, withinMs: MINUTE_MS };
    expect(await runsWithin(19_000, first)).toBe(0);
    expect(await runsWithin(MINUTE_MS, first)).toBe(1);
  });

  it('comes after the period else', async () => {
    expect(await runsWithin(4 * MINUTE_MS)).toBe(0);
    expect(await runsWithin(6 * MINUTE_MS)).toBe(1);
  });
});
