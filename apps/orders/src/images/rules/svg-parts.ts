export interface SvgPart {
  /** A `broken` part begins like a tag and is none: a bracket inside of it, or no end. */
  readonly kind: 'text' | 'tag' | 'comment' | 'broken';
  readonly text: string;
}

/** The text of a picture in its order, read once from its beginning to its end. */
export function* svgParts(svg: string): Generator<SvgPart> {
  let at = 0;
  while (at < svg.length) {
    const open = svg.indexOf('<', at);
    if (open !== at) yield { kind: 'text', text: svg.slice(at, open < 0 ? undefined : open) };
    if (open < 0) return;
    const isComment = svg.startsWith('<!--', open);
    const end = isComment ? endOfComment(svg, open) : endOfTag(svg, open);
    yield { kind: end === null ? 'broken' : isComment ? 'comment' : 'tag', text: svg.slice(open, end ?? open + 1) };
    if (end === null) return;
    at = end;
  }
}

const endOfComment = (svg: string, open: number): number | null => {
  const end = svg.indexOf('-->', open);
  return end < 0 ? null : end + '-->'.length;
};

/** Behind its closing bracket; brackets in quotes are a value's. */
const endOfTag = (svg: string, open: number): number | null => {
  let quote = '';
  for (let at = open + 1; at < svg.length; at += 1) {
    const letter = svg.charAt(at);
    if (quote) quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '>') return at + 1;
    else if (letter === '<') return null;
  }
  return null;
};
