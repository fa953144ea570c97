import { boxOf, type PlacedProduct } from '@mullion/packing-model';
import type { ColorName } from './palette';
import { boxEdges, polylineEdges, type Model, type Solid, type Strokes, type Vector } from './solids';
import type { FaceRect, LoadFace } from './viewer-types';

/** Glass stands in the middle third of the frame's depth, as in the drawings. */
const GLASS_FROM = 0.36;
const GLASS_TO = 0.64;
/** Lines lie this far before the face they belong to, so that they are never half hidden in it. */
const LIFT_MM = 1;

export interface ProductLook {
  readonly face: LoadFace | null;
  readonly state: 'plain' | 'selected' | 'error';
  /** Many products at once: panes on a solid frame, no openings. */
  readonly isPlain: boolean;
}

const FILLS: Readonly<Record<ProductLook['state'], ColorName>> = {
  plain: 'frame',
  selected: 'selected',
  error: 'error',
};
const EDGES: Readonly<Record<ProductLook['state'], ColorName>> = {
  plain: 'line',
  selected: 'selectedLine',
  error: 'errorLine',
};

/**
 * From the product's own face (u to the right, v down, as made) to the pallet; a flipped product is turned a quarter to
 * the right.
 */
const faceToPallet = (product: PlacedProduct): ((u: number, v: number, y: number) => Vector) => {
  const box = boxOf(product);
  return product.isFlipped ? (u, v, y) => [box.x1 - v, y, box.z1 - u] : (u, v, y) => [box.x0 + u, y, box.z1 - v];
};

const between = (a: Vector, b: Vector): { min: Vector; max: Vector } => ({
  min: [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.min(a[2], b[2])],
  max: [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.max(a[2], b[2])],
});

const uniqueSorted = (values: readonly number[]): number[] => [...new Set(values)].sort((a, b) => a - b);

/** The face without its openings, as few rectangles: rows between neighbouring edges, cut at the holes. */
export const barsOf = (width: number, height: number, holes: readonly FaceRect[]): FaceRect[] => {
  const levels = uniqueSorted([0, height, ...holes.flatMap((hole) => [hole.y, hole.y + hole.height])]);
  return levels.slice(0, -1).flatMap((top, index) => {
    const bottom = levels[index + 1] ?? height;
    const cut = holes.filter((hole) => hole.y <= top && hole.y + hole.height >= bottom).sort((a, b) => a.x - b.x);
    const starts = [0, ...cut.map((hole) => hole.x + hole.width)];
    const ends = [...cut.map((hole) => hole.x), width];
    return starts.flatMap((x, bar) => {
      const end = ends[bar] ?? width;
      return end > x ? [{ x, y: top, width: end - x, height: bottom - top }] : [];
    });
  });
};

const rectLoop = (rect: FaceRect): (readonly [number, number])[] => {
  const [x1, y1] = [rect.x + rect.width, rect.y + rect.height];
  return [
    [rect.x, rect.y],
    [x1, rect.y],
    [x1, y1],
    [rect.x, y1],
    [rect.x, rect.y],
  ];
};

/** A product on its pallet as boxes and lines. */
export const productModel = (product: PlacedProduct, look: ProductLook): Model => {
  const box = boxOf(product);
  const outer = { min: [box.x0, box.y0, box.z0] as const, max: [box.x1, box.y1, box.z1] as const };
  const outline: Strokes = { color: EDGES[look.state], points: boxEdges(outer.min, outer.max) };
  const { face } = look;
  if (face === null || face.panes.length === 0) {
    const color = product.category === 0 && look.state === 'plain' ? 'profile' : FILLS[look.state];
    return { solids: [{ color, ...outer, pickId: product.id }], strokes: [outline] };
  }

  const toPallet = faceToPallet(product);
  const depth = box.y1 - box.y0;
  const slab = (rect: FaceRect, y0: number, y1: number, color: ColorName): Solid => ({
    color,
    ...between(toPallet(rect.x, rect.y, y0), toPallet(rect.x + rect.width, rect.y + rect.height, y1)),
    pickId: product.id,
  });
  const onFace = (points: readonly (readonly [number, number])[], y: number): Vector[] =>
    polylineEdges(points.map(([u, v]) => toPallet(u, v, y)));
  const [front, back] = [box.y1 + LIFT_MM, box.y0 - LIFT_MM];
  const holes = [...face.panes, ...face.panels];
  const paneEdges: Strokes = {
    color: 'thin',
    points: holes.flatMap((hole) => [...onFace(rectLoop(hole), front), ...onFace(rectLoop(hole), back)]),
  };

  if (look.isPlain) {
    const panes = holes.map((hole, index) => slab(hole, back, front, index < face.panes.length ? 'glass' : 'panel'));
    return {
      solids: [{ color: FILLS[look.state], ...outer, pickId: product.id }, ...panes],
      strokes: [outline, paneEdges],
    };
  }
  const [glassFrom, glassTo] = [box.y0 + depth * GLASS_FROM, box.y0 + depth * GLASS_TO];
  return {
    solids: [
      ...barsOf(product.widthMm, product.heightMm, holes).map((bar) => slab(bar, box.y0, box.y1, FILLS[look.state])),
      ...face.panes.map((pane) => slab(pane, glassFrom, glassTo, 'glass')),
      ...face.panels.map((panel) => slab(panel, glassFrom, glassTo, 'panel')),
    ],
    strokes: [
      outline,
      paneEdges,
      { color: EDGES[look.state], points: face.sashes.flatMap((sash) => onFace(rectLoop(sash), front)) },
      { color: 'opening', points: face.openings.flatMap((opening) => onFace(opening, front)) },
    ],
  };
};
