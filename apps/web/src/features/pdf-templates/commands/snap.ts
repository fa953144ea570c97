import type { Axis } from './arrange-parts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** A line that what is moved has met, millimetres. */
export interface Guide {
  readonly axis: Axis;
  readonly at: number;
}
export interface Snapped {
  readonly byX: number;
  readonly byY: number;
  readonly guides: readonly Guide[];
}

const length = { x: 'width', y: 'height' } as const;
const linesOf = (box: Box, axis: Axis): number[] => [
  box[axis],
  box[axis] + box[length[axis]] / 2,
  box[axis] + box[length[axis]],
];
const GRID_MM = 1;

/** The nearest line of others that a line of the moved box meets, else the grid. */
const along = (
  axis: Axis,
  moved: Box,
  others: readonly Box[],
  reach: number,
): { readonly by: number; readonly guide: Guide | null } => {
  let best: { by: number; at: number } | null = null;
  for (const own of linesOf(moved, axis))
    for (const other of others)
      for (const at of linesOf(other, axis)) {
        const by = at - own;
        if (Math.abs(by) <= reach && (best === null || Math.abs(by) < Math.abs(best.by) - 1e-9)) best = { by, at };
      }
  if (best) return { by: best.by, guide: { axis, at: best.at } };
  return { by: Math.round(moved[axis] / GRID_MM) * GRID_MM - moved[axis], guide: null };
};

/**
 * How much further a box goes to meet edges and middles of others and of the label, or whole millimetres where it meets
 * none.
 */
export const snapMove = (moved: Box, others: readonly Box[], reach: number): Snapped => {
  const [x, y] = [along('x', moved, others, reach), along('y', moved, others, reach)];
  return { byX: x.by, byY: y.by, guides: [x.guide, y.guide].filter((guide) => guide !== null) };
};

/** The same for one edge that is pulled. */
export const snapEdge = (
  axis: Axis,
  at: number,
  others: readonly Box[],
  reach: number,
): { readonly by: number; readonly guide: Guide | null } => {
  const edge = { x: at, y: at, width: 0, height: 0 };
  const { by, guide } = along(axis, edge, others, reach);
  return { by, guide };
};

/** The gap from a box to its nearest neighbour on each side that has one beside it. */
export const gapsOf = (
  box: Box,
  others: readonly Box[],
): readonly { readonly axis: Axis; readonly from: number; readonly to: number; readonly at: number }[] =>
  (['x', 'y'] as const).flatMap((axis) => {
    const cross = axis === 'x' ? 'y' : 'x';
    const beside = others.filter(
      (other) => other[cross] < box[cross] + box[length[cross]] && other[cross] + other[length[cross]] > box[cross],
    );
    const end = box[axis] + box[length[axis]];
    const next = beside.map((other) => other[axis]).filter((at) => at >= end - 0.01);
    const at = box[cross] + box[length[cross]] / 2;
    const to = Math.min(...next);
    return Number.isFinite(to) && to - end > 0.05 ? [{ axis, from: end, to, at }] : [];
  });
