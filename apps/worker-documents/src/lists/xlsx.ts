import type { Cell } from './cell';
import { zip } from './zip';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** Cell formats of `styles`, by their place there. */
const PLAIN = 0;
const HEAD = 1;
const formatOf = (decimals: number): number => (decimals === 0 ? 2 : decimals === 1 ? 3 : 4);

const contentTypes = `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/></Types>`;
const rootLinks = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
const bookLinks = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`;
const styles = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="0.0"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" applyFont="1" applyNumberFormat="1"/><xf numFmtId="1" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="2" applyNumberFormat="1"/></cellXfs></styleSheet>`;

// oxlint-disable-next-line no-control-regex -- characters that XML 1.0 does not know
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const HALF_PAIRS = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const escaped = (text: string): string =>
  text
    .replace(CONTROLS, '')
    .replace(HALF_PAIRS, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
/** A spreadsheet takes no more in one cell. */
const LONGEST = 32_767;

/** A, B … Z, AA …: some readers want every cell to name its place. */
const letters = (at: number): string =>
  (at < 26 ? '' : letters(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));
const place = (row: number, at: number): string => `${letters(at)}${row}`;

const textCell = (text: string, at: string, format: number): string =>
  `<c r="${at}" t="inlineStr" s="${format}"><is><t xml:space="preserve">${escaped(text.slice(0, LONGEST))}</t></is></c>`;
const cellXml = (cell: Cell, at: string, decimals: number): string => {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${at}" s="${formatOf(decimals)}"><v>${cell}</v></c>`;
  return textCell(cell, at, PLAIN);
};

const ROWS_A_PIECE = 250;

async function* sheet(columns: readonly XlsxColumn[], rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<string> {
  const widths = columns.map((column, at) => {
    const width = Math.max(12, Math.min(40, column.head.length + 4));
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`;
  });
  let piece = `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${columns.map((column, at) => textCell(column.head, place(1, at), HEAD)).join('')}</row>`;
  let count = 1;
  for await (const row of rows) {
    count += 1;
    const number = count;
    piece += `<row r="${number}">${row.map((cell, at) => cellXml(cell, place(number, at), columns[at]?.decimals ?? 0)).join('')}</row>`;
    if (count % ROWS_A_PIECE === 0) {
      yield piece;
      piece = '';
    }
  }
  yield `${piece}</sheetData></worksheet>`;
}

export interface XlsxColumn {
  readonly head: string;
  readonly decimals?: number | undefined;
}

/**
 * A table as one sheet of a workbook (ECMA-376), made while its rows arrive. Text cells are inline strings with the
 * text format: never formulas.
 */
export const xlsx = (
  name: string,
  columns: readonly XlsxColumn[],
  rows: AsyncIterable<readonly Cell[]>,
): AsyncGenerator<Buffer> => {
  const title = escaped(
    name
      .replace(/[\\/?*[\]:]/g, ' ')
      .slice(0, 31)
      .trim(),
  );
  const workbook = `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${title}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  return zip([
    { name: '[Content_Types].xml', content: [contentTypes] },
    { name: '_rels/.rels', content: [rootLinks] },
    { name: 'xl/workbook.xml', content: [workbook] },
    { name: 'xl/_rels/workbook.xml.rels', content: [bookLinks] },
    { name: 'xl/styles.xml', content: [styles] },
    { name: 'xl/worksheets/sheet1.xml', content: sheet(columns, rows) },
  ]);
};
