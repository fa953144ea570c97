import { svgParts } from './svg-parts';
import { attributesOfStyle } from './svg-style';

/** Elements a drawing of a window is made of; anything else refuses the picture. */
const elements = new Set(
  'svg g path rect line polyline polygon circle ellipse text tspan title desc defs lineargradient radialgradient stop clippath'.split(
    ' ',
  ),
);
const attribute = /\s+([a-zA-Z_:][\w:.-]*)(?:\s*=\s*("[^"]*"|'[^']*'))?/gy;
/** What drawing programs tell themselves. */
const leftOut = new Set(['metadata', 'sodipodi:namedview']);
/** As drawing programs write it; one with a part in brackets could declare entities. */
const plainDoctype = /^<!doctype\s+svg(?:\s+(?:public|system)(?:\s+(?:"[^"<>]*"|'[^'<>]*')){1,2})?\s*>$/i;
const MAX_LENGTH = 200_000;
/** Letters of what is refused, at most, in the words that say so. */
const MOST_NAMED = 30;
/** Own parts of the picture only: `url(#id)`, `#id`. */
const foreign =
  /(?:javascript|data|vbscript|https?|file|ftp)\s*:|\/\/|url\s*\(\s*['"]?\s*(?!['"]?\s*#)|@import|expression\s*\(|[<\\]/i;
const namespaces: Readonly<Record<string, string>> = {
  xmlns: 'http://www.w3.org/2000/svg',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
};

/** A picture as it may be kept, or what in it is not taken. */
export type SanitisedSvg = { readonly svg: string } | { readonly refused: string };

const decode = (text: string): string =>
  text
    .replace(/&#x([0-9a-f]{1,6});?/gi, (_all, hex: string) => character(parseInt(hex, 16)))
    .replace(/&#(\d{1,7});?/g, (_all, code: string) => character(Number(code)))
    .replace(/&(colon|tab|newline);?/gi, ':');
const character = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '');

// oxlint-disable-next-line no-control-regex -- control characters inside a scheme are what hides it
const isForeign = (value: string): boolean => foreign.test(value.replace(/[\u0000-\u0020]/g, ''));

/** Marks of drawing programs and of XML that change nothing of what is seen. */
const isMark = (name: string): boolean => !(name in namespaces) && name !== 'xlink:href' && name.includes(':');

const attributeIsSafe = (name: string, value: string): boolean => {
  if (name in namespaces) return value === namespaces[name];
  if (name.startsWith('on')) return false;
  if (name === 'href' || name === 'xlink:href') return value.startsWith('#');
  return !isForeign(value);
};

/** As it is written, in small letters; that of an end begins with a slash. */
const nameOf = (tag: string): string => (/^<(\/?[^\s<>/]*)/.exec(tag)?.[1] ?? '').toLowerCase();

/** A tag as it may be kept, the same text where nothing has to change. */
const sanitiseTag = (tag: string): SanitisedSvg => {
  const name = nameOf(tag);
  const refused = { refused: `<${name.slice(0, MOST_NAMED)}>` };
  if (!elements.has(name.replace('/', ''))) return refused;
  if (name.startsWith('/')) return /^<\/[a-z]+\s*>$/i.test(tag) ? { svg: tag } : refused;
  const start = tag.slice(0, name.length + 1);
  const kept = new Map<string, string>();
  let styled: ReadonlyMap<string, string> = new Map();
  let isSame = true;
  attribute.lastIndex = start.length;
  let at = start.length;
  for (let found = attribute.exec(tag); found; found = attribute.exec(tag)) {
    at = attribute.lastIndex;
    const [, written = '', quoted] = found;
    const lower = written.toLowerCase();
    if (quoted === undefined) return { refused: written.slice(0, MOST_NAMED) };
    const value = decode(quoted.slice(1, -1));
    if (isMark(lower)) isSame = false;
    else if (!attributeIsSafe(lower, value)) return { refused: written.slice(0, MOST_NAMED) };
    else if (lower === 'style') [styled, isSame] = [attributesOfStyle(value), false];
    else kept.set(written, quoted);
  }
  const end = tag.slice(at);
  if (!/^\s*\/?>$/.test(end)) return refused;
  if (isSame) return { svg: tag };
  for (const [property, value] of styled) kept.set(property, `"${value}"`);
  return { svg: `${start}${[...kept].map(([key, value]) => ` ${key}=${value}`).join('')}${end.trim()}` };
};

/**
 * Cleans a picture on the way in: comments, the XML declaration, a plain document type and what drawing programs tell
 * themselves go, a
 * `style` becomes attributes. Anything that is not a plain drawing (scripts, event attributes, style sheets, references
 * to the outside,
 * entities, unknown elements) refuses the whole picture.
 */
export const sanitiseSvg = (svg: string): SanitisedSvg => {
  if (svg.length > MAX_LENGTH) return { refused: `> ${MAX_LENGTH}` };
  const kept: string[] = [];
  const tags: string[] = [];
  /** Elements that are left out and not closed yet, one in the other. */
  const open: string[] = [];
  for (const { kind, text } of svgParts(svg.replace(/^\uFEFF/, '').trim())) {
    if (kind === 'broken') return { refused: text };
    if (kind === 'comment') continue;
    const name = kind === 'tag' ? nameOf(text) : '';
    if (open.length > 0) {
      if (name === `/${open.at(-1)}`) open.pop();
      else if (name === open.at(-1) && !text.endsWith('/>')) open.push(name);
    } else if (kind === 'text') {
      if (text.includes('>')) return { refused: '>' };
      kept.push(text);
    } else if (leftOut.has(name)) {
      if (!text.endsWith('/>')) open.push(name);
    } else if (!text.startsWith('<?xml') && !(tags.length === 0 && plainDoctype.test(text))) {
      const tag = sanitiseTag(text);
      if ('refused' in tag) return tag;
      kept.push(tag.svg);
      tags.push(name);
    }
  }
  const cleaned = kept.join('').trim();
  if (tags[0] !== 'svg' || !cleaned.startsWith('<')) return { refused: cleaned.slice(0, MOST_NAMED) };
  return /<\/svg\s*>$|^<svg[^<]*\/>$/i.test(cleaned) ? { svg: cleaned } : { refused: '</svg>' };
};
