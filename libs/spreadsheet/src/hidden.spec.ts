import { CFB, utils, write } from '@e965/xlsx';
import { encode } from 'iconv-lite';
import { cleanXmlWorkbook } from './clean-xml-workbook';
import { hiddenInOds } from './hidden-in-ods';
import { readTable } from './read-table';

const xml = (...rows: string[]): Buffer =>
  Buffer.from(
    `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"
      xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="a"><Table>${rows.join('')}</Table>
      </Worksheet></Workbook>`,
  );
const row = (attributes: string, ...values: string[]): string =>
  `<Row ${attributes}>${values.map((value) => `<Cell><Data ss:Type="String">${value}</Data></Cell>`).join('')}</Row>`;

describe('BEY-38a XML workbooks of 2003', () => {
  it('count a row that stands for several, and say which rows and columns are hidden', async () => {
    const bytes = xml(
      '<Column ss:Index="2" ss:Hidden="1" ss:Span="1"/><Column ss:Width="50"/><Column ss:Hidden="0"/>',
      row('', 'a', 'b', 'c'),
      '<Row ss:Height="5" ss:Span="2"/>',
      row('', 'x', 'y', 'z'),
      row('ss:Hidden="1"', 'h', 'i', 'j'),
    );
    expect(await readTable(bytes, 'a.xls')).toMatchObject({
      table: {
        sheets: [
          {
            hiddenColumns: [1, 2],
            lines: [{ row: 1 }, { row: 5, cells: ['x', 'y', 'z'] }, { row: 6, isHidden: true }],
          },
        ],
      },
    });
  });

  it('name no more columns than are read, however many a span says', () => {
    const cleaned = cleanXmlWorkbook(
      '<Table><Column ss:Span="9999999"/><Column ss:Index="3" ss:Hidden="1" ss:Span="9999999"/></Table>',
    );
    expect(cleaned.length).toBeLessThan(50_000);
  });
});

describe('BEY-38f what a spreadsheet holds and does not show', () => {
  it('is marked: rows and columns that are hidden', async () => {
    const sheet = utils.aoa_to_sheet([
      ['position', 'a', 'b'],
      ['L1', 1, 2],
      ['L2', 3, 4],
    ]);
    sheet['!rows'] = [{}, { hidden: true }];
    sheet['!cols'] = [{}, { hidden: true }];
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, 'a');
    const bytes = Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
    expect(await readTable(bytes, 'a.xlsx')).toMatchObject({
      table: { sheets: [{ hiddenColumns: [1], lines: [{ row: 1 }, { row: 2, isHidden: true }, { row: 3 }] }] },
    });
  });
});

describe('BEY-38f what an OpenDocument sheet does not show', () => {
  it('are rows and columns that are hidden or filtered out, counted with those that are repeated', () => {
    const row = (attributes = '') => `<table:table-row ${attributes}><table:table-cell/></table:table-row>`;
    const content = `<table:table table:name="a"><table:table-column table:number-columns-repeated="2"/>
      <table:table-column table:visibility="collapse"/>${row()}${row('table:visibility="filter"')}
      ${row('table:number-rows-repeated="3"')}${row('table:visibility="collapse" table:number-rows-repeated="2"')}
      ${row('table:visibility="collapse" table:number-rows-repeated="1048000"')}</table:table><table:table>${row()}</table:table>`;
    expect(hiddenInOds(content)).toEqual([
      { rows: new Set([1, 5, 6]), columns: [2] },
      { rows: new Set(), columns: [] },
    ]);
  });

  it('is marked in the lines that are read', async () => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([['position'], ['L1'], ['L2']]), 'a');
    const zip = CFB.read(Buffer.from(write(book, { type: 'buffer', bookType: 'ods' }) as Uint8Array), {
      type: 'buffer',
    });
    const part = CFB.find(zip, 'content.xml');
    if (part === null) throw new Error('no content');
    const rows = String(part.content).split('<table:table-row');
    part.content = Buffer.from(
      [...rows.slice(0, 2), ` table:visibility="filter"${rows[2] ?? ''}`, ...rows.slice(3)].join('<table:table-row'),
    );
    const bytes = Buffer.from(CFB.write(zip, { fileType: 'zip', type: 'buffer' } as never) as unknown as Uint8Array);
    expect(await readTable(bytes, 'a.ods')).toMatchObject({
      table: { sheets: [{ lines: [{ row: 1 }, { row: 2, isHidden: true }, { row: 3 }] }] },
    });
  });
});

describe('BEY-38c letters of a saved web page', () => {
  const page = (charset: string, text: string): string =>
    `<html><head><meta charset="${charset}"></head><table><tr><td>${text}</td></tr></table></html>`;
  const read = async (bytes: Buffer) => {
    const reply = await readTable(bytes, 'a.xls');
    return 'table' in reply ? [reply.table.letters?.encoding, reply.table.sheets[0]?.lines[0]?.cells[0]] : null;
  };

  it('are those that it names, unless they are UTF-8 after all', async () => {
    const small = page('windows-1252', 'Sæbø');
    expect(await read(encode(small, 'windows-1252'))).toEqual(['windows-1252', 'Sæbø']);
    expect(await read(encode(page('ISO-8859-1', 'Sæbø'), 'windows-1252'))).toEqual(['windows-1252', 'Sæbø']);
    expect(await read(Buffer.from(small))).toEqual(['utf-8', 'Sæbø']);
  });
});
