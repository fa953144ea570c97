import { columnLetters } from '../column-letters';
import { makeZip } from './make-xlsx';

/** A cell of a workbook that a test writes and wants back. */
export type WrittenCell =
  | {
      readonly kind: 'text';
      readonly value: string;
      readonly as: 'shared' | 'inline' | 'rich' | 'inline-rich' | 'formula';
    }
  | { readonly kind: 'number'; readonly value: number; readonly isFormula: boolean }
  | { readonly kind: 'flag'; readonly value: boolean }
  | { readonly kind: 'error'; readonly value: '#N/A' | '#REF!' | '#DIV/0!' | '#VALUE!' | '#NAME?' }
  | { readonly kind: 'date'; readonly value: string; readonly as: 'serial' | 'iso' };

/** The ways in which ECMA-376 allows the same workbook to be written. */
export interface Style {
  /** Prefix of the elements of sheets, strings and the workbook; empty: none. */
  readonly prefix: '' | 'x' | 'ns0' | 'main';
  /** Prefix of `r:id`. */
  readonly idPrefix: 'r' | 'rel' | 'd3p1';
  readonly isStrict: boolean;
  readonly is1904: boolean;
  /** Do cells and rows say where they are? */
  readonly places: 'both' | 'rows' | 'none';
  readonly target: 'relative' | 'absolute' | 'dotted';
  /** Name of the sheet's part. */
  readonly part: 'worksheets/sheet1.xml' | 'worksheets/list.xml' | 'sheets/a1.xml';
  /** Line breaks and special letters as _xHHHH_. */
  readonly isEscaped: boolean;
  readonly quote: '"' | "'";
  readonly isUtf16: boolean;
  readonly hasDimension: boolean;
}

const transitional = {
  main: 'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
  relations: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
};
const strict = {
  main: 'http://purl.oclc.org/ooxml/spreadsheetml/main',
  relations: 'http://purl.oclc.org/ooxml/officeDocument/relationships',
};
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const DATE_STYLE = 1;
const DAY_MS = 86_400_000;
/** Day 0 of a workbook, but for the leap day of 1900 that never was. */
const epochs = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
/** What XML cannot hold, and what looks like such an escape itself, stands as _xHHHH_ (ECMA-376, 22.4.2.4). */
const escaped = (text: string, isEscaped: boolean): string =>
  escape(
    text
      .replace(/_x(?=[0-9A-Fa-f]{4}_)/g, '_x005F_x')
      // a character that XML drops or changes has to be escaped, any other may be
      .replace(
        isEscaped ? /[\r\n\tąé]/g : /\r/g,
        (letter) => `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
      ),
  );

/** An xlsx file of one sheet named "List" with these rows. */
export const writeOoxml = (rows: readonly (readonly WrittenCell[])[], style: Style): Buffer => {
  const space = style.isStrict ? strict : transitional;
  const p = style.prefix === '' ? '' : `${style.prefix}:`;
  const q = style.quote;
  const attribute = (name: string, value: string): string => ` ${name}=${q}${value}${q}`;
  const xmlns = style.prefix === '' ? attribute('xmlns', space.main) : attribute(`xmlns:${style.prefix}`, space.main);
  const strings: string[] = [];
  const run = (text: string): string => `<${p}t xml:space=${q}preserve${q}>${escaped(text, style.isEscaped)}</${p}t>`;
  /** A run ends at a word. */
  const rich = (text: string): string => {
    const end = text.indexOf(' ') + 1;
    return [text.slice(0, end), text.slice(end)]
      .map((part, at) => `<${p}r>${at === 0 ? `<${p}rPr><${p}b/></${p}rPr>` : ''}${run(part)}</${p}r>`)
      .join('');
  };
  const serial = (day: string): number =>
    (Date.parse(`${day}T00:00:00Z`) - epochs[style.is1904 ? 1904 : 1900]) / DAY_MS;

  const cell = (written: WrittenCell, row: number, column: number): string => {
    const at = style.places === 'both' ? attribute('r', `${columnLetters(column)}${row + 1}`) : '';
    const make = (attributes: string, inside: string): string => `<${p}c${at}${attributes}>${inside}</${p}c>`;
    const v = (text: string): string => `<${p}v>${text}</${p}v>`;
    const f = `<${p}f>1+1</${p}f>`;
    switch (written.kind) {
      case 'number':
        return make('', `${written.isFormula ? f : ''}${v(String(written.value))}`);
      case 'flag':
        return make(attribute('t', 'b'), v(written.value ? '1' : '0'));
      case 'error':
        return make(attribute('t', 'e'), `${f}${v(written.value)}`);
      case 'date':
        return written.as === 'iso'
          ? make(`${attribute('s', String(DATE_STYLE))}${attribute('t', 'd')}`, v(`${written.value}T00:00:00`))
          : make(attribute('s', String(DATE_STYLE)), v(String(serial(written.value))));
      case 'text':
        if (written.as === 'formula')
          return make(attribute('t', 'str'), `${f}${v(escaped(written.value, style.isEscaped))}`);
        if (written.as === 'inline') return make(attribute('t', 'inlineStr'), `<${p}is>${run(written.value)}</${p}is>`);
        if (written.as === 'inline-rich')
          return make(attribute('t', 'inlineStr'), `<${p}is>${rich(written.value)}</${p}is>`);
        strings.push(`<${p}si>${written.as === 'rich' ? rich(written.value) : run(written.value)}</${p}si>`);
        return make(attribute('t', 's'), v(String(strings.length - 1)));
    }
  };
  const data = rows
    .map((row, at) => {
      const place = style.places === 'none' ? '' : attribute('r', String(at + 1));
      return `<${p}row${place}>${row.map((one, column) => cell(one, at, column)).join('')}</${p}row>`;
    })
    .join('');
  const dimension = style.hasDimension
    ? `<${p}dimension${attribute('ref', `A1:${columnLetters(9)}${rows.length}`)}/>`
    : '';
  const sheet = `<${p}worksheet${xmlns}>${dimension}<${p}sheetData>${data}</${p}sheetData></${p}worksheet>`;

  const root = { relative: '', absolute: '/xl/', dotted: './' }[style.target];
  const relation = (id: string, kind: string, to: string): string =>
    `<Relationship${attribute('Id', id)}${attribute('Type', `${space.relations}/${kind}`)}${attribute('Target', to)}/>`;
  const relations = (inside: string): string =>
    `<Relationships${attribute('xmlns', `${PACKAGE}/relationships`)}>${inside}</Relationships>`;
  const type = (part: string, kind: string): string =>
    `<Override${attribute('PartName', `/xl/${part}`)}${attribute('ContentType', `application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml`)}/>`;
  const xml = (text: string): Buffer => {
    const declared = `<?xml version="1.0" encoding="${style.isUtf16 ? 'UTF-16' : 'UTF-8'}" standalone="yes"?>\n${text}`;
    return style.isUtf16 ? Buffer.from(`\ufeff${declared}`, 'utf16le') : Buffer.from(declared);
  };
  const date1904 = style.is1904 ? `<${p}workbookPr${attribute('date1904', '1')}/>` : '';
  return makeZip({
    '[Content_Types].xml': xml(
      `<Types${attribute('xmlns', `${PACKAGE}/content-types`)}><Default${attribute('Extension', 'rels')}${attribute('ContentType', 'application/vnd.openxmlformats-package.relationships+xml')}/><Default${attribute('Extension', 'xml')}${attribute('ContentType', 'application/xml')}/>${type('workbook.xml', 'sheet.main')}${type(style.part, 'worksheet')}${type('sharedStrings.xml', 'sharedStrings')}${type('styles.xml', 'styles')}</Types>`,
    ),
    '_rels/.rels': xml(
      relations(
        relation('rId1', 'officeDocument', style.target === 'absolute' ? '/xl/workbook.xml' : 'xl/workbook.xml'),
      ),
    ),
    'xl/workbook.xml': xml(
      `<${p}workbook${xmlns}${attribute(`xmlns:${style.idPrefix}`, space.relations)}>${date1904}<${p}sheets><${p}sheet${attribute('name', 'List')}${attribute('sheetId', '1')}${attribute(`${style.idPrefix}:id`, 'rId7')}/></${p}sheets></${p}workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      relations(
        relation('rId7', 'worksheet', `${root}${style.part}`) +
          relation('rId8', 'sharedStrings', `${root}sharedStrings.xml`) +
          relation('rId9', 'styles', `${root}styles.xml`),
      ),
    ),
    'xl/sharedStrings.xml': xml(`<${p}sst${xmlns}>${strings.join('')}</${p}sst>`),
    'xl/styles.xml': xml(
      `<${p}styleSheet${xmlns}><${p}fonts><${p}font/></${p}fonts><${p}fills><${p}fill/></${p}fills><${p}borders><${p}border/></${p}borders><${p}cellStyleXfs><${p}xf/></${p}cellStyleXfs><${p}cellXfs><${p}xf${attribute('numFmtId', '0')}/><${p}xf${attribute('numFmtId', '14')}${attribute('applyNumberFormat', '1')}/></${p}cellXfs></${p}styleSheet>`,
    ),
    [`xl/${style.part}`]: xml(sheet),
  });
};
