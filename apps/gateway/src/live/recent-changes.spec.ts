import { KEPT_MS, RecentChanges } from './recent-changes';

describe('what has changed lately', () => {
  const truck = (...ids: number[]) => ({ entity: 'truck', ids }) as const;

  it('is told to its company alone, one message an entity, from the moment that is asked for', () => {
    const recent = new RecentChanges(0);
    recent.add(1, truck(1), 100);
    recent.add(1, truck(2), 200);
    recent.add(7, truck(3), 200);
    recent.add(1, { entity: 'pallet', ids: [5] }, 300);
    recent.add(1, truck(2, 4), 300);
    expect(recent.since(1, 200, 400)).toEqual([truck(2, 4), { entity: 'pallet', ids: [5] }]);
    expect(recent.since(2, 200, 400)).toEqual([]);
  });

  it('is any row when one change named none', () => {
    const recent = new RecentChanges(0);
    recent.add(1, truck(1), 100);
    recent.add(1, truck(), 200);
    recent.add(1, truck(2), 300);
    expect(recent.since(1, 0, 400)).toEqual([truck()]);
  });

  it('is not known from before it was heard, after a gap, for longer than it is kept, nor once too much came after it', () => {
    const recent = new RecentChanges(1_000);
    expect(recent.since(1, 900, 1_100)).toBeNull();
    expect(recent.since(1, 1_000, 1_100)).toEqual([]);
    recent.clear(2_000);
    expect(recent.since(1, 1_900, 2_100)).toBeNull();
    expect(recent.since(1, 2_100, 2_101 + KEPT_MS)).toBeNull();
    for (let n = 0; n < 10_001; n += 1) recent.add(1, truck(n), 3_000 + n / 1_000);
    expect(recent.since(1, 2_999, 3_100)).toBeNull();
    recent.add(1, truck(1), 3_100 + 2 * KEPT_MS);
    expect(recent.since(1, 3_100 + KEPT_MS, 3_100 + 2 * KEPT_MS)).toEqual([truck(1)]);
  });
});
