import { inflateSync } from 'node:zlib';

/** Cut by its length: the last byte of what is compressed may be a line end of its own. */
const streamOf = (object: string): string => {
  const start = /stream\r?\n/.exec(object);
  if (start === null) return '';
  const from = start.index + start[0].length;
  const bytes = Buffer.from(object.slice(from, from + Number(/\/Length (\d+)/.exec(object)?.[1])), 'latin1');
  return (object.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
};

const utf16 = (hex: string): string => {
  const units = hex.match(/.{4}/g) ?? [];
  return String.fromCharCode(...units.map((unit) => parseInt(unit, 16)));
};

/**
 * What the glyphs of a font mean: the ranges of its ToUnicode map, `<from> <to> [<text> …]` or `<from> <to> <text>`.
 */
const glyphsOf = (map: string): Map<number, string> => {
  const glyphs = new Map<number, string>();
  for (const [, from = '', list, first] of map.matchAll(/<(\w+)>\s*<\w+>\s*(?:\[([^\]]*)\]|<(\w+)>)/g)) {
    const texts =
      first === undefined
        ? [...(list ?? '').matchAll(/<([\w\s]*)>/g)].map(([, hex = '']) => hex.replace(/\s/g, ''))
        : [first];
    texts.forEach((text, index) => glyphs.set(parseInt(from, 16) + index, utf16(text)));
  }
  return glyphs;
};

/**
 * The text of each page of a PDF in the order it was drawn, lines run together: enough for the documents that we make
 * ourselves (pdfkit, fonts with two bytes a glyph and a ToUnicode map), no reader of PDFs in general.
 */
export const pdfPages = (pdf: Uint8Array): string[] => {
  const source = Buffer.from(pdf).toString('latin1');
  const objects = new Map(
    [...source.matchAll(/(?:^|\n)(\d+) 0 obj\r?\n([\s\S]*?)\r?\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  );
  const referred = (object: string, key: string): string =>
    objects.get(new RegExp(`/${key} (\\d+) 0 R`).exec(object)?.[1] ?? '') ?? '';
  const pages = [...objects.values()].filter((object) => /\/Type \/Page\b/.test(object));
  return pages.map((page) => {
    const fonts = new Map(
      [...(referred(page, 'Resources') || page).matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
        name,
        glyphsOf(streamOf(referred(objects.get(id) ?? '', 'ToUnicode'))),
      ]),
    );
    let glyphs = new Map<number, string>();
    let text = '';
    for (const [, font, shown] of streamOf(referred(page, 'Contents')).matchAll(
      /\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g,
    )) {
      if (font !== undefined) glyphs = fonts.get(font) ?? glyphs;
      for (const [, hex = ''] of (shown ?? '').matchAll(/<(\w+)>/g))
        text += (hex.match(/.{4}/g) ?? []).map((code) => glyphs.get(parseInt(code, 16)) ?? '').join('');
    }
    return text.replace(/\s+/g, ' ').trim();
  });
};
