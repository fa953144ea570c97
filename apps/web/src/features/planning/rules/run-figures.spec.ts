import type { PackingRun } from '@mullion/contracts';
import { alike, improvementLine, isProved, withProgress } from './run-figures';

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

describe('the figures of a packing run', () => {
  it('PLN-04 name products that are alike once, with their number', () => {
    const product = (id: number, position: string, rule: string) => ({ id, barcode: `b${id}`, order: '26-14', position, rule });
    const list = [product(1, 'W1', 'changed'), product(2, 'W2', 'changed'), product(3, 'W1', 'changed'), product(4, 'W1', 'locked')];
    expect(alike(list as PackingRun['unplaced'])).toEqual([
      { order: '26-14', position: 'W1', rule: 'changed', count: 2 },
      { order: '26-14', position: 'W2', rule: 'changed', count: 1 },
      { order: '26-14', position: 'W1', rule: 'locked', count: 1 },
    ]);
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
    expect(withProgress(run({ state: 'applied' }), { state: 'running', pallets: 9 })).toEqual(run({ state: 'applied' }));
  });

  it('grow the line by a step that only the live message knows yet', () => {
    expect(withProgress(run(), { pallets: 6, deck_m2: 14.9 }).improvements.map((step) => step.pallets)).toEqual([9, 8, 6]);
    expect(withProgress(run(), { pallets: 8 }).improvements).toHaveLength(2);
  });

  it('never lose an improvement that was already seen', () => {
    expect(withProgress(run(), { improvements: [] }).improvements).toHaveLength(2);
  });

  it('say proved best only when the bound is reached', () => {
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

  it('draw nothing before the first plan and one point when the first is the best', () => {
    expect(improvementLine(run({ improvements: [] }), 540)).toBeNull();
    const only = improvementLine(run({ improvements: [{ ms: 1, pallets: 5, deck_m2: 1 }] }), 540);
    expect(only?.ticks).toEqual([{ x: 456, pallets: 5 }]);
    expect(only?.boundX).toBe(456);
  });

  it('thin the ticks of long lines', () => {
    const long = improvementLine(run({ improvements: [{ ms: 1, pallets: 60, deck_m2: 1 }], lower_bound: 5 }), 540);
    expect(long!.ticks.length).toBeLessThanOrEqual(10);
    expect(long!.ticks.at(-1)?.pallets).toBe(5);
  });
});
