import type { Strokes } from '@mullion/contracts';

type Stroke = Strokes[number];
type Point = Stroke[number];
/** Closer than this to the last point a new one says nothing: a share of the pad's width. */
const LEAST = 0.004;
/** Shorter than this all together is a touch, not a name. */
const SHORTEST = 0.15;
const MOST_POINTS = 2_000;
const DIGITS = 10_000;

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);
const rounded = ([x, y]: Point): Point => [Math.round(x * DIGITS) / DIGITS, Math.round(y * DIGITS) / DIGITS];

/** The last stroke goes on to this point. */
export const withPoint = (strokes: Strokes, point: Point): Strokes => {
  const last = strokes.at(-1);
  const end = last?.at(-1);
  if (!last || !end || last.length >= MOST_POINTS || distance(end, point) < LEAST) return strokes;
  return [...strokes.slice(0, -1), [...last, rounded(point)]];
};

/** Long enough to be somebody's name. */
export const isSigned = (strokes: Strokes): boolean =>
  strokes.reduce(
    (sum, stroke) =>
      sum + stroke.slice(1).reduce((length, point, at) => length + distance(stroke[at] as Point, point), 0),
    0,
  ) >= SHORTEST;

/** A stroke as an SVG path; a dot is a very short line, which round ends make visible. */
export const pathOfStroke = (stroke: Stroke): string => {
  const [first = [0, 0], ...rest] = stroke;
  const [x, y] = first;
  return `M${x} ${y}${rest.length === 0 ? `L${x + 0.001} ${y}` : rest.map(([nextX, nextY]) => `L${nextX} ${nextY}`).join('')}`;
};
