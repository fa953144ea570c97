import { patchWidth, text, textWidth } from './lettering';
import type { Paint, Token } from './paint';
import { line, path, rect } from './shapes';
import { el, px, type SvgNode } from './svg-node';

const LINE_PX = 0.8;
const TICK_PX = 1.4;
/** Half of a tick and the overshoot of extension lines. */
const TICK = 3;

interface DimensionStyle {
  readonly color?: Token;
  /** Colour of line and ticks, when the dimension is singled out. */
  readonly stroke?: Token;
  readonly ground?: Token;
}

const label = (paint: Paint, value: string, style: DimensionStyle): SvgNode[] => {
  const width = patchWidth(paint, value);
  return [
    rect(
      { x: -width / 2, y: -paint.labelPx - 1, width, height: paint.labelPx + 2 },
      paint.color(style.ground ?? 'd-paper'),
    ),
    text(paint, 0, -2, value, { color: style.color ?? 'd-dim', anchor: 'middle' }),
  ];
};

/**
 * Horizontal dimension from x1 to x2 with ticks at 45°; the text stands above the line and is dropped where it does not
 * fit.
 */
export const dimensionAcross = (
  paint: Paint,
  x1: number,
  x2: number,
  y: number,
  value: string,
  style: DimensionStyle = {},
): SvgNode => {
  const color = paint.color(style.stroke ?? 'd-dim');
  const fits = patchWidth(paint, value) - 6 <= x2 - x1;
  return el(
    'g',
    {},
    line(path`M${x1} ${y}H${x2}M${x1} ${y - 6}v10M${x2} ${y - 6}v10`, { color, width: LINE_PX }),
    line(path`M${x1 - TICK} ${y + TICK}l6 -6M${x2 - TICK} ${y + TICK}l6 -6`, { color, width: TICK_PX }),
    fits && el('g', { transform: `translate(${px((x1 + x2) / 2)} ${px(y - 3)})` }, ...label(paint, value, style)),
  );
};

/** Vertical dimension from y1 down to y2; the text reads from below, left of the line. */
export const dimensionDown = (
  paint: Paint,
  y1: number,
  y2: number,
  x: number,
  value: string,
  style: DimensionStyle = {},
): SvgNode => {
  const color = paint.color(style.stroke ?? 'd-dim');
  return el(
    'g',
    {},
    line(path`M${x} ${y1}V${y2}M${x - 6} ${y1}h10M${x - 6} ${y2}h10`, { color, width: LINE_PX }),
    line(path`M${x - TICK} ${y1 + TICK}l6 -6M${x - TICK} ${y2 + TICK}l6 -6`, { color, width: TICK_PX }),
    el('g', { transform: `translate(${px(x - 3)} ${px((y1 + y2) / 2)}) rotate(-90)` }, ...label(paint, value, style)),
  );
};

/** A scale bar of four fields, `label` is its far end ("0,5 m"). */
export const scaleBar = (paint: Paint, x: number, y: number, lengthPx: number, endLabel: string): SvgNode => {
  const field = lengthPx / 4;
  // both ends are named only where they do not run into each other
  const isWide = textWidth(`0  ${endLabel}`, paint.labelPx) < lengthPx;
  const edge = { color: paint.color('d-line'), width: LINE_PX };
  return el(
    'g',
    {},
    ...[0, 1, 2, 3].map((index) =>
      rect(
        { x: x + index * field, y, width: field, height: 4 },
        paint.color(index % 2 === 0 ? 'd-line' : 'd-paper'),
        edge,
      ),
    ),
    ...(isWide ? [text(paint, x, y - 4, '0', { color: 'd-dim' })] : []),
    text(paint, isWide ? x + lengthPx : x, y - 4, endLabel, { color: 'd-dim', ...(isWide ? { anchor: 'end' } : {}) }),
  );
};

/** Centre of mass: the quartered disc of engineering drawings. */
export const massDisc = (paint: Paint, cx: number, cy: number, radius: number): SvgNode => {
  const edge = { stroke: paint.color('d-line'), 'stroke-width': 1.2 };
  const quarters = path`M${cx} ${cy}v${-radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}zM${cx} ${cy}v${radius}a${radius} ${radius} 0 0 1 ${-radius} ${-radius}z`;
  return el(
    'g',
    { 'data-mark': 'centre-of-mass', 'pointer-events': 'none' },
    el('circle', { cx, cy, r: radius, fill: paint.color('surface'), ...edge }),
    el('path', { d: quarters, fill: paint.color('d-line'), ...edge }),
  );
};
