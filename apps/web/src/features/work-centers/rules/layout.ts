import { graphlib, layout, type GraphLabel } from '@dagrejs/dagre';
import type { ListedWorkCenter } from '@mullion/contracts';
import type { Arrow } from './arrows';

/** Pixels. Nodes have one size, so that none can lie over another one. */
export const NODE = { width: 124, height: 44 } as const;
const STEP = 152;
const GAP = STEP - NODE.width;
const ROW_GAP = 20;
const LANE_GAP = 12;
/** Room above the first row for the levels' names. */
const HEAD = 32;

interface Placed {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** The column it stands in. */
  readonly column: number;
}
export type Point = readonly [x: number, y: number];
export interface Layout {
  /** By column, from above: the order keys and screen readers walk them in. */
  readonly nodes: readonly Placed[];
  /** Corners of the line that each arrow runs along. */
  readonly lines: ReadonlyMap<string, readonly Point[]>;
  readonly levels: readonly { readonly level: number; readonly x: number }[];
  readonly height: number;
}

type Center = Pick<ListedWorkCenter, 'id' | 'level' | 'deleted'>;

/** Places work centers in columns by level, arrows in lanes between them, and deleted ones in a row below. */
export const layoutOf = (centers: readonly Center[], arrows: readonly Arrow[]): Layout => {
  const live = centers.filter(({ deleted }) => !deleted);
  const highest = Math.max(-1, ...live.map(({ level }) => level ?? -1));
  const columnOf = new Map(live.map(({ id, level }) => [id, level ?? highest + 1]));
  const graph = ordered(columnOf, arrows);
  const top = topOf(graph);
  const nodes = live.map(({ id }) => {
    const column = columnOf.get(id) ?? 0;
    return { id, column, x: column * STEP, y: Math.round((graph.node(String(id))?.y ?? 0) - NODE.height / 2 - top) };
  });
  const bottom = Math.max(HEAD, ...nodes.map(({ y }) => y + NODE.height));
  const deleted = centers
    .filter((center) => center.deleted)
    .map(({ id }, index) => ({ id, column: index, x: index * STEP, y: bottom + ROW_GAP * 2 }));
  const lines = linesOf(graph, nodes, arrows, top);
  const lowest = Math.max(bottom, ...[...lines.values()].flatMap((points) => points.map(([, y]) => y)));
  return {
    nodes: [...nodes.toSorted((a, b) => a.column - b.column || a.y - b.y), ...deleted],
    lines,
    levels: Array.from({ length: highest + 1 }, (_, level) => ({ level, x: level * STEP })),
    height: deleted.length > 0 ? bottom + ROW_GAP * 2 + NODE.height : lowest,
  };
};

/**
 * Rows within the columns: dagre finds the order with few crossings and keeps lanes free for arrows over several
 * columns.
 */
const ordered = (columnOf: ReadonlyMap<number, number>, arrows: readonly Arrow[]) => {
  const graph = new graphlib.Graph<GraphLabel>();
  // dagre halves a step for labels on arrows, so a column is two ranks; its types leave out that a ranker may be a
  // function
  const ranker = (ranked: typeof graph) =>
    ranked
      .nodes()
      .forEach((name) => Object.assign(ranked.node(name), { rank: (columnOf.get(Number(name)) ?? -1) * 2 }));
  graph.setGraph({
    rankdir: 'LR',
    align: 'UR',
    nodesep: ROW_GAP,
    edgesep: LANE_GAP,
    ranksep: GAP,
    ranker,
  } as unknown as GraphLabel);
  for (const id of columnOf.keys()) graph.setNode(String(id), { ...NODE });
  for (const { from, to } of arrows) graph.setEdge(String(from), String(to), {});
  layout(graph);
  return graph;
};

/** What stands highest, a node or the lane of an arrow over it, comes right below the levels' names. */
const topOf = (graph: ReturnType<typeof ordered>): number => {
  const edges = graph.nodes().map((name) => graph.node(name).y - NODE.height / 2);
  const lanes = graph.edges().flatMap((edge) => {
    const points: readonly { y: number }[] = graph.edge(edge).points ?? [];
    return points.map(({ y }) => y);
  });
  return Math.round(Math.min(...edges, ...lanes)) - HEAD;
};

/** Right from the awaited node, up or down only between columns, and into the left side of the waiting one. */
const linesOf = (
  graph: ReturnType<typeof ordered>,
  nodes: readonly Placed[],
  arrows: readonly Arrow[],
  top: number,
): Map<string, Point[]> => {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const turns = new Map<number, string[]>();
  const runs = arrows.flatMap(({ id, from, to }) => {
    const [begin, end] = [byId.get(from), byId.get(to)];
    if (!begin || !end || end.column <= begin.column) return [];
    const points: readonly { x: number; y: number }[] = graph.edge(String(from), String(to)).points ?? [];
    const rows = [begin.y + NODE.height / 2];
    for (let column = begin.column + 1; column < end.column; column++) {
      const center = column * STEP + NODE.width / 2;
      const lane = points.find(({ x }) => Math.abs(x - center) < 1)?.y;
      rows.push(lane === undefined ? begin.y : Math.round(lane - top));
    }
    rows.push(end.y + NODE.height / 2);
    rows.forEach((y, index) => {
      const gap = begin.column + index;
      const next = rows[index + 1];
      if (next !== undefined && next !== y) turns.set(gap, [...(turns.get(gap) ?? []), id]);
    });
    return [{ id, begin, end, rows }];
  });
  return new Map(
    runs.map(({ id, begin, end, rows }) => {
      const points: Point[] = [[begin.x + NODE.width, rows[0] ?? 0]];
      rows.forEach((y, index) => {
        const next = rows[index + 1];
        if (next === undefined || next === y) return;
        const gap = begin.column + index;
        const own = turns.get(gap) ?? [];
        // lines that turn in the same gap do so beside one another
        const x = gap * STEP + NODE.width + Math.round(((own.indexOf(id) + 1) * (GAP - 10)) / (own.length + 1));
        points.push([x, y], [x, next]);
      });
      points.push([end.x, rows.at(-1) ?? 0]);
      return [id, points];
    }),
  );
};

/** The line of an arrow that was refused: below everything, back from one node to the other. */
export const refusedLine = ({ nodes, height }: Layout, from: number, to: number): Point[] => {
  const [begin, end] = [nodes.find(({ id }) => id === from), nodes.find(({ id }) => id === to)];
  if (!begin || !end) return [];
  const low = height + ROW_GAP;
  const middle = NODE.width / 2;
  return [
    [begin.x + middle, begin.y + NODE.height],
    [begin.x + middle, low],
    [end.x + middle, low],
    [end.x + middle, end.y + NODE.height],
  ];
};

const distance = (a: Placed, b: Placed): number => Math.abs(a.y - b.y);

/**
 * Where an arrow key leads from a node: up and down within its column, left and right to the nearest of the next column
 * that has any; null: nowhere.
 */
export const neighbour = ({ nodes }: Layout, id: number, key: string): number | null => {
  const here = nodes.find((node) => node.id === id);
  if (!here) return nodes[0]?.id ?? null;
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const own = nodes.filter((node) => node.column === here.column).toSorted((a, b) => a.y - b.y);
    return own[own.indexOf(here) + (key === 'ArrowUp' ? -1 : 1)]?.id ?? null;
  }
  const side = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
  const onSide = nodes.filter((node) => (node.column - here.column) * side > 0);
  const next = onSide.toSorted(
    (a, b) =>
      Math.abs(a.column - here.column) - Math.abs(b.column - here.column) || distance(a, here) - distance(b, here),
  )[0];
  return next?.id ?? null;
};
