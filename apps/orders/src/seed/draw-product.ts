import type { DrawnProduct } from './make-products';
import { panesOf, type Pane } from './panes';

const FRAME_MM = 68;
const SASH_MM = 78;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
const inset = (box: Box, by: number): Box => ({
  x: box.x + by,
  y: box.y + by,
  width: box.width - 2 * by,
  height: box.height - 2 * by,
});
const rect = ({ x, y, width, height }: Box, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

/**
 * Dashed lines from the corners at the hinges to the middle of the other side: how the sash opens (ISO 7438 reading).
 */
const opening = (box: Box, hinges: 'left' | 'right' | 'bottom', line: number): string => {
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const points = {
    left: `${box.x},${box.y} ${right},${box.y + box.height / 2} ${box.x},${bottom}`,
    right: `${right},${box.y} ${box.x},${box.y + box.height / 2} ${right},${bottom}`,
    bottom: `${box.x},${bottom} ${box.x + box.width / 2},${box.y} ${right},${bottom}`,
  }[hinges];
  return `<polyline points="${points}" fill="none" stroke-width="${line / 2}" stroke-dasharray="${4 * line} ${3 * line}"/>`;
};

/** The glass of a field; the product set page finds it by `data-field`. */
const glassOf = ({ x, y, width, height }: Box, field: string): string =>
  `<rect data-field="${field}" x="${x}" y="${y}" width="${width}" height="${height}" fill="#d9ebf5"/>`;

const sash = (box: Box, { field, hinges, opens }: Pane, line: number): string => {
  const glass = inset(box, Math.min(SASH_MM, box.width / 5, box.height / 5));
  return [
    rect(box, '#f7f8f9'),
    glassOf(glass, field),
    opening(glass, hinges, line),
    opens === 'tilt-turn' ? opening(glass, 'bottom', line) : '',
    handle(box, hinges, line),
  ].join('');
};

const handle = (box: Box, hinges: 'left' | 'right', line: number): string => {
  const x = hinges === 'left' ? box.x + box.width - 4 * line : box.x + 2 * line;
  return rect({ x, y: box.y + box.height / 2 - 6 * line, width: 2 * line, height: 12 * line }, '#5c6b78');
};

/** The boxes of panes beside each other. */
const split = (box: Box, panes: readonly Pane[]): { readonly box: Box; readonly pane: Pane }[] => {
  let x = box.x;
  return panes.map((pane) => {
    const width = box.width * pane.share;
    x += width;
    return { pane, box: { ...box, x: x - width, width } };
  });
};

const filling = (box: Box, pane: Pane, line: number): string => {
  const { x, y, width, height } = box;
  if (pane.opens === 'door') {
    const panel = inset(box, Math.min(2 * SASH_MM, width / 4));
    const glass = glassOf({ ...panel, height: panel.height * 0.45 }, pane.field);
    return rect(box, '#efe6d8') + glass + opening(box, 'left', line) + handle(box, 'left', line);
  }
  if (pane.opens === 'fixed') return glassOf(box, pane.field);
  if (pane.opens === 'slide') {
    const middle = y + height / 2;
    const points = `${x + width * 0.7},${middle} ${x + width * 0.3},${middle} ${x + width * 0.36},${middle - 6 * line}`;
    return (
      rect(box, '#f7f8f9') + glassOf(inset(box, SASH_MM), pane.field) + `<polyline points="${points}" fill="none"/>`
    );
  }
  return sash(box, pane, line);
};

/** A picture of a product as seen from inside, to scale: frame, sashes, glass, opening lines. Lengths in mm. */
export const drawProduct = (product: Pick<DrawnProduct, 'kind' | 'width_mm' | 'height_mm'>): string => {
  const outer: Box = { x: 0, y: 0, width: product.width_mm, height: product.height_mm };
  const line = Math.max(2, Math.round(Math.max(outer.width, outer.height) / 220));
  const inner = inset(outer, Math.min(FRAME_MM, outer.width / 6, outer.height / 6));
  const margin = line;
  const view = `${-margin} ${-margin} ${outer.width + 2 * margin} ${outer.height + 2 * margin}`;
  const parts =
    product.kind === 'addition'
      ? rect(inner, '#e6d9c2')
      : split(inner, panesOf(product))
          .map(({ box, pane }) => filling(box, pane, line))
          .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}"><g stroke="#33414e" stroke-width="${line}" stroke-linejoin="round">${rect(outer, '#ffffff')}${parts}</g></svg>`;
};
