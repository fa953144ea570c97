import type { DrawnProduct } from './make-products';

const FRAME_MM = 68;
const SASH_MM = 78;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
const inset = (box: Box, by: number): Box => ({ x: box.x + by, y: box.y + by, width: box.width - 2 * by, height: box.height - 2 * by });
const rect = ({ x, y, width, height }: Box, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

/** Dashed lines from the corners at the hinges to the middle of the other side: how the sash opens (ISO 7438 reading). */
const opening = (box: Box, hinges: 'left' | 'right' | 'bottom', line: number): string => {
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const points = {
    left: `${box.x},${box.y} ${right},${box.y + box.height / 2} ${box.x},${bottom}`,
    right: `${right},${box.y} ${box.x},${box.y + box.height / 2} ${right},${bottom}`,
    bottom: `${box.x},${bottom} ${box.x + box.width / 2},${box.y} ${right},${bottom}`,
  }[hinges];
  return `<polyline points="${points}" fill="none" stroke-width="${line / 2}" stroke-dasharray="${4 * line} ${3 * line}"/>`;
};

const sash = (box: Box, hinges: 'left' | 'right', tilts: boolean, line: number): string => {
  const glass = inset(box, Math.min(SASH_MM, box.width / 5, box.height / 5));
  return [
    rect(box, '#f7f8f9'),
    rect(glass, '#d9ebf5'),
    opening(glass, hinges, line),
    tilts ? opening(glass, 'bottom', line) : '',
    handle(box, hinges, line),
  ].join('');
};

const handle = (box: Box, hinges: 'left' | 'right', line: number): string => {
  const x = hinges === 'left' ? box.x + box.width - 4 * line : box.x + 2 * line;
  return rect({ x, y: box.y + box.height / 2 - 6 * line, width: 2 * line, height: 12 * line }, '#5c6b78');
};

const split = (box: Box, parts: number): Box[] =>
  Array.from({ length: parts }, (_part, at) => ({ ...box, x: box.x + (at * box.width) / parts, width: box.width / parts }));

const filling = ({ kind, width_mm: width }: Pick<DrawnProduct, 'kind' | 'width_mm'>, inner: Box, line: number): string => {
  if (kind === 'addition') return rect(inner, '#e6d9c2');
  if (kind === 'door') {
    const panel = inset(inner, Math.min(2 * SASH_MM, inner.width / 4));
    return (
      rect(inner, '#efe6d8') +
      rect({ ...panel, height: panel.height * 0.45 }, '#d9ebf5') +
      opening(inner, 'left', line) +
      handle(inner, 'left', line)
    );
  }
  if (kind === 'slide') {
    const [fixed, moving] = split(inner, 2) as [Box, Box];
    const y = moving.y + moving.height / 2;
    const arrow = `<polyline points="${moving.x + moving.width * 0.7},${y} ${moving.x + moving.width * 0.3},${y} ${moving.x + moving.width * 0.36},${y - 6 * line}" fill="none"/>`;
    return rect(fixed, '#d9ebf5') + rect(moving, '#f7f8f9') + rect(inset(moving, SASH_MM), '#d9ebf5') + arrow;
  }
  const parts = width > 2_000 ? 3 : width > 1_250 ? 2 : 1;
  return split(inner, parts)
    .map((box, at) => sash(box, at % 2 === 0 ? 'left' : 'right', at === 0, line))
    .join('');
};

/** A picture of a product as seen from inside, to scale: frame, sashes, glass, opening lines. Lengths in mm. */
export const drawProduct = (product: Pick<DrawnProduct, 'kind' | 'width_mm' | 'height_mm'>): string => {
  const outer: Box = { x: 0, y: 0, width: product.width_mm, height: product.height_mm };
  const line = Math.max(2, Math.round(Math.max(outer.width, outer.height) / 220));
  const inner = inset(outer, Math.min(FRAME_MM, outer.width / 6, outer.height / 6));
  const margin = line;
  const view = `${-margin} ${-margin} ${outer.width + 2 * margin} ${outer.height + 2 * margin}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}"><g stroke="#33414e" stroke-width="${line}" stroke-linejoin="round">${rect(outer, '#ffffff')}${filling(product, inner, line)}</g></svg>`;
};
