import type { ListedWorkCenter } from '@mullion/contracts';
import { arrowsOf, choicesFor, codesOfCycle } from './arrows';

const center = (id: number, dependsOn: readonly number[] = [], deleted = false): ListedWorkCenter =>
  ({
    id,
    code: `C${id}`,
    deleted,
    dependencies: dependsOn.map((before) => ({ id: before * 100 + id, work_center_id: id, depends_on: before })),
  }) as unknown as ListedWorkCenter;

describe('arrows between work centers', () => {
  it('WCM-01a lead from the awaited to the waiting', () => {
    expect(arrowsOf([center(10), center(20, [10])])).toEqual([
      { id: '10-20', from: 10, to: 20, dependencyId: 1020, via: null },
    ]);
  });

  it('WCM-01b never touch a deleted one: who waited for it waits for those before it', () => {
    expect(arrowsOf([center(10), center(20, [10], true), center(30, [20])])).toEqual([
      { id: '10-30', from: 10, to: 30, dependencyId: null, via: 'C20' },
    ]);
    // a dependency of its own stands before one through a deleted one
    expect(arrowsOf([center(10), center(20, [10], true), center(30, [20, 10])])).toEqual([
      { id: '10-30', from: 10, to: 30, dependencyId: 1030, via: null },
    ]);
  });

  it('WCM-01c neither itself nor what it waits for already can be chosen', () => {
    const all = [center(10), center(20, [10]), center(30), center(40, [], true)];
    expect(choicesFor(all, all[1] ?? center(0)).map(({ id }) => id)).toEqual([30]);
  });

  it('WCM-01d read a cycle as the server names it', () => {
    expect(codesOfCycle('40 → 50 → 40')).toEqual(['40', '50', '40']);
    expect(codesOfCycle(undefined)).toEqual([]);
  });
});
