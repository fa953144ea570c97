import { FIELD_OF_VIEW_DEG, fitCamera } from './camera-fit';
import type { Vector } from './solids';
import type { LoadView } from './viewer-types';

const box = { min: [0, -0.12, 0] as Vector, max: [2.4, 2.1, 1.2] as Vector };

/** Share of the picture's half height and half width at which a point appears. */
const project = (point: Vector, view: LoadView, aspect: number): { across: number; up: number } => {
  const { position, target } = fitCamera(box, view, aspect);
  const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const unit = (a: Vector): Vector => [a[0] / Math.hypot(...a), a[1] / Math.hypot(...a), a[2] / Math.hypot(...a)];
  const ahead = unit(minus(target, position));
  const right = unit([-ahead[2], 0, ahead[0]]);
  const up: Vector = [
    right[1] * ahead[2] - right[2] * ahead[1],
    right[2] * ahead[0] - right[0] * ahead[2],
    right[0] * ahead[1] - right[1] * ahead[0],
  ];
  const from = minus(point, position);
  const reach = dot(from, ahead) * Math.tan((FIELD_OF_VIEW_DEG * Math.PI) / 360);
  return { across: dot(from, right) / (reach * aspect), up: dot(from, up) / reach };
};

const corners: Vector[] = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => [
  box[bits & 1 ? 'max' : 'min'][0],
  box[bits & 2 ? 'max' : 'min'][1],
  box[bits & 4 ? 'max' : 'min'][2],
]);

describe('the camera', () => {
  it.each(['corner', 'front', 'right', 'top'] as const)(
    'sees the whole load from %s, and the load fills the picture',
    (view) => {
      for (const aspect of [0.5, 1, 2.2]) {
        const seen = corners.map((corner) => project(corner, view, aspect));
        const reach = Math.max(...seen.flatMap(({ across, up }) => [Math.abs(across), Math.abs(up)]));
        expect(reach).toBeLessThan(1);
        expect(reach).toBeGreaterThan(0.7);
      }
    },
  );

  it('looks straight at the front, the right end and the deck', () => {
    expect(fitCamera(box, 'front', 1).position.slice(0, 2)).toEqual([1.2, 0.99]);
    expect(fitCamera(box, 'right', 1).position[2]).toBeCloseTo(0.6, 9);
    expect(fitCamera(box, 'right', 1).position[0]).toBeGreaterThan(2.4);
    expect(fitCamera(box, 'top', 1).position[1]).toBeGreaterThan(2.1);
  });

  it('keeps the perspective weak', () => {
    expect(FIELD_OF_VIEW_DEG).toBeLessThanOrEqual(25);
  });
});
