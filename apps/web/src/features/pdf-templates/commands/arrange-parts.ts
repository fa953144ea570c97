import type { Part, Parts } from './template-document';

export type Edge = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';
export type Axis = 'x' | 'y';

/** Tenths of a millimetre, as fields show them. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;

const sides = { x: ['x1', 'width'], y: ['y1', 'height'] } as const;
const axisOf = (edge: Edge): Axis => (edge === 'left' || edge === 'center' || edge === 'right' ? 'x' : 'y');
/** 0 the near edge, 1/2 the middle, 1 the far edge. */
const share = { left: 0, center: 0.5, right: 1, top: 0, middle: 0.5, bottom: 1 } as const;

const chosenOf = (parts: Parts, keys: readonly string[]): (readonly [string, Part])[] =>
  keys.flatMap((key) => {
    const part = parts.get(key);
    return part ? [[key, part] as const] : [];
  });
const put = (parts: Parts, changed: readonly (readonly [string, Part])[]): Parts => new Map([...parts, ...changed]);

/** The smallest box round some parts. */
export const boundsOf = (parts: readonly Pick<Part, 'x1' | 'y1' | 'width' | 'height'>[]) => {
  const [x, y] = [Math.min(...parts.map((part) => part.x1)), Math.min(...parts.map((part) => part.y1))];
  const right = Math.max(...parts.map((part) => part.x1 + part.width));
  const bottom = Math.max(...parts.map((part) => part.y1 + part.height));
  return { x, y, width: right - x, height: bottom - y };
};

/** Puts an edge or the middle of several parts on one line; a single part is put in its room. */
export const alignParts = (
  parts: Parts,
  keys: readonly string[],
  edge: Edge,
  room: { readonly width: number; readonly height: number },
): Parts => {
  const chosen = chosenOf(parts, keys);
  if (chosen.length === 0) return parts;
  const [at, size] = sides[axisOf(edge)];
  const bounds = chosen.length > 1 ? boundsOf(chosen.map(([, part]) => part)) : { x: 0, y: 0, ...room };
  const line = bounds[axisOf(edge)] + bounds[size] * share[edge];
  return put(
    parts,
    chosen.map(([key, part]) => [key, { ...part, [at]: Math.max(tenth(line - part[size] * share[edge]), 0) }] as const),
  );
};

/** Makes the gaps between three or more parts equal; the outermost stay. */
export const distributeParts = (parts: Parts, keys: readonly string[], axis: Axis): Parts => {
  const [at, size] = sides[axis];
  const chosen = chosenOf(parts, keys).toSorted(([, a], [, b]) => a[at] + a[size] / 2 - (b[at] + b[size] / 2));
  const [first, last] = [chosen[0]?.[1], chosen.at(-1)?.[1]];
  if (chosen.length < 3 || !first || !last) return parts;
  const taken = chosen.reduce((sum, [, part]) => sum + part[size], 0);
  const gap = (last[at] + last[size] - first[at] - taken) / (chosen.length - 1);
  let next = first[at];
  const moved = chosen.map(([key, part]) => {
    const to = tenth(next);
    next += part[size] + gap;
    return [key, { ...part, [at]: Math.max(to, 0) }] as const;
  });
  return put(parts, moved);
};

/** Moves parts together; none leaves the paper to the left or above. */
export const moveParts = (parts: Parts, keys: readonly string[], byX: number, byY: number): Parts => {
  const chosen = chosenOf(parts, keys);
  if (chosen.length === 0) return parts;
  const bounds = boundsOf(chosen.map(([, part]) => part));
  const [dx, dy] = [Math.max(byX, -bounds.x), Math.max(byY, -bounds.y)];
  return put(
    parts,
    chosen.map(([key, part]) => [key, { ...part, x1: tenth(part.x1 + dx), y1: tenth(part.y1 + dy) }] as const),
  );
};

export type Handle = 'n' | 's' | 'e' | 'w' | 'ne' | 'nw' | 'se' | 'sw';
const LEAST = 1;

/** Pulls one edge or corner of a part. */
export const resizePart = (part: Part, handle: Handle, byX: number, byY: number): Part => {
  let [left, top, right, bottom] = [part.x1, part.y1, part.x1 + part.width, part.y1 + part.height];
  if (handle.includes('w')) left = Math.min(Math.max(left + byX, 0), right - LEAST);
  if (handle.includes('e')) right = Math.max(right + byX, left + LEAST);
  if (handle.includes('n')) top = Math.min(Math.max(top + byY, 0), bottom - LEAST);
  if (handle.includes('s')) bottom = Math.max(bottom + byY, top + LEAST);
  return { ...part, x1: tenth(left), y1: tenth(top), width: tenth(right - left), height: tenth(bottom - top) };
};

/** Copies beside their originals. @param newKey names of parts that are not there yet */
export const copyParts = (
  parts: Parts,
  keys: readonly string[],
  newKey: () => string,
): { readonly parts: Parts; readonly keys: readonly string[] } => {
  const copies = chosenOf(parts, keys).map(
    ([, part]) => [newKey(), { ...part, x1: tenth(part.x1 + 2), y1: tenth(part.y1 + 2) }] as const,
  );
  return { parts: put(parts, copies), keys: copies.map(([key]) => key) };
};

export const removeParts = (parts: Parts, keys: readonly string[]): Parts =>
  new Map([...parts].filter(([key]) => !keys.includes(key)));
