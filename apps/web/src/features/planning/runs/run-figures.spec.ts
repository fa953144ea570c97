import type { PackingRun } from '@mullion/contracts';
import {
  byReason,
  hasNothing,
  improvementLine,
  isProved,
  packedCount,
  readAgainMs,
  roomFor,
  runToShow,
  sortedOut,
  withProgress,
} from './run-figures';

const run = (over: Partial<PackingRun> = {}): PackingRun =>
  ({
    state: 'running',
    progress: 0.1,
    pallets: 8,
    lower_bound: 5,
    gap: 0.6,
    deck_m2: 19,
    products_count: 46,
    improvements: [
      { ms: 100, pallets: 9, deck_m2: 21 },
      { ms: 300, pallets: 8, deck_m2: 19 },
    ],
    ...over,
  }) as PackingRun;

describe('the packing run that is shown', () => {
  it('is the one that was asked for, else the newest that nobody has put aside', () => {
    const runs = [{ id: 'new' }, { id: 'old' }] as unknown as readonly Pick<PackingRun, 'id'>[];
    expect(runToShow(runs, 'old', [])?.id).toBe('old');
    expect(runToShow(runs, 'unknown', [])?.id).toBe('new');
    expect(runToShow(runs, null, ['new'])?.id).toBe('old');
    expect(runToShow(runs, null, ['new', 'old'])).toBeNull();
  });
});

describe('the figures of a packing run', () => {
  const left = (position: string, rule: string) => ({ id: 1, barcode: 'b1', order: '26-14', position, rule });
  const unplaced = (...list: object[]) => ({ unplaced: list }) as Pick<PackingRun, 'unplaced'>;

  it('PLN-04 name what one rule stops in one line an order, each position once with its number', () => {
    const { unplaced: list } = unplaced(
      left('W1', 'too_high'),
      left('W2', 'too_high'),
      left('W1', 'too_high'),
      left('W1', 'too_long'),
    );
    expect(byReason(list)).toEqual([
      {
        order: '26-14',
        rule: 'too_high',
        positions: [
          { position: 'W1', count: 2 },
          { position: 'W2', count: 1 },
        ],
      },
      { order: '26-14', rule: 'too_long', positions: [{ position: 'W1', count: 1 }] },
    ]);
  });

  it('PLN-04 do not say of what is pinned that it fits no pallet, nor count it off what was packed', () => {
    const given = unplaced(left('W1', 'pinned'), left('W2', 'locked'), left('W3', 'too_high'));
    expect(sortedOut(given).unfit.map(({ position }) => position)).toEqual(['W3']);
    expect(sortedOut(given).staying.map(({ position }) => position)).toEqual(['W1', 'W2']);
    expect(packedCount({ ...given, products_count: 10, left_out: [] })).toBe(9);
  });

  it('PLN-04 say what room a pallet has for what breaks a rule: limits less timber and spacings', () => {
    const settings = {
      longest_pallet: 2400,
      spacing_ends: 30,
      pallet_width: 1000,
      spacing_sides: 20,
      max_height: 2520,
      pallet_height: 120,
    };
    const room = (rule: string) => roomFor(rule, { ...settings, max_weight: 2000 } as PackingRun['settings']);
    expect(room('too_long')).toEqual({ unit: 'mm', value: 2340 });
    expect(room('too_deep')).toEqual({ unit: 'mm', value: 960 });
    expect(room('too_high')).toEqual({ unit: 'mm', value: 2400 });
    expect(room('too_heavy')).toEqual({ unit: 'kg', value: 2000 });
    expect(room('set_too_big')).toBeNull();
    expect(roomFor('too_long', {} as PackingRun['settings'])).toBeNull();
  });

  it('are read again soon when the end is awaited, seldom while queued or searching, and not after the end', () => {
    const plan = {} as PackingRun['plan'];
    const at = (over: Partial<PackingRun>, afterMs: number, budget_seconds = 15) =>
      readAgainMs(
        {
          ...run({ created_at: '2026-11-21T12:00:00.000Z', plan, ...over }),
          settings: { budget_seconds } as PackingRun['settings'],
        },
        Date.parse('2026-11-21T12:00:00.000Z') + afterMs,
      );
    expect(at({ state: 'queued', plan: null }, 100, 1)).toBe(2000);
    expect(at({}, 5000)).toBe(2000);
    expect(at({}, 15_100)).toBe(400);
    expect(at({}, 100, 2)).toBe(400);
    expect(at({ state: 'cancelling' }, 5000)).toBe(400);
    expect(at({ state: 'found' }, 5000)).toBe(0);
  });

  it('are not a success when there is no pallet to make', () => {
    expect(hasNothing({ state: 'applied', pallets: 0 })).toBe(true);
    expect(hasNothing({ state: 'applied', pallets: 3 })).toBe(false);
    expect(hasNothing({ state: 'running', pallets: 0 })).toBe(false);
    expect(hasNothing({ state: 'failed', pallets: null })).toBe(false);
  });

  it('PLN-04 follow the live messages without a refetch', () => {
    expect(withProgress(run(), { pallets: 6, gap: 0.2, deck_m2: 14.9, progress: 0.7 })).toMatchObject({
      pallets: 6,
      gap: 0.2,
      deck_m2: 14.9,
      progress: 0.7,
      lower_bound: 5,
    });
  });

  it('are not overwritten by nothing, by nonsense or after the end', () => {
    expect(withProgress(run(), { pallets: null })).toMatchObject({ pallets: 8 });
    expect(withProgress(run(), 'half way')).toEqual(run());
    expect(withProgress(run({ state: 'applied' }), { state: 'running', pallets: 9 })).toEqual(
      run({ state: 'applied' }),
    );
  });

  it('grow the line by a step that only the live message knows yet', () => {
    expect(withProgress(run(), { pallets: 6, deck_m2: 14.9 }).improvements.map((step) => step.pallets)).toEqual([
      9, 8, 6,
    ]);
    expect(withProgress(run(), { pallets: 8 }).improvements).toHaveLength(2);
  });

  it('never lose an improvement that was already seen', () => {
    expect(withProgress(run(), { improvements: [] }).improvements).toHaveLength(2);
  });

  it('say that pallets are fewest only when the bound is reached', () => {
    expect(isProved({ pallets: 5, lower_bound: 5 })).toBe(true);
    expect(isProved({ pallets: 6, lower_bound: 5 })).toBe(false);
    expect(isProved({ pallets: null, lower_bound: 5 })).toBe(false);
  });

  it('draw a line that ends at the bound', () => {
    const line = improvementLine(run(), 540);
    expect(line?.ticks.map((tick) => tick.pallets)).toEqual([9, 8, 7, 6, 5]);
    expect(line?.boundX).toBe(456);
    expect(line!.end.x).toBeLessThan(456);
    expect(line?.path.startsWith('M40 18H')).toBe(true);
  });

  it('draw nothing before the first plan and a line to the bound when the first is the best', () => {
    expect(improvementLine(run({ improvements: [] }), 540)).toBeNull();
    const only = improvementLine(run({ improvements: [{ ms: 1, pallets: 5, deck_m2: 1 }] }), 540);
    expect(only?.ticks).toEqual([{ x: 456, pallets: 5 }]);
    expect(only?.boundX).toBe(456);
    expect(only?.path).toBe('M40 18H456');
  });

  it('thin the ticks of long lines', () => {
    const long = improvementLine(run({ improvements: [{ ms: 1, pallets: 60, deck_m2: 1 }], lower_bound: 5 }), 540);
    expect(long!.ticks.length).toBeLessThanOrEqual(10);
    expect(long!.ticks.at(-1)?.pallets).toBe(5);
  });
});
