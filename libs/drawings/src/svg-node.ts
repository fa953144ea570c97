export type SvgAttrs = Readonly<Record<string, string | number | undefined>>;

/** One SVG element as plain data: rendered to a string here (PDF, files) and to React elements by the web. */
export interface SvgNode {
  readonly tag: string;
  readonly attrs: SvgAttrs;
  readonly children: readonly (SvgNode | string)[];
}

/** What a drawing function may put among its parts; absent parts vanish. */
export type Part = SvgNode | string | false | null | undefined;

/** Makes an element; numbers are rounded to hundredths of a pixel, absent children are dropped. */
export const el = (tag: string, attrs: SvgAttrs, ...children: readonly Part[]): SvgNode => ({
  tag,
  attrs,
  children: children.filter(
    (child): child is SvgNode | string => child !== false && child !== null && child !== undefined,
  ),
});

/**
 * Rounds to hundredths of a pixel; throws on NaN and infinity, because such a drawing is silently empty in a browser.
 */
export const px = (value: number): number => {
  if (!Number.isFinite(value)) throw new RangeError(`not a drawable coordinate: ${value}`);
  return Math.round(value * 100) / 100 || 0;
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters XML 1.0 cannot hold at all, not even escaped. */
// oxlint-disable-next-line no-control-regex -- exactly these control characters make a document unreadable
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Makes any text safe inside SVG text and attributes. */
export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);

const renderAttrs = (attrs: SvgAttrs): string =>
  Object.entries(attrs)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeXml(typeof value === 'number' ? String(px(value)) : String(value))}"`)
    .join('');

/** The node as SVG text; everything user-given is escaped. */
export const renderSvg = (node: SvgNode | string): string => {
  if (typeof node === 'string') return escapeXml(node);
  const inner = node.children.map(renderSvg).join('');
  return inner === ''
    ? `<${node.tag}${renderAttrs(node.attrs)}/>`
    : `<${node.tag}${renderAttrs(node.attrs)}>${inner}</${node.tag}>`;
};
