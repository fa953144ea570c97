import type { OutlineFault, OutlinePoint, OutlineStep } from '@mullion/contracts';

/**
 * Path data of one step in millimetres with y down, as SVG has it; empty for the first point. A positive radius bends
 * anticlockwise with y up.
 */
export const stepPath = ({ from, x, y, radius }: OutlineStep): string => {
  if (from === null) return '';
  const end = `${x} ${-y || 0}`;
  const bent =
    radius === null ? `L${end}` : `A${Math.abs(radius)} ${Math.abs(radius)} 0 0 ${radius > 0 ? 0 : 1} ${end}`;
  return `M${from.x} ${-from.y || 0}${bent}`;
};

/** The outline as one path, for its ground. */
export const outlinePath = (steps: readonly OutlineStep[]): string => {
  const [first, ...rest] = steps;
  if (!first || rest.length === 0) return '';
  return `M${first.x} ${-first.y || 0}${rest.map((step) => stepPath(step).replace(/^M[^LA]*/, '')).join('')}`;
};

/** How far an arc goes beyond its ends, upwards, downwards and to the sides: the centre and the quadrants it passes. */
const arcPoints = (step: OutlineStep): readonly OutlinePoint[] => {
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
export const meshOf = (steps: readonly OutlineStep[]) => {
  const points = [
    { x: 0, y: 0 },
    ...(steps.length === 0 ? [{ x: 70, y: 80 }] : []),
    ...steps,
    ...steps.flatMap(arcPoints),
  ];
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const reach = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  const step = MESH * 10 ** Math.max(0, Math.ceil(Math.log10(reach / MESH / MOST_LINES)));
  const down = (value: number) => Math.floor(value / step) * step || 0;
  const up = (value: number) => Math.ceil(value / step) * step || 0;
  const [left, right, bottom, top] = [
    down(Math.min(...xs)),
    up(Math.max(...xs)),
    down(Math.min(...ys)),
    up(Math.max(...ys)),
  ];
  return { step, left, right: Math.max(right, left + step), bottom, top: Math.max(top, bottom + step) };
};

/** The next faulty line after this one, beginning again at the top. */
export const nextFault = (faults: ReadonlyMap<number, OutlineFault>, after: number): number | null => {
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
