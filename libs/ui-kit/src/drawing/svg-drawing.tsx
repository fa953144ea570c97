import { createElement, useMemo, type CSSProperties, type ReactNode } from 'react';
import DOMPurify from 'dompurify';
import { reactAttributes } from './svg-attributes';

/** One SVG element as plain data; the shape libs/drawings makes. */
export interface DrawingNode {
  readonly tag: string;
  readonly attrs: Readonly<Record<string, string | number | undefined>>;
  readonly children: readonly (DrawingNode | string)[];
}

const toReact = (node: DrawingNode | string, key: string): ReactNode =>
  typeof node === 'string' ? node : createElement(node.tag, { ...reactAttributes(node.attrs), key }, ...childrenOf(node.children));

/** Children that stand for a product or pallet keep their element, and with it the focus, when the order of drawing changes. */
const childrenOf = (children: readonly (DrawingNode | string)[]): ReactNode[] => {
  const seen = new Map<string, number>();
  return children.map((child, index) => {
    const id = typeof child === 'string' ? undefined : (child.attrs['data-product-id'] ?? child.attrs['data-pallet-id']);
    if (id === undefined) return toReact(child, String(index));
    const times = (seen.get(String(id)) ?? 0) + 1;
    seen.set(String(id), times);
    return toReact(child, `id ${id} ${times}`);
  });
};

/** Elements of a drawing inside an SVG of the page's own. */
export const SvgParts = ({ parts }: { readonly parts: readonly DrawingNode[] }) => <>{childrenOf(parts)}</>;

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
  const clean = useMemo(
    () =>
      typeof drawing === 'string'
        ? DOMPurify.sanitize(drawing, { USE_PROFILES: { svg: true, svgFilters: true }, FORBID_TAGS: ['style', 'a', 'use', 'image'] })
        : null,
    [drawing],
  );
  if (clean !== null)
    return (
      <div
        role="img"
        aria-label={label}
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
      {toReact(drawing as DrawingNode, 'root')}
    </div>
  );
};
