import exceljs from 'exceljs';
import { limits } from './limits';
import { readTable } from './read-table';
import { makeXlsx, makeZip } from './testing/make-xlsx';

const xlsx = async (fill: (sheet: exceljs.Worksheet, book: exceljs.Workbook) => void): Promise<Buffer> => {
  const book = new exceljs.Workbook();
  fill(book.addWorksheet('a'), book);
  return Buffer.from(await book.xlsx.writeBuffer());
};
/** The lines of the first sheet, or the refusal. */
const linesOf = async (bytes: Buffer, name: string) => {
  const reply = await readTable(bytes, name);
  return 'table' in reply ? { lines: reply.table.sheets[0]?.lines } : reply;
};
const csv = (text: string) => linesOf(Buffer.from(text), 'a.csv');

describe('the lines of a file', () => {
  it('are those that hold something, by the line a spreadsheet counts, however far apart', async () => {
    const bytes = await xlsx((sheet) => {
      sheet.getCell('A1').value = 'position';
      sheet.getCell('A2').value = 'one';
      sheet.getCell('B25000').value = 7;
      sheet.getCell('XFD3').value = 'far to the right';
    });
    expect(await linesOf(bytes, 'a.xlsx')).toEqual({
      lines: [
        { row: 1, cells: ['position'] },
        { row: 2, cells: ['one'] },
        { row: 25_000, cells: [null, 7] },
      ],
    });
    expect(await csv('a;b\n\n;\n"1\n2";3\n')).toEqual({
      lines: [
        { row: 1, cells: ['a', 'b'], count: 2 },
        { row: 4, cells: ['1\n2', '3'], count: 2 },
      ],
    });
    expect(await csv('sep=;\na;b\n1;2')).toEqual({
      lines: [
        { row: 2, cells: ['a', 'b'], count: 2 },
        { row: 3, cells: ['1', '2'], count: 2 },
      ],
    });
  });

  it('are of every sheet that can be seen, by its name; a workbook of hidden ones shows them', async () => {
    const bytes = await xlsx((sheet, book) => {
      sheet.addRow(['one']);
      book.addWorksheet('choices', { state: 'hidden' }).addRow(['A', 'B']);
      book.addWorksheet('lists', { state: 'veryHidden' }).addRow(['C']);
      book.addWorksheet('b').addRow(['two']);
      book.addWorksheet('empty');
    });
    expect(await readTable(bytes, 'a.xlsx')).toEqual({
      table: {
        format: 'xlsx',
        letters: null,
        separator: null,
        sheets: [
          { name: 'a', lines: [{ row: 1, cells: ['one'] }] },
          { name: 'b', lines: [{ row: 1, cells: ['two'] }] },
          { name: 'empty', lines: [] },
        ],
      },
    });
  });

  it('keep a date a date', async () => {
    const date = new Date('2026-11-12T00:00:00Z');
    const bytes = await xlsx((sheet) => (sheet.getCell('A1').value = date));
    expect(await linesOf(bytes, 'a.xlsx')).toEqual({ lines: [{ row: 1, cells: [date] }] });
  });

  it('have the value of merged cells in each row, in the first column, and say which', async () => {
    const bytes = await xlsx((sheet) => {
      sheet.addRow(['one', 'order', null]);
      sheet.addRow(['two', null, null]);
      sheet.addRow(['three', 'other', 'wide']);
      sheet.mergeCells('B1:C2');
    });
    expect(await linesOf(bytes, 'a.xlsx')).toEqual({
      lines: [
        { row: 1, cells: ['one', 'order'], covered: [2] },
        { row: 2, cells: ['two', 'order'], merged: [1], covered: [2] },
        { row: 3, cells: ['three', 'other', 'wide'] },
      ],
    });
  });

  it('keep an error an error, of a cell and of the last result of a formula', async () => {
    const bytes = await xlsx((sheet) => {
      sheet.getCell('A1').value = { error: '#REF!' } as never;
      sheet.getCell('B1').value = { formula: 'VLOOKUP(1,A:B,2,0)', result: { error: '#N/A' } } as never;
    });
    expect(await linesOf(bytes, 'a.xlsx')).toEqual({
      lines: [{ row: 1, cells: [{ error: '#REF!' }, { error: '#N/A' }] }],
    });
  });

  it('name the line of a quotation mark that is never closed', async () => {
    expect(await csv('a;b\n1;2\n"3;4\n5;6\n')).toEqual({ refusal: { format: 'csv', reason: 'quote', row: 3 } });
    expect(await csv(`a;b\n"${'x;\n'.repeat(100_000)}`)).toEqual({
      refusal: { format: 'csv', reason: 'quote', row: 2 },
    });
  });
});

describe('BEY-38f what a number format shows', () => {
  it('is kept beside the number, unless it is the number', async () => {
    const bytes = await xlsx((sheet) => {
      const formats: [unknown, string][] = [
        [412, '00000'],
        [1460.4, '0'],
        [1460, '0" mm"'],
        [1460, '#,##0.00'],
        [0.5, '0%'],
        [123_456_789_012, 'General'],
        [0.1 + 0.2, 'General'],
        [7, ';;;'],
      ];
      formats.forEach(([value, format], at) => {
        const cell = sheet.getCell(1, at + 1);
        cell.value = value as never;
        cell.numFmt = format;
      });
    });
    expect(await linesOf(bytes, 'a.xlsx')).toEqual({
      lines: [
        {
          row: 1,
          cells: [
            { number: 412, shown: '00412' },
            { number: 1460.4, shown: '1460' },
            { number: 1460, shown: '1460 mm' },
            { number: 1460, shown: '1,460.00' },
            { number: 0.5, shown: '50%' },
            { number: 123_456_789_012, shown: '1.23457E+11' },
            0.3,
            { number: 7, shown: '' },
          ],
        },
      ],
    });
  });

  it('of a formula that nobody has computed is an error, not nothing', async () => {
    const cells =
      '<c r="A1" t="str"><v>a</v></c><c r="B1" s="0"><f>A1&amp;"x"</f></c><c r="C1"><f>1+1</f><v>2</v></c><c r="D1" t="n"><f/><v/></c>';
    expect(await linesOf(makeXlsx(`<sheetData><row r="1">${cells}</row></sheetData>`), 'a.xlsx')).toEqual({
      lines: [{ row: 1, cells: ['a', { error: '#N/A' }, 2, { error: '#N/A' }] }],
    });
  });
});

describe('a small file that would cost much', () => {
  it.each([
    ['newlines', '\n'.repeat(3_000_000)],
    ['separators', ';'.repeat(15_000_000)],
    ['lines of separators', `${';'.repeat(99)}\n`.repeat(10_000)],
    ['carriage returns', '\r'.repeat(3_000_000)],
  ])('of %s is refused by its count, as csv', async (_name, text) => {
    expect(await csv(text)).toEqual({ refusal: { format: 'csv', reason: 'too_large' } });
  });

  const rows = '<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>position</t></is></c></row></sheetData>';

  it.each([
    [
      'validations',
      `${rows}<dataValidations><dataValidation type="whole" sqref="A1:XFD1048576"><formula1>1</formula1></dataValidation></dataValidations>`,
    ],
    ['columns', `<cols>${'<col min="1" max="16384" width="9"/>'.repeat(50_000)}</cols>${rows}`],
    ['links', `${rows}<hyperlinks><hyperlink ref="A1:XFD1048576" display="a"/></hyperlinks>`],
    [
      'links of another name',
      `${rows}<x:hyperlinks xmlns:x="x"><x:hyperlink ref="A1:XFD1048576" display="a"/></x:hyperlinks>`,
    ],
  ])('has its %s left alone', async (_name, sheet) => {
    const bomb = makeXlsx(sheet);
    expect(bomb.length).toBeLessThan(20_000);
    expect(await linesOf(bomb, 'a.xlsx')).toEqual({ lines: [{ row: 1, cells: ['position'] }] });
  });

  it.each([
    ['of one area', '<mergeCell ref="A1:XFD1048576"/>'],
    ['of many', '<mergeCell ref="A1:A2"/>'.repeat(5_001)],
  ])('is refused by the count of its merged cells %s', async (_name, areas) => {
    const bomb = makeXlsx(`${rows}<mergeCells>${areas}</mergeCells>`);
    expect(bomb.length).toBeLessThan(20_000);
    expect(await linesOf(bomb, 'a.xlsx')).toEqual({ refusal: { format: 'xlsx', reason: 'too_large' } });
  });

  it('is read without an area of merged cells that is written so that it cannot be counted', async () => {
    const bomb = makeXlsx(`${rows}<mergeCells><mergeCell ref="&#65;1:XFD1048576"/></mergeCells>`);
    expect(await linesOf(bomb, 'a.xlsx')).toEqual({ lines: [{ row: 1, cells: ['position'] }] });
  });

  it('is refused by the letters of a text that stands in many cells', async () => {
    const long = `<c r="A1" t="inlineStr"><is><t>${'a'.repeat(40_000)}</t></is></c>`;
    const lines = Array.from(
      { length: 1_000 },
      (_row, at) => `<row r="${at + 1}">${at === 0 ? long : ''}<c r="B${at + 1}"><v>1</v></c></row>`,
    );
    const bomb = makeXlsx(
      `<sheetData>${lines.join('')}</sheetData><mergeCells><mergeCell ref="A1:A1000"/></mergeCells>`,
    );
    expect(await linesOf(bomb, 'a.xlsx')).toEqual({ refusal: { format: 'xlsx', reason: 'too_large' } });
  });

  it('is refused by the count of the cells that an OpenDocument sheet repeats', async () => {
    const cell =
      '<table:table-cell table:number-columns-repeated="16384" office:value-type="string"><text:p>a</text:p></table:table-cell>';
    const content = `<office:document-content><office:body><office:spreadsheet><table:table table:name="a"><table:table-row table:number-rows-repeated="1048576">${cell}</table:table-row></table:table></office:spreadsheet></office:body></office:document-content>`;
    const mimetype = 'application/vnd.oasis.opendocument.spreadsheet';
    const written = ['1e6', '1" table:number-rows-repeated="1048576'].map((number) =>
      content.replace('1048576', number),
    );
    const signed = content.replace('<table:table-cell ', '<table:table-cell a=">" ');
    const spaces = content
      .replace('1048576', '1')
      .replace('16384', '1')
      .replace('>a<', '><text:s text:c="400000000"/><');
    for (const text of [content, content.replaceAll('table:', 't:'), ...written, signed, spaces])
      expect(await linesOf(makeZip({ mimetype, 'content.xml': text }), 'a.xlsx')).toEqual({
        refusal: { format: 'ods', reason: 'too_large' },
      });
  });

  it.each([
    ['rows', '<row/>'],
    ['what no sheet knows', '<a/>'],
  ])('is refused by the count of its elements: %s', async (_name, element) => {
    const bomb = makeXlsx(`<sheetData>${element.repeat(limits.tags)}</sheetData>`);
    expect(bomb.length).toBeLessThan(100_000);
    expect(await linesOf(bomb, 'a.xlsx')).toEqual({ refusal: { format: 'xlsx', reason: 'too_large' } });
  });

  it.each([
    ['a place that is none', '<sheetData><row r="1"><c r="ZZZZZZZ1"><v>1</v></c></row></sheetData>'],
    ['a row that is none', '<sheetData><row r="99999999999"><c r="A99999999999"><v>1</v></c></row></sheetData>'],
    ['an end that is missing', '<sheetData><row>'],
  ])('with %s is unreadable or empty, never a fault of ours', async (_name, sheet) => {
    const reply = await readTable(makeXlsx(sheet), 'a.xlsx');
    expect('refusal' in reply ? reply.refusal.reason : 'lines').toMatch(/unreadable|lines/);
  });
});
