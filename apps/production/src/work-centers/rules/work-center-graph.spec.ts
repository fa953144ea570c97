import { cycleWith, levelsOf, type GraphCenter } from './work-center-graph';

/** A work center by its number; its code is the same. */
const center = (id: number, depends_on: readonly number[] = [], deleted = false): GraphCenter => ({
  id,
  code: String(id),
  deleted,
  depends_on,
});

describe('the graph of work centers', () => {
  const line = [center(10), center(20, [10]), center(30, [20]), center(40, [30, 10])];

  it('WCM-01d names the cycle that an arrow would close, along the arrows from the one that would wait', () => {
    expect(cycleWith(line, 20, 40)).toEqual(['20', '30', '40', '20']);
    expect(cycleWith(line, 10, 40)).toEqual(['10', '40', '10']);
    expect(cycleWith(line, 40, 20)).toBeNull();
    expect(cycleWith([...line, center(50)], 50, 40)).toBeNull();
  });

  it('WCM-01d sees a cycle through a deleted work center too', () => {
    expect(cycleWith([center(10), center(20, [10], true), center(30, [20])], 10, 30)).toEqual(['10', '20', '30', '10']);
  });

  it('WCM-01d counts the longest way to each, and passes through deleted ones', () => {
    expect([...levelsOf(line)]).toEqual([
      [10, 0],
      [20, 1],
      [30, 2],
      [40, 3],
    ]);
    expect([...levelsOf([center(10), center(20, [10], true), center(30, [20])])]).toEqual([
      [10, 0],
      [30, 1],
    ]);
  });

  it('WCM-01d stops counting levels at 30, and in a cycle', () => {
    const long = Array.from({ length: 35 }, (_, index) => center(index, index === 0 ? [] : [index - 1]));
    const levels = levelsOf(long);
    expect(levels.get(30)).toBe(30);
    expect(levels.has(31)).toBe(false);
    expect([...levelsOf([center(1, [2]), center(2, [1]), center(3)])]).toEqual([[3, 0]]);
  });
});
