/** Elements a drawing of a window is made of; anything else refuses the picture. */
const elements = new Set(
  'svg g path rect line polyline polygon circle ellipse text tspan title desc defs lineargradient radialgradient stop clippath'.split(' '),
);
const attribute = /\s+([a-zA-Z_:][\w:.-]*)(?:\s*=\s*("[^"]*"|'[^']*'))?/gy;
const MAX_LENGTH = 200_000;
/** Own parts of the picture only: `url(#id)`, `#id`. */
const foreign = /(?:javascript|data|vbscript|https?|file|ftp)\s*:|\/\/|url\s*\(\s*['"]?\s*(?!['"]?\s*#)|@import|expression\s*\(|[<\\]/i;
const namespaces: Readonly<Record<string, string>> = {
  xmlns: 'http://www.w3.org/2000/svg',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
};

const decode = (text: string): string =>
  text
    .replace(/&#x([0-9a-f]{1,6});?/gi, (_all, hex: string) => character(parseInt(hex, 16)))
    .replace(/&#(\d{1,7});?/g, (_all, code: string) => character(Number(code)))
    .replace(/&(colon|tab|newline);?/gi, ':');
const character = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '');

const attributeIsSafe = (name: string, quoted: string): boolean => {
  const value = decode(quoted.slice(1, -1));
  const lower = name.toLowerCase();
  if (lower in namespaces) return value === namespaces[lower];
  if (lower.startsWith('on') || lower === 'style' || lower.startsWith('xml')) return false;
  if (lower === 'href' || lower === 'xlink:href') return value.startsWith('#');
  // oxlint-disable-next-line no-control-regex -- control characters inside a scheme are what hides it
  return !foreign.test(value.replace(/[\u0000-\u0020]/g, ''));
};

const tagIsSafe = (tag: string): boolean => {
  if (/^<\/[a-z]+\s*>$/i.test(tag)) return elements.has(tag.slice(2, -1).trim().toLowerCase());
  const opened = /^<([a-z]+)/i.exec(tag);
  if (!opened || !elements.has((opened[1] ?? '').toLowerCase())) return false;
  let at = opened[0].length;
  for (;;) {
    attribute.lastIndex = at;
    const found = attribute.exec(tag);
    if (!found) break;
    if (!found[2] || !attributeIsSafe(found[1] ?? '', found[2])) return false;
    at = attribute.lastIndex;
  }
  return /^\s*\/?>$/.test(tag.slice(at));
};

/**
 * Cleans a picture on the way in: comments and the XML declaration go, and anything that is not a plain drawing (scripts, event
 * attributes, styles, references to the outside, entities, unknown elements) refuses the whole picture.
 * @returns the cleaned text, or null when the picture is refused
 */
export const sanitiseSvg = (svg: string): string | null => {
  if (svg.length > MAX_LENGTH) return null;
  const cleaned = svg
    .replace(/^\uFEFF/, '')
    .replace(/<\?xml[^>]*\?>/gi, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .trim();
  if (!/^<svg[\s>]/i.test(cleaned) || !/<\/svg\s*>$|^<svg[^<]*\/>$/i.test(cleaned)) return null;
  const tags = cleaned.match(/<(?:[^<>"']|"[^"]*"|'[^']*')*>/g) ?? [];
  if (!tags.every(tagIsSafe)) return null;
  const text = cleaned.replace(/<(?:[^<>"']|"[^"]*"|'[^']*')*>/g, '');
  return text.includes('<') || text.includes('>') ? null : cleaned;
};
