import type { Paint, Token } from './paint';
import { line, path, rect, type Box, type Stroke } from './shapes';
import type { SvgNode } from './svg-node';
import type { Leaf, WindowDesign } from './window-design';

/** Profile faces in millimetres where the product's own image is missing. */
const FRAME_MM = 68;
const MULLION_MM = 72;
const SASH_MM = 62;
/** Scales, in pixels a millimetre, below which sash and handle and below which mitre and glint would be thinner than a pixel. */
const SASH_FROM_SCALE = 0.045;
const FINE_FROM_SCALE = 0.12;

export interface WindowStyle {
  readonly paint: Paint;
  /** Pixels a millimetre. */
  readonly scale: number;
  /** Colour of a chosen or faulty product; plain otherwise. */
  readonly accent?: Token;
  readonly fill?: Token;
}

interface Pens {
  readonly style: WindowStyle;
  readonly hasSash: boolean;
  readonly isFine: boolean;
  readonly inner: Stroke;
  readonly sashEdge: Stroke;
  readonly glassEdge: Stroke;
  readonly opening: Stroke;
  readonly outer: Stroke;
  readonly sashPx: number;
}

const pensFor = (style: WindowStyle, box: Box): Pens => {
  const { paint, scale } = style;
  const color = paint.color(style.accent ?? 'd-line');
  const weight = scale > FINE_FROM_SCALE ? 1 : 0.8;
  return {
    style,
    hasSash: scale >= SASH_FROM_SCALE,
    isFine: scale >= FINE_FROM_SCALE,
    inner: { color, width: weight },
    sashEdge: { color, width: weight * 0.8 },
    glassEdge: { color: paint.color('d-thin'), width: 0.7 },
    opening: { color: paint.color('d-open'), width: 0.9 },
    outer: { color, width: style.accent === undefined ? weight * 1.25 : 2.4 },
    sashPx: Math.min(Math.max(SASH_MM * scale, 1.3), box.width / 6, box.height / 6),
  };
};

const inset = (box: Box, by: number): Box => ({
  x: box.x + by,
  y: box.y + by,
  width: Math.max(box.width - 2 * by, 0.1),
  height: Math.max(box.height - 2 * by, 0.1),
});

const glass = (pens: Pens, box: Box): SvgNode[] => {
  const { paint } = pens.style;
  const pane = rect(box, paint.color('d-glass'), pens.glassEdge);
  if (!pens.isFine) return [pane];
  const reach = Math.min(box.width, box.height) * 0.34;
  const [x, y] = [box.x + box.width * 0.16, box.y + box.height * 0.3];
  const glint = path`M${x} ${y + reach * 0.5}l${reach * 0.6} ${-reach * 0.6}M${x} ${y + reach * 0.95}l${reach} ${-reach}`;
  return [pane, line(glint, { color: paint.color('d-glass-line'), width: 0.7 })];
};

/** Opening lines begin at the hinges and meet at the handle. */
const turnLines = ({ x, y, width, height }: Box, hingesLeft: boolean): string =>
  hingesLeft
    ? path`M${x} ${y}L${x + width} ${y + height / 2}L${x} ${y + height}`
    : path`M${x + width} ${y}L${x} ${y + height / 2}L${x + width} ${y + height}`;

const tiltLines = ({ x, y, width, height }: Box): string => path`M${x} ${y + height}L${x + width / 2} ${y}L${x + width} ${y + height}`;

const handle = (pens: Pens, { x, y, width, height }: Box, hingesLeft: boolean): SvgNode => {
  const sash = pens.sashPx;
  const left = hingesLeft ? x + width - sash * 0.62 : x + sash * 0.38;
  return rect({ x: left, y: y + height / 2 - sash * 0.9, width: sash * 0.26, height: sash * 1.8 }, pens.inner.color);
};

const slideArrow = (pens: Pens, { x, y, width, height }: Box, toRight: boolean): SvgNode => {
  const way = toRight ? 1 : -1;
  const head = Math.min(8, width * 0.16);
  const [cx, cy] = [x + width / 2, y + height / 2];
  const reach = width * 0.26;
  return line(
    path`M${cx - way * reach} ${cy}h${way * 2 * reach}m${-way * head} ${-head * 0.65}l${way * head} ${head * 0.65}l${-way * head} ${head * 0.65}`,
    { ...pens.opening, width: 1.1 },
  );
};

/** Share of a door leaf above its solid panel. */
const DOOR_GLASS_SHARE = 0.62;
const BALCONY_GLASS_SHARE = 0.74;

const filling = (pens: Pens, leaf: Leaf, inside: Box): SvgNode[] => {
  if (leaf.kind !== 'door' && leaf.kind !== 'balcony') return glass(pens, inside);
  const upper = inside.height * (leaf.kind === 'door' ? DOOR_GLASS_SHARE : BALCONY_GLASS_SHARE);
  const rail = pens.sashPx * 0.8;
  const panel = { ...inside, y: inside.y + upper + rail, height: inside.height - upper - rail };
  return [...glass(pens, { ...inside, height: upper }), rect(panel, pens.style.paint.color('d-panel'), pens.glassEdge)];
};

const leafParts = (pens: Pens, leaf: Leaf, box: Box): SvgNode[] => {
  if (leaf.kind === 'fixed') return glass(pens, box);
  const parts: SvgNode[] = pens.hasSash ? [rect(box, pens.style.paint.color('d-sash'), pens.sashEdge)] : [];
  parts.push(...filling(pens, leaf, inset(box, pens.sashPx)));
  if (leaf.kind === 'slide') return [...parts, slideArrow(pens, box, leaf.toward === 'right')];
  if (leaf.kind !== 'tilt') parts.push(line(turnLines(box, leaf.hinge === 'left'), pens.opening));
  if (leaf.kind !== 'turn' && leaf.kind !== 'door') parts.push(line(tiltLines(box), pens.opening));
  if (leaf.kind !== 'tilt' && pens.hasSash) parts.push(handle(pens, box, leaf.hinge === 'left'));
  return parts;
};

const mitres = (pens: Pens, { x, y, width, height }: Box, frame: number): SvgNode =>
  line(
    path`M${x} ${y}l${frame} ${frame}M${x + width} ${y}l${-frame} ${frame}M${x} ${y + height}l${frame} ${-frame}M${x + width} ${y + height}l${-frame} ${-frame}`,
    pens.glassEdge,
  );

const profileParts = (pens: Pens, box: Box): SvgNode[] => {
  const { paint, fill } = pens.style;
  const lip = box.height * 0.3;
  const along = box.width >= box.height;
  const groove = along ? path`M${box.x} ${box.y + lip}h${box.width}` : path`M${box.x + box.width * 0.3} ${box.y}v${box.height}`;
  return [rect(box, paint.color(fill ?? 'd-end'), pens.outer), line(groove, pens.glassEdge)];
};

/** Places `count` shares in `length` with bars between them. */
const divide = (shares: readonly number[], start: number, length: number, bar: number): { start: number; length: number }[] => {
  const total = shares.reduce((sum, share) => sum + share, 0);
  const free = Math.max(length - bar * (shares.length - 1), 0);
  let at = start;
  return shares.map((share) => {
    const part = { start: at, length: (free * share) / total };
    at += part.length + bar;
    return part;
  });
};

/** A window, door or addition in elevation, filling `box` (pixels). Detail follows the scale, never the size of the screen. */
export const windowPart = (design: WindowDesign, box: Box, style: WindowStyle): SvgNode[] => {
  const pens = pensFor(style, box);
  if (design.kind === 'profile') return profileParts(pens, box);
  const { paint, scale } = style;
  const frame = Math.min(Math.max(FRAME_MM * scale, 1.6), box.width / 5, box.height / 5);
  const bar = Math.min(Math.max(MULLION_MM * scale, 1.6), box.width / 8, box.height / 8);
  const parts = [rect(box, paint.color(style.fill ?? 'd-frame'), pens.outer)];
  if (pens.isFine) parts.push(mitres(pens, box, frame));
  const inside = inset(box, frame);
  divide(
    design.columns.map((column) => column.share),
    inside.x,
    inside.width,
    bar,
  ).forEach((across, columnIndex) => {
    const cells = design.columns[columnIndex]?.cells ?? [];
    divide(
      cells.map((cell) => cell.share),
      inside.y,
      inside.height,
      bar,
    ).forEach((down, cellIndex) => {
      const leaf = cells[cellIndex]?.leaf;
      if (leaf !== undefined)
        parts.push(...leafParts(pens, leaf, { x: across.start, y: down.start, width: across.length, height: down.length }));
    });
  });
  return parts;
};
