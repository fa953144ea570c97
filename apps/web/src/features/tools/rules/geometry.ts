/** What is wrong with a line of an outline. */
export type LineFault =
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'parts' }
  | { readonly kind: 'first' }
  | { readonly kind: 'radius'; readonly radius: number; readonly chord: number; readonly least: number };

export interface Point {
  readonly x: number;
  readonly y: number;
}
/** A line of the text that leads somewhere: straight, by an arc, or by a chord where the arc cannot be. */
export interface Step extends Point {
  /** Number of the line, from 1. */
  readonly line: number;
  /** Null for the first point. */
  readonly from: Point | null;
  /** Null: straight. Negative: the arc turns clockwise, inwards of an outline that is walked anticlockwise. */
  readonly radius: number | null;
  /** The arc is impossible, or a line before could not be read. */
  readonly isGuess: boolean;
}
export interface Outline {
  readonly steps: readonly Step[];
  /** By number of the line. */
  readonly faults: ReadonlyMap<number, LineFault>;
}

const FARTHEST = 100_000;
const TOLERANCE = 1e-9;

const numberOf = (text: string): number | null => {
  const plain = text.replace('−', '-');
  const value = /^[-+]?(\d+(\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : NaN;
  return Number.isFinite(value) && Math.abs(value) <= FARTHEST ? value : null;
};

const readLine = (text: string): { readonly values: readonly number[] } | { readonly fault: LineFault } => {
  const parts = text.split(',').map((part) => part.trim());
  if (parts.length < 2 || parts.length > 3) return { fault: { kind: 'parts' } };
  const values = parts.map(numberOf);
  const bad = values.indexOf(null);
  return bad >= 0 ? { fault: { kind: 'number', text: parts[bad] ?? '' } } : { values: values as number[] };
};

/** Reads lines of `x, y[, radius]`; empty lines are nothing, a faulty one is named and the outline goes on after it. */
export const readOutline = (geometry: string): Outline => {
  const steps: Step[] = [];
  const faults = new Map<number, LineFault>();
  let unread = false;
  geometry.split('\n').forEach((text, at) => {
    if (text.trim() === '') return;
    const line = at + 1;
    const read = readLine(text);
    if ('fault' in read) {
      faults.set(line, read.fault);
      unread = true;
      return;
    }
    const [x = 0, y = 0, radius = 0] = read.values;
    const from = steps.at(-1) ?? null;
    const chord = from === null ? 0 : Math.hypot(x - from.x, y - from.y);
    const isBent = radius !== 0 && from !== null;
    const isTooSmall = isBent && Math.abs(radius) < chord / 2 - TOLERANCE;
    if (radius !== 0 && from === null) faults.set(line, { kind: 'first' });
    if (isTooSmall) faults.set(line, { kind: 'radius', radius: Math.abs(radius), chord, least: chord / 2 });
    const point = from && { x: from.x, y: from.y };
    steps.push({ line, x, y, from: point, radius: isBent && !isTooSmall && chord > 0 ? radius : null, isGuess: isTooSmall || unread });
    unread = false;
  });
  return { steps, faults };
};

/** Path data of one step in millimetres with y down, as SVG has it; empty for the first point. A positive radius bends anticlockwise with y up. */
export const stepPath = ({ from, x, y, radius }: Step): string => {
  if (from === null) return '';
  const end = `${x} ${-y || 0}`;
  const bent = radius === null ? `L${end}` : `A${Math.abs(radius)} ${Math.abs(radius)} 0 0 ${radius > 0 ? 0 : 1} ${end}`;
  return `M${from.x} ${-from.y || 0}${bent}`;
};

/** The outline as one path, for its ground. */
export const outlinePath = (steps: readonly Step[]): string => {
  const [first, ...rest] = steps;
  if (!first || rest.length === 0) return '';
  return `M${first.x} ${-first.y || 0}${rest.map((step) => stepPath(step).replace(/^M[^LA]*/, '')).join('')}`;
};

/** How far an arc goes beyond its ends, upwards, downwards and to the sides: the centre and the quadrants it passes. */
const arcPoints = (step: Step): readonly Point[] => {
  const { from, radius } = step;
  if (from === null || radius === null) return [];
  const [dx, dy] = [step.x - from.x, step.y - from.y];
  const chord = Math.hypot(dx, dy);
  const r = Math.abs(radius);
  // the short arc: the centre is on the left of the way for anticlockwise turns
  const away = Math.sqrt(Math.max(0, r * r - (chord / 2) ** 2)) * Math.sign(radius);
  const centre = { x: from.x + dx / 2 - (dy / chord) * away, y: from.y + dy / 2 + (dx / chord) * away };
  const begin = Math.atan2(from.y - centre.y, from.x - centre.x);
  const turn = 2 * Math.asin(Math.min(1, chord / (2 * r))) * Math.sign(radius);
  return [0, 1, 2, 3]
    .map((quarter) => (quarter * Math.PI) / 2)
    .filter((angle) => {
      const gone = ((((angle - begin) * Math.sign(turn)) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
      return gone <= Math.abs(turn);
    })
    .map((angle) => ({ x: centre.x + r * Math.cos(angle), y: centre.y + r * Math.sin(angle) }));
};

const MESH = 10;
/** Lines of the mesh a side; a larger outline gets a wider mesh, always a multiple of 10. */
const MOST_LINES = 60;

/** The part of the plane that is drawn, on lines of the mesh round the outline, and how far these lie apart. */
export const meshOf = (steps: readonly Step[]) => {
  const points = [{ x: 0, y: 0 }, ...(steps.length === 0 ? [{ x: 70, y: 80 }] : []), ...steps, ...steps.flatMap(arcPoints)];
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const reach = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  const step = MESH * 10 ** Math.max(0, Math.ceil(Math.log10(reach / MESH / MOST_LINES)));
  const down = (value: number) => Math.floor(value / step) * step || 0;
  const up = (value: number) => Math.ceil(value / step) * step || 0;
  const [left, right, bottom, top] = [down(Math.min(...xs)), up(Math.max(...xs)), down(Math.min(...ys)), up(Math.max(...ys))];
  return { step, left, right: Math.max(right, left + step), bottom, top: Math.max(top, bottom + step) };
};

/** The next faulty line after this one, beginning again at the top. */
export const nextFault = (faults: ReadonlyMap<number, LineFault>, after: number): number | null => {
  const lines = [...faults.keys()].sort((a, b) => a - b);
  return lines.find((line) => line > after) ?? lines[0] ?? null;
};

/** The line of a text that the caret stands in, from 1, and where a line begins. */
export const lineAt = (text: string, caret: number): number => text.slice(0, caret).split('\n').length;
export const startOfLine = (text: string, line: number): number =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, one) => sum + one.length + 1, 0);
