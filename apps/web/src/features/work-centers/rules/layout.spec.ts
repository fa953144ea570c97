import type { Arrow } from './arrows';
import { layoutOf, neighbour, NODE, refusedLine, type Layout, type Point } from './layout';

const center = (id: number, level: number | null, deleted = false) => ({ id: id as never, level, deleted });
const arrow = (from: number, to: number): Arrow => ({
  id: `${from}-${to}`,
  from,
  to,
  dependencyId: from * 100 + to,
  via: null,
});

/** Three to prepare; a line of five, one beside it. */
const centers = [
  center(5, 0),
  center(6, 0),
  center(10, 0),
  center(20, 1),
  center(30, 2),
  center(40, 3),
  center(45, 3),
  center(50, 4),
  center(60, 5),
  center(99, null, true),
];
const arrows = [
  [10, 20],
  [20, 30],
  [30, 40],
  [30, 45],
  [40, 50],
  [45, 60],
  [50, 60],
  [5, 50],
  [6, 60],
].map(([from = 0, to = 0]) => arrow(from, to));

const placed = (layout: Layout, id: number) =>
  layout.nodes.find((node) => node.id === id) ?? { x: NaN, y: NaN, column: NaN };
/** Does a line run through the inside of a node? */
const crosses = (points: readonly Point[], { x, y }: { x: number; y: number }): boolean =>
  points.slice(1).some(([x2, y2], index) => {
    const [x1, y1] = points[index] ?? [0, 0];
    return (
      Math.max(x1, x2) > x + 1 &&
      Math.min(x1, x2) < x + NODE.width - 1 &&
      Math.max(y1, y2) > y + 1 &&
      Math.min(y1, y2) < y + NODE.height - 1
    );
  });

describe('the diagram of work centers', () => {
  const layout = layoutOf(centers, arrows);

  it('WCM-01a stands in columns by level, and no work center lies over another one', () => {
    for (const { id, level } of centers) if (level !== null) expect(placed(layout, id).column).toBe(level);
    for (const a of layout.nodes)
      for (const b of layout.nodes)
        if (a.id < b.id) expect(Math.abs(a.x - b.x) >= NODE.width || Math.abs(a.y - b.y) >= NODE.height).toBe(true);
    expect(layout.levels.map(({ level }) => level)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('WCM-01a draws each arrow from the awaited to the waiting, and through no third one', () => {
    for (const { id, from, to } of arrows) {
      const points = layout.lines.get(id) ?? [];
      expect(points[0]).toEqual([placed(layout, from).x + NODE.width, placed(layout, from).y + NODE.height / 2]);
      expect(points.at(-1)).toEqual([placed(layout, to).x, placed(layout, to).y + NODE.height / 2]);
      for (const node of layout.nodes) expect([id, node.id, crosses(points, node)]).toEqual([id, node.id, false]);
    }
  });

  it('WCM-01a draws nothing over the names of the levels, and shows nine levels of a chain in a window of 1440', () => {
    const chain = Array.from({ length: 9 }, (_, level) => center(level + 1, level));
    const steps = [
      ...chain.slice(1).map(({ id }) => arrow(Number(id) - 1, Number(id))),
      arrow(1, 3),
      arrow(4, 6),
      arrow(4, 7),
    ];
    const drawn = layoutOf(chain, steps);
    for (const [, y] of [...drawn.lines.values()].flat()) expect(y).toBeGreaterThanOrEqual(28);
    for (const { y } of drawn.nodes) expect(y).toBeGreaterThanOrEqual(28);
    expect(Math.max(...drawn.nodes.map(({ x }) => x + NODE.width))).toBeLessThanOrEqual(1440 - 56 - 32);
  });

  it('WCM-01b puts deleted ones below all others, without an arrow', () => {
    expect(placed(layout, 99).y).toBeGreaterThan(
      Math.max(...centers.filter(({ deleted }) => !deleted).map(({ id }) => placed(layout, id).y)),
    );
    expect(layout.nodes.at(-1)?.id).toBe(99);
  });

  it('WCM-01d shows a refused arrow below everything, and one beyond the last level in a column of its own', () => {
    const line = refusedLine(layout, 60, 30);
    expect(line[0]?.[0]).toBe(placed(layout, 60).x + NODE.width / 2);
    expect(Math.max(...line.map(([, y]) => y))).toBeGreaterThan(layout.height);
    expect(placed(layoutOf([center(1, 0), center(2, null)], []), 2).column).toBe(1);
  });

  it('WCM-01a is walked by arrow keys: along the levels, and up and down within one', () => {
    expect(neighbour(layout, 10, 'ArrowRight')).toBe(20);
    expect(neighbour(layout, 30, 'ArrowLeft')).toBe(20);
    const ofThree = [40, 45].toSorted((a, b) => placed(layout, a).y - placed(layout, b).y);
    expect(neighbour(layout, ofThree[0] ?? 0, 'ArrowDown')).toBe(ofThree[1]);
    expect(neighbour(layout, ofThree[0] ?? 0, 'ArrowUp')).toBeNull();
    expect(neighbour(layout, 60, 'ArrowRight')).toBeNull();
  });

  it('is the same every time, and empty without work centers', () => {
    expect(layoutOf(centers, arrows)).toEqual(layout);
    expect(layoutOf([], []).nodes).toEqual([]);
  });
});
