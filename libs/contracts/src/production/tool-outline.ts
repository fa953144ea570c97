/** What is wrong with a line of an outline. */
export type OutlineFault =
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'parts' }
  | { readonly kind: 'first' }
  | { readonly kind: 'radius'; readonly radius: number; readonly chord: number; readonly least: number };

export interface OutlinePoint {
  readonly x: number;
  readonly y: number;
}
/** A line of the text that leads somewhere: straight, by an arc, or by a chord where the arc cannot be. */
export interface OutlineStep extends OutlinePoint {
  /** Number of the line, from 1. */
  readonly line: number;
  /** Null for the first point. */
  readonly from: OutlinePoint | null;
  /** Null: straight. Negative: the arc turns clockwise, inwards of an outline that is walked anticlockwise. */
  readonly radius: number | null;
  /** The arc is impossible, or a line before could not be read. */
  readonly isGuess: boolean;
}
export interface ToolOutline {
  readonly steps: readonly OutlineStep[];
  /** By number of the line. */
  readonly faults: ReadonlyMap<number, OutlineFault>;
}

const FARTHEST = 100_000;
const TOLERANCE = 1e-9;

const numberOf = (text: string): number | null => {
  const plain = text.replace('−', '-');
  const value = /^[-+]?(\d+(\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : NaN;
  return Number.isFinite(value) && Math.abs(value) <= FARTHEST ? value : null;
};

const readLine = (text: string): { readonly values: readonly number[] } | { readonly fault: OutlineFault } => {
  const parts = text.split(',').map((part) => part.trim());
  if (parts.length < 2 || parts.length > 3) return { fault: { kind: 'parts' } };
  const values = parts.map(numberOf);
  const bad = values.indexOf(null);
  return bad >= 0 ? { fault: { kind: 'number', text: parts[bad] ?? '' } } : { values: values as number[] };
};

/**
 * Reads lines of `x, y[, radius]`, as a tool's geometry has them; empty lines are nothing, a faulty one is named and
 * the outline goes on after it.
 */
export const readOutline = (geometry: string): ToolOutline => {
  const steps: OutlineStep[] = [];
  const faults = new Map<number, OutlineFault>();
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
    steps.push({
      line,
      x,
      y,
      from: point,
      radius: isBent && !isTooSmall && chord > 0 ? radius : null,
      isGuess: isTooSmall || unread,
    });
    unread = false;
  });
  return { steps, faults };
};
