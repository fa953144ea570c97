import type { ColorName } from './palette';

/** A point or size in pallet millimetres: along the length, across the width, up. */
export type Vector = readonly [x: number, y: number, z: number];

/** What a click on a part means. */
export type PickId = number | null;

export interface Solid {
  readonly color: ColorName;
  readonly min: Vector;
  readonly max: Vector;
  readonly pickId: PickId;
}

/** Line segments of one colour: pairs of points. */
export interface Strokes {
  readonly color: ColorName;
  readonly points: readonly Vector[];
}

export interface Model {
  readonly solids: readonly Solid[];
  readonly strokes: readonly Strokes[];
}

export const joinModels = (models: readonly Model[]): Model => ({
  solids: models.flatMap((model) => model.solids),
  strokes: models.flatMap((model) => model.strokes),
});

/** The twelve edges of a box. */
export const boxEdges = (min: Vector, max: Vector): Vector[] => {
  const corner = (bits: number): Vector => [
    bits & 1 ? max[0] : min[0],
    bits & 2 ? max[1] : min[1],
    bits & 4 ? max[2] : min[2],
  ];
  return [0, 1, 2, 3, 4, 5, 6, 7].flatMap((from) =>
    [1, 2, 4].filter((bit) => (from & bit) === 0).flatMap((bit) => [corner(from), corner(from | bit)]),
  );
};

/** A closed or open polyline as segments. */
export const polylineEdges = (points: readonly Vector[]): Vector[] =>
  points.flatMap((point, index) => {
    const next = points[index + 1];
    return next === undefined ? [] : [point, next];
  });

/** The model moved; turned means length and width change places, as on a truck floor. */
export const placeModel = (model: Model, at: Vector, turned: { readonly lengthMm: number } | null): Model => {
  const move = ([x, y, z]: Vector): Vector =>
    turned === null ? [at[0] + x, at[1] + y, at[2] + z] : [at[0] + y, at[1] + turned.lengthMm - x, at[2] + z];
  const lower = (a: Vector, b: Vector): Vector => [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.min(a[2], b[2])];
  const upper = (a: Vector, b: Vector): Vector => [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.max(a[2], b[2])];
  return {
    solids: model.solids.map((solid) => {
      const [a, b] = [move(solid.min), move(solid.max)];
      return { ...solid, min: lower(a, b), max: upper(a, b) };
    }),
    strokes: model.strokes.map((strokes) => ({ ...strokes, points: strokes.points.map(move) })),
  };
};

/** The same model with every part answering to one id. */
export const pickAs = (model: Model, pickId: PickId): Model => ({
  ...model,
  solids: model.solids.map((solid) => ({ ...solid, pickId })),
});

/** The box around a model; a metre around the origin when it is empty. */
export const boundsOfModel = (model: Model): { min: Vector; max: Vector } => {
  if (model.solids.length === 0) return { min: [0, 0, 0], max: [1000, 1000, 1000] };
  const along = (axis: 0 | 1 | 2, pick: 'min' | 'max'): number =>
    model.solids.reduce(
      (edge, solid) => (pick === 'min' ? Math.min(edge, solid.min[axis]) : Math.max(edge, solid.max[axis])),
      pick === 'min' ? Infinity : -Infinity,
    );
  return {
    min: [along(0, 'min'), along(1, 'min'), along(2, 'min')],
    max: [along(0, 'max'), along(1, 'max'), along(2, 'max')],
  };
};
