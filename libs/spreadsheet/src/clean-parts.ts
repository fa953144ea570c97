import { posix } from 'node:path';
import { decode } from 'iconv-lite';
import { limits } from './limits';
import { Unreadable } from './unreadable';

/** XML is UTF-8, or UTF-16 with a mark. */
const textOf = (bytes: Buffer): string =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
    ? decode(bytes, 'utf-16')
    : bytes.toString();

// No tag holds the sign that begins one (XML 1.0, 2.4), so each is searched to the next one only, not to the end of the
// sheet.
const root = /<(?:[\w.-]+:)?worksheet\b[^<>]*>/;
const data = /<(?:[\w.-]+:)?sheetData\b[^<>]*>/;
const column = /<(?:[\w.-]+:)?col\b[^<>]*>/g;
const merge = /<(?:[\w.-]+:)?mergeCell\b[^<>]*>/g;
const link = /<(?:[\w.-]+:)?hyperlink\b[^<>]*>/g;
/** A formula of which the program that wrote the file has kept no result. */
const uncomputed =
  /<((?:[\w.-]+:)?c)\b([^<>]*)>\s*<(?:[\w.-]+:)?f\b(?:[^<>]*\/>|[^<>]*>[^<]*<\/(?:[\w.-]+:)?f>)\s*(?:<((?:[\w.-]+:)?v)(?:\/>|><\/\3>)\s*)?<\/\1>/g;

/**
 * The text that a formula has given: the library takes its escapes away twice, those of a text that stands in the cell
 * once.
 */
const formulaText =
  /<((?:[\w.-]+:)?c)\b((?:(?!\st\s*=)[^<>])*)\st\s*=\s*(["'])str\3([^<>]*)>\s*(?:<(?:[\w.-]+:)?f\b(?:[^<>]*\/>|[^<>]*>[^<]*<\/(?:[\w.-]+:)?f>)\s*)?<((?:[\w.-]+:)?)v\b[^<>]*>([^<]*)<\/\5v>\s*<\/\1>/g;
const asText = '<$1$2$4 t="inlineStr"><$5is><$5t xml:space="preserve">$6</$5t></$5is></$1>';

/** Columns that are hidden, as far as columns are read at all. */
const hiddenColumns = (before: string, prefix: string): string => {
  const hidden = [...before.matchAll(column)].flatMap(([tag]) => {
    if (!/\shidden\s*=\s*["'](?:1|true)["']/.test(tag)) return [];
    const [min, max] = ['min', 'max'].map((name) => Number(new RegExp(`\\s${name}\\s*=\\s*["'](\\d+)`).exec(tag)?.[1]));
    return min !== undefined && max !== undefined && min >= 1 && min <= Math.min(max, limits.columns)
      ? [`<${prefix}col min="${min}" max="${Math.min(max, limits.columns)}" hidden="1"/>`]
      : [];
  });
  // more than there are columns: some are named twice
  return hidden.length === 0 || hidden.length > limits.columns
    ? ''
    : `<${prefix}cols>${hidden.join('')}</${prefix}cols>`;
};

/**
 * A sheet with nothing but its cells and merged areas: of everything else a few letters can name millions of cells
 * (links, validations, formats of columns). A formula without a result becomes an error, since an empty cell would be
 * taken for nothing.
 */
const cleanSheet = (xml: string): string => {
  const head = root.exec(xml)?.[0];
  const begin = data.exec(xml);
  // whatever else a workbook may refer to as a sheet
  if (head === undefined || begin === null) return xml.replace(link, '');
  const name = /^<([^\s/>]+)/.exec(begin[0])?.[1] ?? 'sheetData';
  const end = begin[0].endsWith('/>') ? begin.index + begin[0].length : xml.lastIndexOf(`</${name}`);
  if (end < begin.index) return xml.replace(link, '');
  const prefix = name.replace(/sheetData$/, '');
  const cells = begin[0].endsWith('/>') ? begin[0] : `${xml.slice(begin.index, end)}</${name}>`;
  const merges = [...xml.slice(end).matchAll(merge)].map(([element]) => element.replace(/\/?>$/, '/>')).join('');
  const kept = cells.replace(formulaText, asText).replace(uncomputed, (_cell, tag: string, attributes: string) => {
    const named = attributes.replace(/\st\s*=\s*(?:"[^"]*"|'[^']*')/, '');
    return `<${tag}${named} t="e"><${prefix}v>#N/A</${prefix}v></${tag}>`;
  });
  const columns = hiddenColumns(xml.slice(0, begin.index), prefix);
  return `${head.replace(/\/>$/, '>')}${columns}${kept}<${prefix}mergeCells>${merges}</${prefix}mergeCells></${prefix}worksheet>`;
};

/** What may be repeated, by the beginning of its element; the library knows the Chinese names besides. */
const repeating = /<(?:[^\s<>/:"?!]*:)?(table-row|行|table-cell|covered-table-cell|数据|table-column)(?=[\s/>])/g;
const rowNames = new Set(['table-row', '行']);
const cellNames = new Set(['table-cell', 'covered-table-cell', '数据']);
const closedAtOnce = /^<[^<>"']*(?:"[^"<]*"[^<>"']*|'[^'<]*'[^<>"']*)*\/>/;
const repetition = /number-(rows|columns)-repeated\s*=\s*["']([^"'<>]*)/g;
/** As often as a library may understand it: `1e6` is a number too, and of two the last may count. */
const repeated = (element: string, what: 'rows' | 'columns'): number =>
  [...element.matchAll(repetition)].reduce(
    (most, [, of, number = '']) =>
      of === what ? Math.max(most, Number(number) || 1, Number.parseInt(number, 10) || 1) : most,
    1,
  );

const spaces = /text:c\s*=\s*["'](\d+)/g;
/**
 * Counts the cells that an OpenDocument sheet holds by repetition, and its spaces that are written as a number. An
 * element is looked at up to the next one: attributes may hold the sign that ends a tag.
 * @throws Unreadable when they are too many
 */
const countRepeated = (xml: string): void => {
  let [cells, rows, letters, kind, from] = [0, 1, 0, '', 0];
  const count = (to: number): void => {
    const element = xml.slice(from, to);
    const closed = closedAtOnce.exec(element)?.[0];
    if (rowNames.has(kind)) rows = repeated(element, 'rows');
    else if (cellNames.has(kind) && (closed === undefined || closed.includes('value')))
      cells += rows * repeated(element, 'columns');
    if (cells > limits.cells) throw new Unreadable({ format: 'ods', reason: 'too_large' });
  };
  for (const { 1: found = '', index } of xml.matchAll(repeating)) {
    count(index);
    [kind, from] = [found, index];
  }
  count(xml.length);
  for (const [, number] of xml.matchAll(spaces)) letters += Number(number);
  if (letters > limits.letters) throw new Unreadable({ format: 'ods', reason: 'too_large' });
};

const target = /\bTarget\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** Relations to other parts by their whole path: the library does not know `./`. */
const cleanRelations = (name: string, xml: string): string => {
  const folder = posix.resolve('/', posix.dirname(name), '..');
  return xml.replace(target, (whole, double?: string, single?: string) => {
    const to = double ?? single ?? '';
    return /^\w+:/.test(to) ? whole : `Target="${posix.resolve(folder, to)}"`;
  });
};

/** Parts by which the library takes an archive for OpenDocument or its Chinese relative, whatever else is in it. */
const ofOpenDocument = new Set(['meta-inf/manifest.xml', 'objectdata.xml']);
/**
 * What an archive holds, as the library will decide: a part that only looks like OpenDocument must not spare a workbook
 * its cleaning.
 */
export const formatOfParts = (parts: ReadonlyMap<string, Buffer>): 'ods' | 'xlsx' =>
  [...parts.keys()].some((name) => ofOpenDocument.has(name.toLowerCase())) ? 'ods' : 'xlsx';

/** Parts of a workbook of which no library can be made to expand anything. @throws Unreadable */
export const cleanParts = (parts: ReadonlyMap<string, Buffer>): Map<string, Buffer> => {
  const isOds = formatOfParts(parts) === 'ods';
  const clean = new Map<string, Buffer>();
  for (const [name, bytes] of parts) {
    const xml = textOf(bytes);
    countRepeated(xml);
    clean.set(name, isOds ? bytes : Buffer.from(name.endsWith('.rels') ? cleanRelations(name, xml) : cleanSheet(xml)));
  }
  return clean;
};
