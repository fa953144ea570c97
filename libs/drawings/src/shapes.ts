import type { Paint, Token } from './paint';
import { el, px, type SvgAttrs, type SvgNode } from './svg-node';

/** A box in drawing pixels, y down. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Stroke {
  readonly color: string;
  readonly width: number;
  readonly dash?: string;
}

const strokeAttrs = (stroke: Stroke | undefined): SvgAttrs =>
  stroke === undefined ? {} : { stroke: stroke.color, 'stroke-width': stroke.width, 'stroke-dasharray': stroke.dash };

/** A rectangle; never thinner than a tenth of a pixel, so that no plank disappears. */
export const rect = (box: Box, fill: string, stroke?: Stroke, extra: SvgAttrs = {}): SvgNode =>
  el('rect', {
    x: box.x,
    y: box.y,
    width: Math.max(box.width, 0.1),
    height: Math.max(box.height, 0.1),
    fill,
    ...strokeAttrs(stroke),
    ...extra,
  });

/** An open path, lines only. */
export const line = (d: string, stroke: Stroke, extra: SvgAttrs = {}): SvgNode =>
  el('path', { d, fill: 'none', ...strokeAttrs(stroke), ...extra });

/** A filled path. */
export const shape = (d: string, fill: string, stroke?: Stroke): SvgNode =>
  el('path', { d, fill, ...strokeAttrs(stroke) });

/** Path data from numbers and commands; every number is checked and rounded. */
export const path = (strings: TemplateStringsArray, ...values: readonly number[]): string =>
  strings.reduce((text, part, index) => text + part + (index < values.length ? px(values[index] ?? NaN) : ''), '');

const hasStroke = (node: SvgNode): boolean => node.attrs['stroke'] !== undefined && node.tag !== 'text';

/**
 * On screens line weights stay in pixels when the page scales the drawing; PDF writers lack that, so there they are set
 * for the final size.
 */
const strokeFor = (attrs: SvgAttrs, paint: Paint): SvgAttrs =>
  paint.theme === 'print' || paint.theme === 'label'
    ? {
        ...attrs,
        'stroke-width': Math.max(
          Number(attrs['stroke-width'] ?? 1) * paint.lineWeight,
          paint.theme === 'label' ? 2 : 0,
        ),
      }
    : { ...attrs, 'vector-effect': 'non-scaling-stroke' };

const setLineWeights = (node: SvgNode, paint: Paint): SvgNode => ({
  tag: node.tag,
  attrs: hasStroke(node) ? strokeFor(node.attrs, paint) : node.attrs,
  children: node.children.map((child) => (typeof child === 'string' ? child : setLineWeights(child, paint))),
});

export interface RootOptions {
  readonly width: number;
  readonly height: number;
  readonly paint: Paint;
  /** What the drawing shows, in words. */
  readonly name: string;
  /**
   * The content can be focused and pressed: the root is then a group, because the children of an image are hidden from
   * assistive technology.
   */
  readonly isInteractive?: boolean;
  readonly ground?: Token;
}

/** The svg element around a drawing, with its accessible name. */
export const svgRoot = (options: RootOptions, parts: readonly SvgNode[]): SvgNode => {
  const { width, height, paint } = options;
  const ground = options.ground === undefined ? [] : [rect({ x: 0, y: 0, width, height }, paint.color(options.ground))];
  const title = paint.theme === 'image' ? [el('title', {}, options.name)] : [];
  const root = el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${px(width)} ${px(height)}`,
      role: options.isInteractive === true ? 'group' : 'img',
      'aria-label': options.name,
      'font-family': paint.fontFamily,
    },
    ...title,
    ...ground,
    ...parts,
  );
  return setLineWeights(root, paint);
};
