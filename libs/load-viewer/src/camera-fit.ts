import type { Vector } from './solids';
import type { LoadView } from './viewer-types';

/** Narrow field of view: no perspective above 25°, so that parallel edges stay nearly parallel. */
export const FIELD_OF_VIEW_DEG = 12;

/** From the middle of the load to the camera, in the viewer's axes: x right, y up, z to the front. */
export const VIEW_DIRECTIONS: Readonly<Record<LoadView, Vector>> = {
  corner: [0.52, 0.42, 1],
  front: [0, 0, 1],
  right: [1, 0, 0],
  // a hair off the pole, where "up" would be undefined
  top: [0, 1, 0.0001],
};

const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Vector): Vector => {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
};

export interface Fit {
  readonly target: Vector;
  readonly position: Vector;
}

/** How far the ground reaches beyond the load, in metres. */
export const GROUND_MARGIN_M = 0.2;
/** Room around the picture, as a share. */
const MARGIN = 1.04;

/** The corners of the box, the lower ones moved out to the corners of the ground. */
const cornersOnGround = (min: Vector, max: Vector): Vector[] =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((bits): Vector => {
    const out = bits & 2 ? 0 : GROUND_MARGIN_M;
    return [bits & 1 ? max[0] + out : min[0] - out, bits & 2 ? max[1] : min[1], bits & 4 ? max[2] + out : min[2] - out];
  });

/**
 * Where a camera must stand to see a whole box and the ground below it from a direction. Metres; `aspect` is width by
 * height.
 */
export const fitCamera = (box: { readonly min: Vector; readonly max: Vector }, view: LoadView, aspect: number): Fit => {
  const { min, max } = box;
  const target: Vector = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
  const back = unit(VIEW_DIRECTIONS[view]);
  const right = unit(cross([0, 1, 0], back));
  const up = cross(back, right);
  const tanY = Math.tan((FIELD_OF_VIEW_DEG * Math.PI) / 360);
  const tanX = tanY * aspect;
  const needed = cornersOnGround(min, max).map((corner) => {
    const from = subtract(corner, target);
    const across = Math.max(Math.abs(dot(from, right)) / tanX, Math.abs(dot(from, up)) / tanY);
    return across * MARGIN + dot(from, back);
  });
  const distance = Math.max(...needed);
  return {
    target,
    position: [target[0] + back[0] * distance, target[1] + back[1] * distance, target[2] + back[2] * distance],
  };
};
