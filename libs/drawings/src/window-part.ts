import type { Paint, Token } from './paint';
import { line, path, rect, type Box, type Stroke } from './shapes';
import type { SvgNode } from './svg-node';
import type { WindowDesign } from './window-design';
import { fieldsOf, fillingOf, inset, openingLines, profileWidths, type Field, type Point } from './window-face';

/**
 * Scales, in pixels a millimetre, below which sash and handle and below which mitre and glint would be thinner than a
 * pixel.
 */
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

/** Thinner than this a profile looks like a line, in pixels. */
const THINNEST_PX = 1.6;

const pensFor = (style: WindowStyle, sashPx: number): Pens => {
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
    sashPx,
  };
};

const glass = (pens: Pens, box: Box): SvgNode[] => {
  const { paint } = pens.style;
  const pane = rect(box, paint.color('d-glass'), pens.glassEdge);
  if (!pens.isFine) return [pane];
  const reach = Math.min(box.width, box.height) * 0.34;
  const [x, y] = [box.x + box.width * 0.16, box.y + box.height * 0.3];
  const glint = path`M${x} ${y + reach * 0.5}l${reach * 0.6} ${-reach * 0.6}M${x} ${y + reach * 0.95}l${reach} ${-reach}`;
  return [pane, line(glint, { color: paint.color('d-glass-line'), width: 0.7 })];
};

const polyline = (points: readonly Point[]): string =>
  points.map(([x, y], index) => (index === 0 ? path`M${x} ${y}` : path`L${x} ${y}`)).join('');

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

const fieldParts = (pens: Pens, field: Field): SvgNode[] => {
  const { leaf, box } = field;
  const { paint } = pens.style;
  const { pane, panel } = fillingOf(field, pens.sashPx);
  return [
    ...(leaf.kind !== 'fixed' && pens.hasSash ? [rect(box, paint.color('d-sash'), pens.sashEdge)] : []),
    ...glass(pens, pane),
    ...(panel === null ? [] : [rect(panel, paint.color('d-panel'), pens.glassEdge)]),
    ...openingLines(field).map((points) => line(polyline(points), pens.opening)),
    ...(leaf.kind === 'slide' ? [slideArrow(pens, box, leaf.toward === 'right')] : []),
    ...('hinge' in leaf && pens.hasSash ? [handle(pens, box, leaf.hinge === 'left')] : []),
  ];
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
  const groove = along
    ? path`M${box.x} ${box.y + lip}h${box.width}`
    : path`M${box.x + box.width * 0.3} ${box.y}v${box.height}`;
  return [rect(box, paint.color(fill ?? 'd-end'), pens.outer), line(groove, pens.glassEdge)];
};

/** The outline of a product of which no picture is known; dashed inside, so that nobody takes it for a pane. */
const frameParts = (pens: Pens, box: Box, frame: number): SvgNode[] => [
  rect(box, pens.style.paint.color(pens.style.fill ?? 'd-frame'), pens.outer),
  rect(inset(box, frame), 'none', { ...pens.glassEdge, dash: '3 2' }),
];

/**
 * A window, door or addition in elevation, filling `box` (pixels). Detail follows the scale, never the size of the
 * screen.
 */
export const windowPart = (design: WindowDesign, box: Box, style: WindowStyle): SvgNode[] => {
  const widths = profileWidths(box, style.scale, THINNEST_PX);
  const pens = pensFor(style, widths.sash);
  if (design.kind === 'profile') return profileParts(pens, box);
  if (design.kind === 'frame') return frameParts(pens, box, widths.frame);
  return [
    rect(box, style.paint.color(style.fill ?? 'd-frame'), pens.outer),
    ...(pens.isFine ? [mitres(pens, box, widths.frame)] : []),
    ...fieldsOf(design, box, widths).flatMap((field) => fieldParts(pens, field)),
  ];
};
