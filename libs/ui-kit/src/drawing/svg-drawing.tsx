import { createElement, useMemo, type CSSProperties, type ReactNode } from 'react';
import { pixelsOfSvg } from '@mullion/contracts';
import DOMPurify from 'dompurify';
import { reactAttributes } from './svg-attributes';

/** One SVG element as plain data; the shape libs/drawings makes. */
export interface DrawingNode {
  readonly tag: string;
  readonly attrs: Readonly<Record<string, string | number | undefined>>;
  readonly children: readonly (DrawingNode | string)[];
}

const toReact = (node: DrawingNode | string, key: string): ReactNode =>
  typeof node === 'string'
    ? node
    : createElement(node.tag, { ...reactAttributes(node.attrs), key }, ...childrenOf(node.children));

/**
 * Children that stand for a product or pallet keep their element, and with it the focus, when the order of drawing
 * changes.
 */
const childrenOf = (children: readonly (DrawingNode | string)[]): ReactNode[] => {
  const seen = new Map<string, number>();
  return children.map((child, index) => {
    const id =
      typeof child === 'string' ? undefined : (child.attrs['data-product-id'] ?? child.attrs['data-pallet-id']);
    if (id === undefined) return toReact(child, String(index));
    const times = (seen.get(String(id)) ?? 0) + 1;
    seen.set(String(id), times);
    return toReact(child, `id ${id} ${times}`);
  });
};

/** Elements of a drawing inside an SVG of the page's own. */
export const SvgParts = ({ parts }: { readonly parts: readonly DrawingNode[] }) => <>{childrenOf(parts)}</>;

/**
 * A picture of pixels, written exactly as the server writes it; anything else in a text with an image is sanitised,
 * image and all.
 */
const pixelsNode = (svg: string): DrawingNode | null => {
  const pixels = pixelsOfSvg(svg);
  if (pixels === null) return null;
  const { type, base64, width, height } = pixels;
  const image = { tag: 'image', attrs: { href: `data:image/${type};base64,${base64}`, width, height }, children: [] };
  return { tag: 'svg', attrs: { viewBox: `0 0 ${width} ${height}` }, children: [image] };
};

interface SvgDrawingProps {
  /** Says the same in words; empty for a drawing beside words that say it already. */
  readonly label: string;
  /** A tree from libs/drawings, or SVG text of unknown origin (sanitised before it is shown). */
  readonly drawing: DrawingNode | string;
  /** The drawing's parts can be focused and pressed: it names itself, and the wrapper stays silent. */
  readonly interactive?: boolean;
  readonly className?: string;
  readonly style?: CSSProperties;
}

/** A drawing inline, so that it follows the theme. Strings pass DOMPurify: no scripts, no links, no foreign content. */
export const SvgDrawing = ({ label, drawing, interactive, className, style }: SvgDrawingProps) => {
  const pixels = useMemo(() => (typeof drawing === 'string' ? pixelsNode(drawing) : null), [drawing]);
  const clean = useMemo(
    () =>
      typeof drawing === 'string' && pixels === null
        ? DOMPurify.sanitize(drawing, {
            USE_PROFILES: { svg: true, svgFilters: true },
            FORBID_TAGS: ['style', 'a', 'use', 'image'],
          })
        : null,
    [drawing, pixels],
  );
  if (clean !== null)
    return (
      <div
        role={label === '' ? undefined : 'img'}
        aria-label={label === '' ? undefined : label}
        aria-hidden={label === '' || undefined}
        className={`drawing ${className ?? ''}`}
        style={style}
        dangerouslySetInnerHTML={{ __html: clean }}
      />
    );
  return (
    <div
      role={interactive || label === '' ? undefined : 'img'}
      aria-label={interactive || label === '' ? undefined : label}
      aria-hidden={(!interactive && label === '') || undefined}
      className={`drawing ${className ?? ''}`}
      style={style}
    >
      {toReact(pixels ?? (drawing as DrawingNode), 'root')}
    </div>
  );
};
